import { serverWords as words } from '../../contract/messages/cs/server.ts';

/** Reads whose pages may show the booking page within them: origins with spaces between, as the town's web. Faults are added to the list. */
export function readFrameAncestors(value: string | null, faults: string[]): readonly string[] {
  const origins = (value ?? '').split(/[\s,]+/u).filter((origin) => origin !== '');
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong === undefined) return origins;
  faults.push(words.badFrameAncestor(wrong));
  return [];
}

/** Nothing that would end the policy of the page, or let everybody in. */
function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.-]+(?::\d{1,5})?$/u.test(text) && URL.canParse(text) && new URL(text).origin === text.toLowerCase();
}
