import type { ErrorCode } from '../../../../contract/basics/errors.ts';
import { type Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import { fieldsOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { uniqueIndexName } from '../../tables/definitions.ts';

type Key = { readonly error: ErrorCode; readonly at: string };

/** A broken key of the database as the refusal that the declaration names, at its field; undefined for other errors. */
export function violationOf(resource: AnyResource, error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code === '23505' && 'constraint' in error) {
    const key = keysOf(resource).get(String(error.constraint));
    return key === undefined ? refuse('duplicate') : refuse(key.error, { at: key.at });
  }
  if (error.code === '23503') return refuse('conflict');
  return undefined;
}

function keysOf(resource: AnyResource): ReadonlyMap<string, Key> {
  const keys = new Map<string, Key>();
  for (const [name, field] of fieldsOf(resource)) {
    if (field.kind !== 'computed' && field.unique !== undefined)
      keys.set(uniqueIndexName(resource, [name]), { error: field.unique, at: name });
  }
  for (const { fields, error, at } of resource.unique ?? []) keys.set(uniqueIndexName(resource, fields), { error, at });
  return keys;
}
