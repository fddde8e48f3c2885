import type { Language } from './basics/catalogue.ts';
import { served as czech } from './cs/served.ts';
import { served as english } from './en/served.ts';
import type { ServerMessages } from './messages.ts';

export * from './texts.ts';

const byLanguage: Readonly<Record<Language, ServerMessages>> = { cs: czech, en: english };

/** What the server says in a language, both at hand. The console, which downloads only what it shows, takes `fetched.ts`. */
export function messagesFor(language: Language): ServerMessages {
  return byLanguage[language];
}
