import { useWatch } from 'react-hook-form';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { idsOf, isRow, type Row } from '../../core/row.ts';

type Bound = {
  /** Narrows what is offered to the store that the form is about. */
  readonly filter: Row;
  /** False until the form knows its store. */
  readonly ready: boolean;
  /** The field of the form that says the store; undefined when nothing is bound to it. */
  readonly storeField: string | undefined;
};

type StoreBoundQuery = { readonly resource: AnyResource; readonly target: AnyResource; readonly withinStore: boolean };

/** What may be chosen where a reference has to stay within the store of the row. */
export function useStoreBound({ resource, target, withinStore }: StoreBoundQuery): Bound {
  const draft: unknown = useWatch();
  const own = resource.limitedBy;
  const theirs = target.limitedBy;
  if (!withinStore || own === null || theirs === null) return { filter: {}, ready: true, storeField: undefined };
  const store = isRow(draft) ? draft[own] : undefined;
  if (fieldOf(resource, own)?.kind === 'references') {
    // What is picked stays when another store is added; what belongs to none of them is said when it is saved.
    const stores = idsOf(store);
    return { filter: { [`${theirs}_in`]: stores }, ready: stores.length > 0, storeField: undefined };
  }
  return typeof store === 'number'
    ? { filter: { [theirs]: store }, ready: true, storeField: own }
    : { filter: {}, ready: false, storeField: own };
}
