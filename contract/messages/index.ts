import type { Language } from './basics/catalogue.ts';
import { errors as czechErrors } from './cs/errors.ts';
import { czech } from './cs/messages.ts';
import { errors as englishErrors } from './en/errors.ts';
import { english } from './en/messages.ts';
import type { ServerMessages } from './messages.ts';

export * from './texts.ts';

const byLanguage: Readonly<Record<Language, ServerMessages>> = {
  cs: { ...czech, errors: czechErrors },
  en: { ...english, errors: englishErrors },
};

/** The whole catalogue of a language, both at hand. The console, which downloads only what it shows, takes `fetched.ts`. */
export function messagesFor(language: Language): ServerMessages {
  return byLanguage[language];
}
