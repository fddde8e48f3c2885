import type { Language } from './basics/catalogue.ts';
import type { Letters } from './basics/letters.ts';
import { letters as czech } from './cs/mail.ts';
import { letters as english } from './en/mail.ts';

const byLanguage: Readonly<Record<Language, Letters>> = { cs: czech, en: english };

/** Letters in a language; only the server writes them, so the console does not carry them. */
export function chooseLetters(language: Language): Letters {
  return byLanguage[language];
}
