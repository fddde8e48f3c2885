import { defaultOf } from '../../../../contract/derive/check-draft.ts';
import { fieldsOf, isWritable, type NamedField } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Row } from '../../core/row.ts';

/** The fields that a form writes. */
export function writableFields(resource: AnyResource): readonly NamedField[] {
  return fieldsOf(resource).filter(([, field]) => isWritable(field));
}

/** What a form starts with: the values of the row, or those that the declaration gives a new one. */
export function startDraft(resource: AnyResource, row: Row | null): Row {
  return Object.fromEntries(
    writableFields(resource).map(([name, field]) => [name, row === null ? defaultOf(field) : (row[name] ?? emptyOf(defaultOf(field)))]),
  );
}

/** A missing value of a list is an empty list; of everything else null. Defaults are for new rows only. */
function emptyOf(usual: unknown): unknown {
  return Array.isArray(usual) ? [] : null;
}

/** Same value as the other, as it would be sent. */
export function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** What differs in the draft from what the form started with. */
export function findDraftChanges(draft: Row, base: Row): Row {
  return Object.fromEntries(Object.entries(draft).filter(([name, value]) => !isSame(value, base[name])));
}

/** Values that may be kept while they are not saved: what a form writes, but for secrets. */
export function keepable(resource: AnyResource, values: Row): Row {
  const names = writableFields(resource).flatMap(([name, { kind }]) => (kind === 'secret' ? [] : [name]));
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
}
