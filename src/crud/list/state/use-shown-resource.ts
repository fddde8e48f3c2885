import { useMemo } from 'react';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { useOnlyStore } from '../../core/chosen-store.ts';
import { listWithout } from '../../core/within.ts';

/**
 * The entity as its list shows it: a person who has one store sees neither the column nor the filter that say it, because it is the
 * same in all of their rows. A field that holds several stores stays: its rows differ.
 */
export function useShownResource(resource: AnyResource): AnyResource {
  const isOnly = useOnlyStore() !== undefined;
  return useMemo(() => (isOnly ? withoutStore(resource) : resource), [resource, isOnly]);
}

function withoutStore(resource: AnyResource): AnyResource {
  const { limitedBy } = resource;
  if (limitedBy === null || fieldOf(resource, limitedBy)?.kind !== 'reference') return resource;
  const { time } = resource.list;
  const narrowed = listWithout(resource, limitedBy);
  // `listWithout` is made for lists in a record, which have no day tabs. The list of one store keeps them.
  return time === undefined ? narrowed : { ...narrowed, list: { ...narrowed.list, time } };
}
