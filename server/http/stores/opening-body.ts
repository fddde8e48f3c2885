import { refuseValues } from '../../../contract/basics/refusal.ts';
import { checkDraft } from '../../../contract/derive/check-draft.ts';
import { isCalendarDay } from '../../../contract/derive/clean.ts';
import { mostDays } from '../../../contract/operations/stores/opening-operations.ts';
import { dayMarks } from '../../../contract/resources/stores/day-marks.ts';
import { openingExceptions } from '../../../contract/resources/stores/opening-exceptions.ts';
import { openingPlans } from '../../../contract/resources/stores/opening-plans.ts';
import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import { type HoursChange, removable } from '../../../contract/rules/opening/changed-sources.ts';
import { type MarkType, markTypes } from '../../../contract/rules/opening/day-hours.ts';
import type { Interval, WeeklyInterval } from '../../../contract/rules/opening/intervals.ts';
import { objectBody, refuseUnknown, textIn } from '../call/read-body.ts';

type Body = Readonly<Record<string, unknown>>;

/** The change of hours that somebody thinks of: judged as when it is saved, but for what it has no need of. */
export function hoursChangeIn(given: unknown, storeId: number, now: Date): HoursChange {
  const body = objectBody(given);
  refuseUnknown(body, ['plan', 'exception', 'removed', 'id', 'days', 'day_type']);
  if (body['plan'] !== undefined) {
    const draft = objectBody(body['plan']);
    refuseUnknown(draft, ['id', 'valid_from', 'valid_to', 'intervals']);
    const values = checked(openingPlans, { ...draft, store_id: storeId, name: '-' }, now);
    const { valid_from, valid_to, intervals } = values;
    return {
      plan: {
        ...identity(draft),
        name: '',
        valid_from: dayOrNull(valid_from),
        valid_to: dayOrNull(valid_to),
        intervals: weeklyIn(intervals),
      },
    };
  }
  if (body['exception'] !== undefined) {
    const draft = objectBody(body['exception']);
    refuseUnknown(draft, ['id', 'day', 'closed', 'intervals']);
    const { day, closed, intervals } = checked(openingExceptions, { ...draft, store_id: storeId }, now);
    return { exception: { ...identity(draft), day: String(day), closed: closed === true, intervals: weeklyIn(intervals), note: null } };
  }
  if (body['removed'] !== undefined) return removedIn(body);
  return { days: daysIn(body), day_type: markTypeIn(body), note: null };
}

export function daysIn({ days }: Body): readonly Day[] {
  if (days === undefined) throw refuseValues({ days: { code: 'required' } });
  if (!Array.isArray(days)) throw refuseValues({ days: { code: 'wrong_type' } });
  if (days.length === 0) throw refuseValues({ days: { code: 'required' } });
  if (days.length > mostDays) throw refuseValues({ days: { code: 'too_many', details: { max: mostDays } } });
  return [...new Set(days.map((day) => dayIn(day, 'days')))].toSorted();
}

export function dayIn(value: unknown, name: string): Day {
  if (typeof value !== 'string' || !isCalendarDay(value)) throw refuseValues({ [name]: { code: 'day' } });
  return value;
}

export function markTypeIn({ day_type }: Body): MarkType | null {
  if (day_type === null) return null;
  const found = markTypes.find((type) => type === day_type);
  if (found === undefined) throw refuseValues({ day_type: { code: day_type === undefined ? 'required' : 'unknown_value' } });
  return found;
}

/** The note of marks, as their own form takes it. */
export function noteIn(body: Body, now: Date): string | null {
  const { values, problems } = checkDraft(dayMarks, { note: textIn(body, 'note') }, { now, partial: true });
  if (Object.keys(problems).length > 0) throw refuseValues(problems);
  return dayOrNull(values['note']);
}

function removedIn({ removed, id }: Body): HoursChange {
  const kind = removable.find((one) => one === removed);
  if (kind === undefined) throw refuseValues({ removed: { code: 'unknown_value' } });
  if (typeof id !== 'number') throw refuseValues({ id: { code: id === undefined ? 'required' : 'wrong_type' } });
  return { removed: kind, id };
}

function checked(resource: Parameters<typeof checkDraft>[0], draft: Body, now: Date): Body {
  const { values, problems } = checkDraft(resource, draft, { now, partial: false });
  if (Object.keys(problems).length > 0) throw refuseValues(problems);
  return values;
}

function identity({ id }: Body): { readonly id?: number } {
  return typeof id === 'number' ? { id } : {};
}

function dayOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Rows that a declaration has let through; those of an exception have no weekday. */
function weeklyIn(value: unknown): readonly (WeeklyInterval & Interval)[] {
  if (!Array.isArray(value)) return [];
  return value.map((each) => {
    const { weekday, opens, closes } = objectBody(each);
    return { weekday: Number(weekday ?? 0), opens: String(opens), closes: String(closes) };
  });
}
