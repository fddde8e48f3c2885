import { createHmac } from 'node:crypto';

/** What is in the append-only audit in place of a personal value: the same for the same value, and nothing to read from it. */
export function digestWith(salt: string): (value: unknown) => string {
  return (value) => createHmac('sha256', salt).update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}
