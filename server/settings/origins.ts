import { serverWords as words } from '../../contract/messages/cs/server.ts';

/** Reads the origins that a variable names, with spaces between, as `https://www.mesto.cz`. Faults are added to the list. */
export function readOrigins(name: string, value: string | null, faults: string[]): readonly string[] {
  const origins = (value ?? '').split(/[\s,]+/u).filter((origin) => origin !== '');
  const wrong = origins.find((origin) => !isOrigin(origin));
  // Browsers write the host of an origin in small letters.
  if (wrong === undefined) return origins.map((origin) => origin.toLowerCase());
  faults.push(words.badOrigin(name, wrong));
  return [];
}

/** Nothing that would end a policy of a page, or let in everybody. */
function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.-]+(?::\d{1,5})?$/u.test(text) && URL.canParse(text) && new URL(text).origin === text.toLowerCase();
}
