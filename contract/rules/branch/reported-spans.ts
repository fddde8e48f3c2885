/** A state that was reported, under the branch's own number; the instant is in milliseconds. */
export type StateEvent<S> = { readonly sequence: number; readonly at: number; readonly state: S };

/** A state that held without a break. `until` is null for the last one. */
export type Span<S> = { readonly state: S; readonly sequence: number; readonly since: number; readonly until: number | null };

/**
 * Spans of equal states in the order in which the branch numbered what it reported, whatever the order it came in; `isSame`
 * says what counts as equal.
 */
export function foldSpans<S>(events: readonly StateEvent<S>[], isSame: (one: S, other: S) => boolean): readonly Span<S>[] {
  const spans: Span<S>[] = [];
  for (const { sequence, at, state } of events.toSorted((one, other) => one.sequence - other.sequence)) {
    const last = spans.at(-1);
    if (last !== undefined && isSame(last.state, state)) continue;
    const since = Math.max(at, last?.since ?? at);
    if (last !== undefined) spans[spans.length - 1] = { ...last, until: since };
    spans.push({ state, sequence, since, until: null });
  }
  return spans;
}

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
