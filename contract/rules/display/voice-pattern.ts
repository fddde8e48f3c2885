/** Tags of the announced text. Their names are Czech without diacritics, as those of tickets are. */
export const voiceTags = ['cislo', 'prepazka'] as const;
export type VoiceTag = (typeof voiceTags)[number];

/** A part of the announced text: words, or a tag. */
export type PatternPart = { readonly text: string; readonly tag: VoiceTag | null };

const written = /(\{[^{}]{0,40}\})/u;

/** The parts of a pattern in their order. `{číslo}` with its diacritics is the tag as well. */
export function partsOfPattern(pattern: string): readonly PatternPart[] {
  return pattern
    .split(written)
    .filter((text) => text !== '')
    .map((text) => ({ text, tag: tagOf(text) }));
}

/** What is written as a tag and is none: no one could say it. */
export function unknownVoiceTags(pattern: string): readonly string[] {
  return [...new Set(partsOfPattern(pattern).flatMap(({ text, tag }) => (tag === null && /[{}]/u.test(text) ? [text] : [])))];
}

/** The words of a text in lower case, without punctuation. */
export function splitWords(text: string): readonly string[] {
  return text.toLocaleLowerCase('cs').match(/[\p{L}\p{N}]+/gu) ?? [];
}

function tagOf(text: string): VoiceTag | null {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return voiceTags.find((tag) => plain === `{${tag}}`) ?? null;
}
