import { type Day, weekdayOf } from './calendar-days.ts';
import { type Interval, inOrder, type WeeklyInterval } from './intervals.ts';
import { isBase, type Period, planOn } from './plan-periods.ts';
import { type PublicHoliday, publicHoliday } from './public-holidays.ts';

export const markTypes = ['holiday', 'blocked', 'open'] as const;
export type MarkType = (typeof markTypes)[number];
/** Kinds of a day (page 03, Calendar of day types). */
export const dayTypes = ['free', 'occupied', 'notAvailable', 'holiday', 'blocked'] as const;
export type DayType = (typeof dayTypes)[number];

export type OpeningPlan = Period & { readonly id?: number; readonly name: string; readonly intervals: readonly WeeklyInterval[] };
export type OpeningException = {
  readonly id?: number;
  readonly day: Day;
  readonly closed: boolean;
  readonly intervals: readonly Interval[];
  readonly note: string | null;
};
export type DayMark = { readonly id?: number; readonly day: Day; readonly day_type: MarkType; readonly note: string | null };

/** All that decides what the days of one store look like. */
export type OpeningSources = {
  readonly plans: readonly OpeningPlan[];
  readonly exceptions: readonly OpeningException[];
  readonly marks: readonly DayMark[];
};

export const reasonCodes = [
  'base_plan',
  'dated_plan',
  'no_plan',
  'public_holiday',
  'marked_open',
  'exception',
  'marked_holiday',
  'blocked',
  'service_blocked',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** One step of why a day looks as it does: from the plan to what overrides it. */
export type DayReason = {
  readonly code: ReasonCode;
  /** Identifier of the row that says so; null where the law or no one does. */
  readonly id: number | null;
  /** What the plan is called, or the note of the exception or mark. */
  readonly name: string | null;
  readonly holiday: PublicHoliday | null;
  /** Hours after this step. */
  readonly intervals: readonly Interval[];
};

export type DayHours = {
  /** Wall times in Prague, in order, none overlapping; empty when the office is closed. */
  readonly intervals: readonly Interval[];
  readonly type: Exclude<DayType, 'occupied'>;
  /** Never empty; the last step decides. */
  readonly reasons: readonly DayReason[];
};

/**
 * What the day looks like and why. The plan gives the hours; a public holiday closes, a mark of an open day takes that back,
 * an exception of the date says its own hours, and what people marked as a holiday or blocked is closed whatever else holds.
 */
export function hoursOfDay(day: Day, { plans, exceptions, marks }: OpeningSources): DayHours {
  const planned = plannedStep(day, plans);
  const steps = [planned];
  const mark = marks.find((each) => each.day === day);
  const holiday = publicHoliday(day);
  if (holiday !== null) steps.push({ type: 'holiday', reason: { ...nobody, code: 'public_holiday', holiday, intervals: [] } });
  if (mark?.day_type === 'open') steps.push(ofMark(mark, 'marked_open', planned));
  const exception = exceptions.find((each) => each.day === day);
  if (exception !== undefined) steps.push(exceptionStep(exception));
  if (mark?.day_type === 'holiday') steps.push(ofMark(mark, 'marked_holiday', { type: 'holiday' }));
  if (mark?.day_type === 'blocked') steps.push(ofMark(mark, 'blocked', { type: 'blocked' }));
  const last = steps.at(-1) ?? planned;
  return { intervals: last.reason.intervals, type: last.type, reasons: steps.map(({ reason }) => reason) };
}

type Step = { readonly type: DayHours['type']; readonly reason: DayReason };

const nobody = { id: null, name: null, holiday: null };

function plannedStep(day: Day, plans: readonly OpeningPlan[]): Step {
  const plan = planOn(day, plans);
  if (plan === undefined) return { type: 'notAvailable', reason: { ...nobody, code: 'no_plan', intervals: [] } };
  const weekday = weekdayOf(day);
  const intervals = bare(plan.intervals.filter((each) => each.weekday === weekday));
  const code = isBase(plan) ? 'base_plan' : 'dated_plan';
  return { type: typeOf(intervals), reason: { code, id: plan.id ?? null, name: plan.name, holiday: null, intervals } };
}

function exceptionStep({ id, closed, intervals, note }: OpeningException): Step {
  const open = closed ? [] : bare(intervals);
  return { type: typeOf(open), reason: { code: 'exception', id: id ?? null, name: note, holiday: null, intervals: open } };
}

function ofMark({ id, note }: DayMark, code: ReasonCode, like: { readonly type: Step['type']; readonly reason?: DayReason }): Step {
  return { type: like.type, reason: { code, id: id ?? null, name: note, holiday: null, intervals: like.reason?.intervals ?? [] } };
}

function bare(intervals: readonly Interval[]): readonly Interval[] {
  return inOrder(intervals).map(({ opens, closes }) => ({ opens, closes }));
}

/** Until web orders exist, an open day is free. */
function typeOf(intervals: readonly Interval[]): 'free' | 'notAvailable' {
  return intervals.length === 0 ? 'notAvailable' : 'free';
}

const ofTheDay: readonly string[] = ['marked_open', 'exception', 'marked_holiday', 'blocked', 'service_blocked'];

/** What someone noted at the mark or the exception of the day; null where no one did. Of several the one that decides is taken. */
export function dayNote(reasons: readonly DayReason[]): string | null {
  return reasons.findLast(({ code, name }) => ofTheDay.includes(code) && name !== null && name !== '')?.name ?? null;
}

/** The kind of the day: an open one is occupied when its reservations fill it, as anyone who knows them says. */
export function dayType(day: Day, sources: OpeningSources, isFull: (day: Day) => boolean = () => false): DayType {
  const { type } = hoursOfDay(day, sources);
  return type === 'free' && isFull(day) ? 'occupied' : type;
}
