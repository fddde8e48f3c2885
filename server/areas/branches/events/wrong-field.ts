import type { z } from 'zod';

/** No branch is answered more of its own words than this, in characters. */
const longest = 80;

/** The first field that is wrong, with those that it is in: `events.3.sequence`; null where the whole is. A field that is one too many is named as well. */
export function wrongField({ issues }: z.ZodError): string | null {
  const [issue] = issues;
  if (issue === undefined) return null;
  const tooMany = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const path = [...issue.path, ...tooMany].map(String).join('.');
  return path === '' ? null : path.slice(0, longest);
}
