import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { isSystemField } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { levelsOfDocuments, parseBoundedJson } from '../../../contract/rules/values/bounded-json.ts';
import type { Call } from './call.ts';

type Body = Readonly<Record<string, unknown>>;

/** What a change says to the clients who are written to of it. */
export const clientMessageKey = 'client_message';

/** The body as an object; anything else is no form. */
export function objectBody(body: unknown): Body {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refuse('bad_request');
  return Object.fromEntries(Object.entries(body));
}

/**
 * A draft for the entity: unknown fields are refused by name, read-only ones are left aside by the check. A message to clients is no
 * field: `parseClientNotice` reads it.
 */
export function parseDraft(resource: AnyResource, body: unknown): Body {
  const { [clientMessageKey]: message, ...values } = objectBody(body);
  const draft = resource.notifiesClients === true || message === undefined ? values : { ...values, [clientMessageKey]: message };
  const unknown = Object.keys(draft).find((name) => !Object.hasOwn(resource.fields, name) && !isSystemField(name));
  if (unknown !== undefined) throw refuse('unknown_field', { details: { name: unknown.slice(0, 100) } });
  return draft;
}

/** Refuses what a body should not have, by its name. */
export function refuseUnknown(body: Body, known: readonly string[]): void {
  const unknown = Object.keys(body).find((name) => !known.includes(name));
  if (unknown !== undefined) throw refuse('unknown_field', { details: { name: unknown.slice(0, 100) } });
}

/** What someone sends to an operation that takes no body is refused by its name: they believe that it does something. */
export function refuseUntakenBody({ operation, body }: Call): void {
  const takesBody = operation.bodySchema !== undefined || operation.fileTypes !== undefined;
  if (takesBody || body === undefined || body === null) return;
  refuseUnknown(objectBody(body), []);
}

/** A text that the body may carry; absent is null. Anything but a text is a problem at its field. */
export function parseText(body: Body, name: string): string | null {
  const value = Object.hasOwn(body, name) ? body[name] : null;
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') throw refuseValues({ [name]: { code: 'wrong_type' } });
  if (value.includes('\u0000')) throw refuseValues({ [name]: { code: 'nul_character' } });
  return value;
}

/**
 * The version that a change is made over: from If-Match (strong or weak), for plain clients of PUT from the body. `If-Match: *`
 * says that the row is changed whatever its version (RFC 9110, 13.1.1).
 */
export function parseVersion(call: Call, body: Body): number | 'any' {
  const header = call.header('if-match');
  if (header !== undefined) return versionOfTag(header);
  const version = call.operation.method === 'put' ? body['version'] : undefined;
  if (typeof version !== 'number' || !Number.isInteger(version)) throw refuse('version_required');
  return version;
}

/** The version in If-Match where a call needs none; without the header any version will do. */
export function parseAcceptedVersion(call: Call): number | 'any' {
  const header = call.header('if-match');
  return header === undefined ? 'any' : versionOfTag(header);
}

function versionOfTag(header: string): number | 'any' {
  if (header.trim() === '*') return 'any';
  const tag = /^(?:W\/)?"([\x21\x23-\x7E\x80-\xFF]*)"$/u.exec(header.trim())?.[1];
  // A malformed tag is not a conflict: the answer says what a tag looks like.
  if (tag === undefined) throw refuse('invalid_if_match');
  // A tag that is none of ours matches no version.
  return /^\d{1,9}$/u.test(tag) ? Number(tag) : -1;
}

/** The identifier in the address. */
export function parseIdentifier(call: Call): number {
  const text = call.parameters['id'] ?? '';
  const id = Number(text);
  if (!/^[1-9]\d{0,9}$/u.test(text) || id > 2_147_483_647) throw refuse('invalid_identifier');
  return id;
}

/** What a body in JSON says; undefined for one that is empty: a DELETE may say JSON and send nothing (page 08, API). */
export function jsonBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  const value = parseBoundedJson(text, levelsOfDocuments);
  if (value === undefined) throw refuse('invalid_json');
  return value;
}
