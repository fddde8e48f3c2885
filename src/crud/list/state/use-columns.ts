import { useStore } from 'ra-core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { fieldOf, isSortable } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Column } from '../../../ui/table/rows-and-columns.ts';
import type { Within } from '../../core/within.ts';
import { fieldLabel, useWords } from '../../core/words.ts';
import { isNumeric } from '../../fields/cells/cells.tsx';
import { chosenColumns, offeredColumns } from './columns.ts';

export type Columns = {
  readonly offered: readonly Column[];
  readonly chosen: readonly Column[];
  readonly usual: readonly string[];
  /** Keeps the choice; undefined goes back to the declared columns. */
  readonly choose: (names: readonly string[] | undefined) => void;
};

/** Name in the address of the columns that a saved view has; its changes stay in the address until they are saved. */
export const columnsKey = 'columns';

/** The columns of an entity's list, as the person has chosen them by name: for the list of all, and for those within one record. */
export function useColumns(resource: AnyResource, within?: Within): Columns {
  const words = useWords();
  const [kept, keep] = useStore<readonly string[] | undefined>(
    [resource.name, ...(within === undefined ? [] : [within.name]), 'columns'].join('.'),
  );
  const [params, setParams] = useSearchParams();
  const addressed = within === undefined ? params.get(columnsKey) : null;
  return useMemo(() => {
    const asked = addressed === null ? kept : addressed.split(',');
    const column = (name: string): Column => {
      const field = fieldOf(resource, name);
      return {
        name,
        label: words.labelsOf(resource).pairs?.[name] ?? fieldLabel(words, resource, name),
        numeric: field !== undefined && isNumeric(field),
        sortable: isSortable(resource, name),
      };
    };
    return {
      offered: offeredColumns(resource).map(column),
      chosen: chosenColumns(resource, asked).map(column),
      usual: chosenColumns(resource, undefined),
      choose: (names) => {
        if (addressed === null) return keep(names);
        setParams((now) => {
          now.set(columnsKey, (names ?? []).join());
          return now;
        });
      },
    };
  }, [resource, words, kept, keep, addressed, setParams]);
}
