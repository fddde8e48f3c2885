import { serverWords as words } from '../../contract/messages/cs/server.ts';

/** Reads an address of a setting; null without one. A fault is added to the list. */
export function readUrl(name: string, text: string | null, faults: string[]): URL | null {
  if (text === null) return null;
  if (URL.canParse(text)) return new URL(text);
  faults.push(words.badUrl(name, text));
  return null;
}
