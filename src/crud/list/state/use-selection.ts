import { useState } from 'react';
import type { RowSelection } from '../../../ui/table/rows-and-columns.ts';
import { idOf } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import type { RecordList } from './use-record-list.ts';

/** Rows that something will be done to: named one by one, over several pages, or everything that the filters find. */
export type Selection = RowSelection & {
  readonly ids: readonly number[];
  readonly isEverything: boolean;
  readonly count: number;
  readonly selectEverything: () => void;
  readonly clear: () => void;
  /** As `toggle`; where everything was selected and one row is let go, the others of those in sight remain. */
  readonly toggleAmong: (id: number, inSight: readonly number[]) => void;
};

type Kept = { readonly asked: string; readonly ids: ReadonlySet<number>; readonly isEverything: boolean };

/** What is selected in a list. Other filters find other rows: what was selected under the former ones is let go. */
export function useSelection({ rows, filters, controller, flow: { isContinuous } }: RecordList): Selection {
  const { list } = useWords();
  const asked = JSON.stringify(filters);
  const nothing: Kept = { asked, ids: new Set(), isEverything: false };
  const [kept, keep] = useState(nothing);
  const { ids, isEverything } = kept.asked === asked ? kept : nothing;
  const here = rows.map(idOf);
  const selectedHere = isEverything ? here : here.filter((id) => ids.has(id));
  const become = (next: Iterable<number>): void => keep({ asked, ids: new Set(next), isEverything: false });
  const toggleAmong = (id: number, inSight: readonly number[]): void => {
    const next = new Set(isEverything ? inSight : ids);
    if (!next.delete(id)) next.add(id);
    become(next);
  };
  const selectEverything = (): void => keep({ asked, ids: new Set(here), isEverything: true });
  const clear = (): void => become([]);
  const ofPage = {
    page: selectedHere.length === 0 ? 'none' : selectedHere.length === here.length ? 'all' : 'some',
    pageLabel: list.selectAll,
    togglePage: () => {
      if (isEverything) clear();
      else become(selectedHere.length === here.length ? [...ids].filter((id) => !here.includes(id)) : [...ids, ...here]);
    },
  } as const;
  // A continuous list is one page: its head represents every row.
  const ofAll = {
    page: isEverything ? 'all' : ids.size > 0 ? 'some' : 'none',
    pageLabel: list.selectAllFound,
    togglePage: isEverything ? clear : selectEverything,
  } as const;
  return {
    ids: [...ids],
    isEverything,
    count: isEverything ? (controller.total ?? 0) : ids.size,
    has: (id) => isEverything || ids.has(id),
    toggle: (id) => toggleAmong(id, here),
    toggleAmong,
    ...(isContinuous ? ofAll : ofPage),
    selectEverything,
    clear,
  };
}
