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
