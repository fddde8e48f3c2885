/** A text in parts, each with whether the other text lacks it. */
export type Part = { readonly text: string; readonly isOther: boolean };
export type DifferingParts = { readonly before: readonly Part[]; readonly after: readonly Part[] };

/** Words, and what is between them. */
const tokensOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];

/** Where two texts differ: between the words that both begin with and those that both end with. */
export function differingParts(before: string, after: string): DifferingParts {
  const [one, other] = [tokensOf(before), tokensOf(after)];
  const shorter = Math.min(one.length, other.length);
  let begin = 0;
  while (begin < shorter && one[begin] === other[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const partsOf = (tokens: readonly string[]): readonly Part[] =>
    [
      { text: tokens.slice(0, begin).join(''), isOther: false },
      { text: tokens.slice(begin, tokens.length - end).join(''), isOther: true },
      { text: tokens.slice(tokens.length - end).join(''), isOther: false },
    ].filter(({ text }) => text !== '');
  return { before: partsOf(one), after: partsOf(other) };
}
