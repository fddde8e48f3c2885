import type { Noun } from '../../../kit/index.ts';

/** English has two forms and no gender; the contract's noun has room for three. */
export function noun(one: string, many: string): Noun {
  return { gender: 'neuter', one, few: many, many, accusative: [one, many, many] };
}

/** A word without a singular. */
export function pluralNoun(many: string): Noun {
  return { ...noun(many, many), pluralOnly: true };
}
