import type { Problem } from '../../basics/errors.ts';

/** A rule of drafts: the end, when both are given, comes after the start. ISO instants and days compare as text. */
export function endsAfterStart<S extends string, E extends string>(start: S, end: E) {
  return (draft: { readonly [K in S | E]?: string | null }): Readonly<Record<string, Problem>> => {
    const from = draft[start];
    const to = draft[end];
    if (from == null || to == null || Date.parse(from) < Date.parse(to)) return {};
    return { [end]: { code: 'end_before_start' } };
  };
}
