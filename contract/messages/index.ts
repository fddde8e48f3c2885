import type { Language, Messages } from './catalogue.ts';
import { czech } from './cs/messages.ts';
import { english } from './en/messages.ts';

export * from './texts.ts';

const byLanguage: Readonly<Record<Language, Messages>> = { cs: czech, en: english };

/** The whole catalogue of a language, both at hand. The console, which downloads only what it shows, takes `fetched.ts`. */
export function messagesFor(language: Language): Messages {
  return byLanguage[language];
}
