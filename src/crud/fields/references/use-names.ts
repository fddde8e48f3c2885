import { useGetManyAggregate } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { resourceNamed } from '../../core/named.ts';
import { isRow, type Row } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { representationOf } from './represent.ts';

export type NameOf = (id: number) => string;

/** What several referenced records are called, as text: the number of one that is not known, or not yet. */
export function useNames(target: string, ids: readonly number[]): { readonly nameOf: NameOf; readonly rows: readonly Row[] } {
  const words = useWords();
  const resource = resourceNamed(target);
  const { data } = useGetManyAggregate(prefixOf(resource), { ids: [...new Set(ids)] }, { enabled: ids.length > 0 });
  const found: readonly unknown[] = data ?? [];
  const rows = found.filter(isRow);
  return {
    rows,
    nameOf: (id) => {
      const row = rows.find((one) => one['id'] === id);
      return row === undefined ? `#${id}` : representationOf(words, resource, row);
    },
  };
}
