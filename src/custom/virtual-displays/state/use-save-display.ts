import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { virtualDisplays } from '../../../../contract/resources/devices/virtual-displays.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { idOf, isRow, type Row } from '../../../crud/core/row.ts';

type Saved =
  | { readonly kind: 'saved'; readonly row: Row }
  /** Another user changed the same values in the meantime. */
  | { readonly kind: 'conflict'; readonly current: Row }
  | { readonly kind: 'refused'; readonly message: string };

/** Saves values of a display as its next version: one revision for the branch. `over` is a version that is knowingly replaced. */
export function useSaveDisplay(opened: Row) {
  const provider = useDataProvider();
  const [row, setRow] = useState(opened);
  const save = async (values: Row, over?: Row): Promise<Saved> => {
    const before = over ?? row;
    try {
      const { data } = await provider.update(prefixOf(virtualDisplays), {
        id: idOf(before),
        data: values,
        previousData: { id: idOf(before), ...before },
      });
      if (!isRow(data)) throw new Error('a saved display is no row');
      setRow(data);
      return { kind: 'saved', row: data };
    } catch (error) {
      const { message, current } = readRefusal(error);
      if (current === undefined) return { kind: 'refused', message };
      // A rename by someone else changes nothing of what is saved here.
      const isElsewhere = Object.keys(values).every((name) => same(current[name], before[name]));
      return isElsewhere && over === undefined ? save(values, current) : { kind: 'conflict', current };
    }
  };
  return { row, save, take: setRow };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
