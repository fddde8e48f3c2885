import type { FoundRow } from '../../../../contract/api/found-row.ts';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import { choiceLabel, fieldLabel, type Messages } from '../../../../contract/messages/texts.ts';
import { type ResourceName, registry } from '../../../../contract/resources/registry.ts';
import { formatInstant } from '../../../crud/core/format.ts';
import type { IconName } from '../../../ui/icon/generated/icon-name.ts';

/** Something that the palette offers. */
export type Option = {
  readonly key: string;
  readonly label: string;
  /** Other words that it is found by. */
  readonly alias?: string;
  readonly icon?: IconName;
  /** What it was found by when not by its label, and where it belongs. */
  readonly details: readonly string[];
  /** Whether it is still to be found again once what is on its way has come. */
  readonly isFetched: boolean;
  /** Found for an earlier query that this one goes on from: shown until the answer comes, and not to be chosen. */
  readonly isOld?: true;
  /** Leads to more of the same, and is nothing that was found. */
  readonly leadsOn?: true;
  readonly run: () => void;
};

/** Options of one kind under a title. */
export type OptionGroup = { readonly key: string; readonly title: string; readonly options: readonly Option[] };

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
