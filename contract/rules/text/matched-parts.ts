import { foldDiacritics } from './fold-diacritics.ts';

export type Part = { readonly text: string; readonly isMatch: boolean };
type Span = { readonly from: number; readonly to: number };

/** A text in parts, those that the words were found in apart from the others: `hájek` in `Hajek` and the other way round. */
export function matchedParts(text: string, words: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { from, to } of joined(spansOf(text, words))) {
    if (from > end) parts.push({ text: text.slice(end, from), isMatch: false });
    parts.push({ text: text.slice(from, to), isMatch: true });
    end = to;
  }
  return end < text.length ? [...parts, { text: text.slice(end), isMatch: false }] : parts;
}

/** A part of a long text, some words of it, with the first of what is searched for near its beginning. */
export function aroundMatch(text: string, words: readonly string[], length: number): string {
  if (text.length <= length) return text;
  const first = Math.min(...spansOf(text, words).map(({ from }) => from));
  const wanted = Number.isFinite(first) ? Math.max(0, first - Math.floor(length / 4)) : 0;
  const start = wanted === 0 ? 0 : Math.min(first, text.indexOf(' ', wanted) + 1 || wanted);
  // Never half of a sign, at either end.
  const from = /^\p{Cs}/u.test(text.slice(start)) ? start + 1 : start;
  const cut = text.slice(from, from + length).replace(/\p{Cs}$/u, '');
  return `${from > 0 ? '…' : ''}${cut.trim()}${from + cut.length < text.length ? '…' : ''}`;
}

function spansOf(text: string, words: readonly string[]): readonly Span[] {
  const { folded, places } = foldedWithPlaces(text);
  return words.flatMap((word) =>
    folded
      .split(word)
      .slice(0, -1)
      .reduce<readonly number[]>((starts, between) => [...starts, (starts.at(-1) ?? -word.length) + word.length + between.length], [])
      .map((at) => ({ from: places[at] ?? 0, to: places[at + word.length] ?? text.length })),
  );
}

/** The folded text, and for each of its signs where in the text itself it comes from. */
function foldedWithPlaces(text: string): { readonly folded: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const sign of text) {
    const plain = foldDiacritics(sign);
    for (const _ of Array.from({ length: plain.length })) places.push(place);
    folded += plain;
    place += sign.length;
  }
  return { folded, places };
}

/** Spans in their order, those that touch as one. */
function joined(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last !== undefined && span.from <= last.to) merged.splice(-1, 1, { from: last.from, to: Math.max(last.to, span.to) });
    else merged.push(span);
  }
  return merged;
}
