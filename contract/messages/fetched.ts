import type { Language } from './basics/catalogue.ts';
import type { Messages } from './messages.ts';

const fetched = new Map<Language, Messages>();

const sources: Readonly<Record<Language, () => Promise<Messages>>> = {
  cs: async () => (await import('./cs/messages.ts')).czech,
  en: async () => (await import('./en/messages.ts')).english,
};

/** Fetches the catalogue of a language, so that `messagesIn` has it from then on. */
export async function fetchMessages(language: Language): Promise<Messages> {
  const messages = fetched.get(language) ?? (await sources[language]());
  fetched.set(language, messages);
  return messages;
}

/** The catalogue of a language; while that is on its way, the one that there is. Throws when none was fetched. */
export function messagesIn(language: Language): Messages {
  const [first] = fetched.values();
  const messages = fetched.get(language) ?? first;
  if (messages === undefined) throw new Error('No catalogue has been fetched');
  return messages;
}
