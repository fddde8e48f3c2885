import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { formatDay } from '../../core/format.ts';
import { idOf, isNothing, type Row } from '../../core/row.ts';
import { choiceLabel, type Words } from '../../core/words.ts';

/** The name of a row in a list: its person, if it has one; otherwise what it is referred to by. */
export function rowNameOf(words: Words, resource: AnyResource, row: Row): string {
  const person = resource.person === undefined ? undefined : row[resource.person];
  return typeof person === 'string' && person !== '' ? person : representationOf(words, resource, row);
}

/** The name that a row goes by: the value of its representation, or its number when that is empty. */
export function representationOf(words: Words, resource: AnyResource, row: Row): string {
  const value = row[resource.represent];
  if (isNothing(value)) return `#${idOf(row)}`;
  const kind = fieldOf(resource, resource.represent)?.kind;
  if (kind === 'day') return formatDay(String(value));
  return kind === 'choice' || kind === 'computed'
    ? choiceLabel(words, resource, { name: resource.represent, value: String(value) })
    : String(value);
}
