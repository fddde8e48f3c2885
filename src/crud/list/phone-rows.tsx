import { type JSX, useMemo } from 'react';
import { fieldOf } from '../../../contract/derive/fields.ts';
import { rowLinesOf } from '../../../contract/derive/shown/row-lines.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { RowMark, TableRow } from '../../ui/table/data-table.tsx';
import { LineList } from '../../ui/table/line-list.tsx';
import type { RowSelection } from '../../ui/table/rows-and-columns.ts';
import { fieldLabel, useWords } from '../core/words.ts';
import { deletedAt, deletedBy } from './state/columns.ts';

type PhoneRowsProps = {
  readonly resource: AnyResource;
  readonly isTrash: boolean;
  readonly label: string;
  readonly rows: readonly TableRow[];
  readonly stale: boolean;
  readonly selection: RowSelection | undefined;
  readonly mark: RowMark | undefined;
};

/** Rows of an entity in two lines each: what and when, then state and place. Of deleted ones when and by whom. */
export function PhoneRows({ resource, isTrash, ...list }: PhoneRowsProps): JSX.Element {
  const words = useWords();
  const lines = useMemo(() => {
    const { what, first, second } = rowLinesOf(resource);
    if (isTrash) {
      const { trash } = words.bulk;
      return { what, first: [{ name: deletedAt, label: trash.deletedAt }], second: [{ name: deletedBy, label: trash.deletedBy }] };
    }
    const named = (name: string) => ({
      name,
      label: fieldLabel(words, resource, name),
      isLabelShown: fieldOf(resource, name)?.kind === 'flag',
    });
    return { what, first: first.map(named), second: second.map(named) };
  }, [resource, isTrash, words]);
  return <LineList {...list} lines={lines} />;
}
