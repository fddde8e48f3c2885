import { useState } from 'react';
import type { RowSelection } from '../../ui/table/row-selection.ts';
import { idOf } from '../row.ts';
import { useWords } from '../words.ts';
import type { RecordList } from './use-record-list.ts';

/** Rows that something will be done to: named one by one, over several pages, or everything that the filters find. */
export type Selection = RowSelection & {
  readonly ids: readonly number[];
  readonly isEverything: boolean;
  readonly count: number;
  readonly selectEverything: () => void;
  readonly clear: () => void;
};

type Kept = { readonly asked: string; readonly ids: ReadonlySet<number>; readonly isEverything: boolean };

/** What is selected in a list. Other filters find other rows: what was selected under the former ones is let go. */
export function useSelection({ rows, filters, controller }: RecordList): Selection {
  const { list } = useWords();
  const asked = JSON.stringify(filters);
  const nothing: Kept = { asked, ids: new Set(), isEverything: false };
  const [kept, keep] = useState(nothing);
  const { ids, isEverything } = kept.asked === asked ? kept : nothing;
  const here = rows.map(idOf);
  const selectedHere = isEverything ? here : here.filter((id) => ids.has(id));
  const become = (next: Iterable<number>): void => keep({ asked, ids: new Set(next), isEverything: false });
  const page = selectedHere.length === 0 ? 'none' : selectedHere.length === here.length ? 'all' : 'some';
  return {
    ids: [...ids],
    isEverything,
    count: isEverything ? (controller.total ?? 0) : ids.size,
    has: (id) => isEverything || ids.has(id),
    toggle: (id) => {
      const next = new Set(isEverything ? here : ids);
      if (!next.delete(id)) next.add(id);
      become(next);
    },
    page,
    pageLabel: list.selectAll,
    togglePage: () => {
      if (isEverything) become([]);
      else become(page === 'all' ? [...ids].filter((id) => !here.includes(id)) : [...ids, ...here]);
    },
    selectEverything: () => keep({ asked, ids: new Set(here), isEverything: true }),
    clear: () => become([]),
  };
}
