import { recordPageOf } from '../../../../contract/derive/addresses.ts';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Additions } from '../../vocabulary/additions.ts';
import { resourceNamed } from '../../vocabulary/named.ts';
import type { Row } from '../../vocabulary/row.ts';
import { tabAddress } from './tab-address.ts';

type Place = { readonly resource: AnyResource; readonly additions: Additions };

/** The address of the list that a record belongs to: a tab of the record that it references, or the list of all. */
export function parentListOf({ resource, additions: { listedBy, listedIn } }: Place, row: Row | undefined): string {
  if (listedBy === undefined) return resource.page;
  const field = fieldOf(resource, listedBy);
  const id = row?.[listedBy];
  if (field?.kind !== 'reference' || typeof id !== 'number') return resource.page;
  return tabAddress(recordPageOf(resourceNamed(field.target), { id }), listedIn ?? resource.name);
}
