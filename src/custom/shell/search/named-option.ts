import type { FoundRow } from '../../../../contract/api/found-row.ts';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import { choiceLabel, fieldLabel, type Messages } from '../../../../contract/messages/texts.ts';
import { type ResourceName, registry } from '../../../../contract/resources/registry.ts';
import { formatInstant } from '../../../crud/core/format.ts';
import type { Option } from './option.ts';

type Named = Pick<FoundRow, 'id' | 'name' | 'person' | 'at'> & Partial<Pick<FoundRow, 'match' | 'store' | 'facts'>>;

/** How people know a row: whom it is about and when, then what represents it; where it is about no one, that first. */
export function namedOption(messages: Messages, resource: ResourceName, row: Named): Pick<Option, 'label' | 'details'> {
  const { represent } = registry[resource];
  const name = row.name === '' ? `#${row.id}` : row.name;
  const match = row.match == null ? [] : [`${fieldLabel(messages, resource, row.match.field)}: ${row.match.text}`];
  const at = row.at === null ? [] : [formatInstant(row.at)];
  const store = row.store == null ? [] : [row.store.name];
  const facts = row.facts?.map(({ field, text }) =>
    fieldOf(registry[resource], field)?.kind === 'choice' ? choiceLabel(messages, resource, field, text) : text,
  );
  if (row.person === null) return { label: name, details: [...match, ...at, ...store] };
  return {
    label: row.person,
    details: [...at, ...(facts ?? []), `${fieldLabel(messages, resource, represent)} ${name}`, ...match, ...store],
  };
}
