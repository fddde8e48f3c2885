import type { JSX } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { idOf, type Row } from '../core/row.ts';
import { useWords } from '../core/words.ts';
import { rowNameOf } from '../fields/references/represent.ts';
import { searchWithOwnParams } from './state/own-search-params.ts';

/** Opens the record of a row next to the list, at an address of its own: the way back of the browser closes it. */
export function OpenDrawer({ resource, row }: { readonly resource: AnyResource; readonly row: Row }): JSX.Element {
  const words = useWords();
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = (): void => {
    void navigate({ search: searchWithOwnParams(search, idOf(row)) }, { state: { isInDrawer: true }, preventScrollReset: true });
  };
  return (
    <IconButton
      icon="panel"
      label={words.list.inDrawer.editRow(rowNameOf(words, resource, row))}
      aria-haspopup="dialog"
      data-row-edit={idOf(row)}
      onClick={open}
    />
  );
}

/** Gives the focus back to the row of a record: to its link, from which the keys go on. */
export function focusRow(id: number): void {
  const row = document.querySelector(`[data-row-edit="${id}"]`)?.closest('.table__row, .line-list__row');
  const goal = row?.querySelector<HTMLElement>('[data-row-link]') ?? document.querySelector<HTMLElement>('.list-body');
  goal?.focus();
}
