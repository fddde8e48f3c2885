import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { MarkType, ReasonCode } from '../../../../contract/rules/opening/day-hours.ts';
import type { ReportedDay } from '../days/use-days.ts';

/** What people said of a day. */
export type KnownMark = { readonly type: MarkType; readonly note: string };

const types: Readonly<Partial<Record<ReasonCode, MarkType>>> = { marked_open: 'open', marked_holiday: 'holiday', blocked: 'blocked' };

/** Marks that are on the days, as far as they are known. */
export function marksOn(days: readonly Day[], known: ReadonlyMap<Day, ReportedDay>): readonly KnownMark[] {
  return days.flatMap((day) =>
    (known.get(day)?.reasons ?? []).flatMap(({ code, name }) => {
      const type = types[code];
      return type === undefined ? [] : [{ type, note: name }];
    }),
  );
}

/** The one note that all of the marks bear: what a new mark of their days begins with. Nothing where they differ. */
export function sharedNote(marks: readonly KnownMark[]): string {
  const [first] = marks;
  return first !== undefined && marks.every(({ note }) => note === first.note) ? first.note : '';
}

/** How many of the marks would be lost: they are of another type, or bear a note that is not the new one. */
export function lostMarks(marks: readonly KnownMark[], type: MarkType, note: string): number {
  return marks.filter((mark) => mark.type !== type || (mark.note !== '' && mark.note !== note.trim())).length;
}

/** Whether each of the days is known to be blocked: they can be unblocked, and not blocked again. */
export function areBlocked(days: readonly Day[], known: ReadonlyMap<Day, ReportedDay>): boolean {
  return days.every((day) => known.get(day)?.reasons.some(({ code }) => code === 'blocked') === true);
}
