import type { Language } from '../../basics/languages.ts';

/** What the page says; `isCzech` where the page is in English and this is not, so that its language is marked. */
export type LocalizedText = { readonly text: string; readonly isCzech: boolean };

/** A name: where no one wrote the English one, the Czech one is on the English page, marked as Czech. */
export function localiseName(language: Language, name: string, english: string | null): LocalizedText {
  if (language === 'cs') return { text: name, isCzech: false };
  return english === null ? { text: name, isCzech: true } : { text: english, isCzech: false };
}

/** The same of what need not be there; null where the page has nothing to say. */
export function localiseDescription(language: Language, text: string | null, english: string | null): LocalizedText | null {
  if (text !== null) return localiseName(language, text, english);
  return language === 'cs' || english === null ? null : { text: english, isCzech: false };
}

type Texts = { readonly czech: string | null; readonly english: string | null; readonly builtIn: string | null };

/** A text of a step. The English page says the built-in one where the office wrote a Czech one alone. */
export function localiseText(language: Language, { czech, english, builtIn }: Texts): string | null {
  if (language === 'cs') return czech;
  return english ?? (czech === null ? null : builtIn);
}
