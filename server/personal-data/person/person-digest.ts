import { createHmac } from 'node:crypto';
import type { SoughtPerson } from '../../../contract/rules/sought-person.ts';
import { plainSpelling } from '../../work/email-spellings.ts';

/** What stands for a person in records of erasures: the same for the same person, and nothing to read from it without the key. */
export function personDigest(key: Uint8Array, { by, value }: SoughtPerson): string {
  return createHmac('sha256', key)
    .update(`${by} ${by === 'email' ? plainSpelling(value) : value}`)
    .digest('base64url');
}
