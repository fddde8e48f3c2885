import { createHmac } from 'node:crypto';
import type { SoughtPerson } from '../../../../contract/rules/text/contact.ts';
import { mailboxKey, plainSpelling } from '../../booking/email-spellings.ts';

/** What represents a person in records of erasures: the same for each spelling of a mailbox, and unreadable without the key. */
export function personDigest(key: Uint8Array, { by, value }: SoughtPerson): string {
  return digestOf(key, `${by} ${by === 'email' ? mailboxKey(value) : value}`);
}

/** The digests under which the person may be recorded: each spelling of a mailbox used to have its own. */
export function recordedDigests(key: Uint8Array, person: SoughtPerson): readonly string[] {
  const { by, value } = person;
  return [personDigest(key, person), ...(by === 'email' ? [digestOf(key, `${by} ${plainSpelling(value)}`)] : [])];
}

function digestOf(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
