import { foldSpans } from './fold-state.ts';

/** What a branch reported of a desk, under its own number; the instant is in milliseconds. */
export type DeskEvent = { readonly sequence: number; readonly at: number; readonly isOpen: boolean; readonly employeeId: number | null };

/** A time for which one person, known or not, sat at an open desk. `endedAt` is null while it lasts. */
export type DeskSession = {
  /** Number of the event that began it. */
  readonly sequence: number;
  readonly employeeId: number | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
};

const closed = -1;
const nobodyKnown = 0;

/**
 * Sessions of a desk out of its events, whatever the order they came in; `earlier` is the last one that began before them. It goes on
 * where the first event says the same of it, and ends there otherwise.
 */
export function deskSessionsOf(events: readonly DeskEvent[], earlier: DeskSession | null): readonly DeskSession[] {
  const spans = foldSpans(
    events.map(({ sequence, at, isOpen, employeeId }) => ({ sequence, at, state: isOpen ? (employeeId ?? nobodyKnown) : closed })),
    (one, other) => one === other,
  );
  const sessions = spans
    .filter(({ state }) => state !== closed)
    .map(({ state, sequence, since, until }) => ({
      sequence,
      employeeId: state === nobodyKnown ? null : state,
      startedAt: since,
      endedAt: until,
    }));
  const [first] = spans;
  if (earlier === null || first === undefined) return sessions;
  const since = Math.max(first.since, earlier.startedAt);
  const lastsUntilThen = earlier.endedAt === null || earlier.endedAt > since;
  const goesOn = first.state === (earlier.employeeId ?? nobodyKnown) && lastsUntilThen;
  if (goesOn) return [{ ...earlier, endedAt: first.until }, ...sessions.slice(1)];
  return lastsUntilThen ? [{ ...earlier, endedAt: since }, ...sessions] : sessions;
}
