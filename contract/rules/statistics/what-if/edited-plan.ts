import { joined, type Span, within } from './past-day.ts';
import type { PlayedDesk, PlayedPlan } from './play-clients.ts';

/** A time as it was typed; null where it is not whole. */
export type TypedTime = number | null;
export type TypedSpan = { readonly from: TypedTime; readonly to: TypedTime };

/** A desk of a plan as a person edits it: it may have faults. */
export type EditedDesk = {
  /** Below zero of a desk that the store does not have. */
  readonly id: number;
  readonly services: readonly number[];
  /** Null of a desk that is closed all day. */
  readonly hours: TypedSpan | null;
  readonly breaks: readonly TypedSpan[];
};
export type EditedPlan = readonly EditedDesk[];

/** At most so many desks are added. */
export const mostNewDesks = 5;
export const mostBreaks = 4;

const planFaults = [
  'time_missing',
  'hours_reversed',
  'outside_office',
  'break_missing',
  'break_reversed',
  'break_outside',
  'break_all_day',
  'no_service',
] as const;
export type PlanFault = (typeof planFaults)[number];

/** What is wrong with each desk; desks without a fault are not in it. */
export function findPlanFaults(plan: EditedPlan, office: readonly Span[]): ReadonlyMap<number, readonly PlanFault[]> {
  return new Map(
    plan.flatMap((desk) => {
      const faults = deskFaults(desk, office);
      return faults.length === 0 ? [] : [[desk.id, faults] as const];
    }),
  );
}

function deskFaults({ services, hours, breaks }: EditedDesk, office: readonly Span[]): readonly PlanFault[] {
  if (hours === null) return [];
  const none: readonly PlanFault[] = services.length === 0 ? ['no_service'] : [];
  const open = spanOf(hours);
  if (open === null) return ['time_missing', ...none];
  if (open.to <= open.from) return ['hours_reversed', ...none];
  const [opens, closes] = [office[0]?.from ?? 0, office.at(-1)?.to ?? 0];
  const outside: readonly PlanFault[] = open.from < opens || open.to > closes ? ['outside_office'] : [];
  return [...new Set([...outside, ...breaks.flatMap((one) => breakFaults(one, open)), ...allDay({ hours, breaks }), ...none])];
}

function breakFaults(one: TypedSpan, open: Span): readonly PlanFault[] {
  const span = spanOf(one);
  if (span === null) return ['break_missing'];
  if (span.to <= span.from) return ['break_reversed'];
  return span.to <= open.from || span.from >= open.to ? ['break_outside'] : [];
}

function allDay(desk: Pick<EditedDesk, 'hours' | 'breaks'>): readonly PlanFault[] {
  return openTimes(desk).length === 0 ? ['break_all_day'] : [];
}

/** When a desk is open: its hours without its breaks. */
export function openTimes({ hours, breaks }: Pick<EditedDesk, 'hours' | 'breaks'>): readonly Span[] {
  const open = hours === null ? null : spanOf(hours);
  if (open === null || open.to <= open.from) return [];
  const paused = joined(breaks.flatMap((one) => spanOf(one) ?? []));
  const edges = [open.from, ...within(paused, [open]).flatMap(({ from, to }) => [from, to]), open.to];
  return edges.flatMap((from, place) => {
    const to = edges[place + 1];
    return place % 2 === 0 && to !== undefined && from < to ? [{ from, to }] : [];
  });
}

/** A desk with the times at which it is open as hours and breaks. */
export function editedDesk(id: number, services: readonly number[], open: readonly Span[]): EditedDesk {
  const [first, last] = [open[0], open.at(-1)];
  if (first === undefined || last === undefined) return { id, services, hours: null, breaks: [] };
  const breaks = open.slice(1).map((span, place) => ({ from: open[place]?.to ?? span.from, to: span.from }));
  return { id, services, hours: { from: first.from, to: last.to }, breaks };
}

/** The plan as the engine plays it. Desks call no one while the office is closed. */
export function playedPlan(plan: EditedPlan, office: readonly Span[]): PlayedPlan {
  const desks = plan.flatMap((desk): PlayedDesk[] => {
    const open = within(openTimes(desk), office);
    return open.length === 0 || desk.services.length === 0 ? [] : [{ id: desk.id, services: desk.services, open }];
  });
  return { desks, closes: office.at(-1)?.to ?? 0 };
}

/** Services with clients that no open desk of the plan serves. */
export function unservedServices(plan: PlayedPlan, services: readonly number[]): readonly number[] {
  const served = new Set(plan.desks.flatMap((desk) => desk.services));
  return services.filter((id) => !served.has(id));
}

/** Whether both plans are the same to the engine. */
export function isSamePlan(one: PlayedPlan, other: PlayedPlan): boolean {
  return planKey(one) === planKey(other);
}

function planKey({ desks }: PlayedPlan): string {
  return JSON.stringify(
    desks
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, services, open }) => [id, services.toSorted((one, other) => one - other), open.map(({ from, to }) => [from, to])]),
  );
}

function spanOf({ from, to }: TypedSpan): Span | null {
  return from === null || to === null ? null : { from, to };
}
