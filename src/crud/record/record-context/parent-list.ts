import { recordPageOf } from '../../../../contract/derive/addresses.ts';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Additions } from '../../core/additions/additions.ts';
import { resourceNamed } from '../../core/named.ts';
import type { Row } from '../../core/row.ts';
import { tabAddress } from './tab-address.ts';

type Place = { readonly resource: AnyResource; readonly additions: Additions };

/** The address of the list that a record belongs to: a tab of the record that it references, or the list of all. */
export function parentListOf({ resource, additions: { listedIn } }: Place, row: Row | undefined): string {
  if (listedIn === undefined) return resource.page;
  const field = fieldOf(resource, listedIn.by);
  const id = row?.[listedIn.by];
  if (field?.kind !== 'reference' || typeof id !== 'number') return resource.page;
  return tabAddress(recordPageOf(resourceNamed(field.target), { id }), listedIn.tab ?? resource.name);
}
