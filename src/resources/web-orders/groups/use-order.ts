import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { useState } from 'react';
import { paging } from '../../../../contract/basics/limits.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { idOf, isRow, type Row } from '../../../crud/core/row.ts';

const name = prefixOf(resourceNamed('web-groups'));
const whole = { pagination: { page: 1, perPage: paging.maximalSize }, sort: { field: 'position', order: 'ASC' }, filter: {} } as const;

type Order = {
  /** In the order that the person has made; undefined until they are known. */
  readonly rows: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly put: (ids: readonly number[]) => void;
  /** Stores the place of each that has another, over the version that was read. */
  readonly save: () => Promise<void>;
  /** Reads again what others have stored; the order that was made stays. */
  readonly readAnew: () => Promise<void>;
};

/** The order of all agendas, changed here and saved at once. */
export function useOrder(): Order {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const [made, setMade] = useState<readonly number[]>([]);
  const { data, error, refetch } = useGetList(name, whole, { retry: false });
  const read: readonly unknown[] | undefined = data;
  const placeOf = (row: Row): number => {
    const place = made.indexOf(idOf(row));
    return place === -1 ? made.length : place;
  };
  const rows = read?.filter(isRow).toSorted((one, other) => placeOf(one) - placeOf(other));
  const save = async (): Promise<void> => {
    for (const [place, row] of (rows ?? []).entries()) {
      const position = place + 1;
      if (row['position'] === position) continue;
      await provider.update(name, { id: idOf(row), data: { position }, previousData: { ...row, id: idOf(row) } });
    }
    await queries.invalidateQueries({ queryKey: [name] });
  };
  const readAnew = async (): Promise<void> => {
    await refetch();
  };
  return { rows, error, put: setMade, save, readAnew };
}
