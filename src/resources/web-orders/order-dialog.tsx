import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { type JSX, useState } from 'react';
import { paging } from '../../../contract/basics/limits.ts';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { resourceNamed } from '../../crud/core/named.ts';
import { readRefusal } from '../../crud/core/refusal.ts';
import { idOf, isRow, type Row, textOf } from '../../crud/core/row.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { DragArea, DragGrip, DropPlace } from '../../ui/behaviour/drag-area.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { useOrderWords } from './order-words.ts';
import './order-dialog.css';

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
  readonly readAgain: () => Promise<void>;
};

/** The order of all agendas, changed here and saved at once. */
function useOrder(): Order {
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
  const readAgain = async (): Promise<void> => {
    await refetch();
  };
  return { rows, error, put: setMade, save, readAgain };
}

/** The place behind the last one. */
const end = 'end';
const nothing: readonly Row[] = [];

/** In which order clients see the agendas: dragged, or moved by buttons, and saved together. */
export function OrderDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const words = useOrderWords();
  const notify = useNotify();
  const { rows = nothing, error, put, save, readAgain } = useOrder();
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<string>();
  const ids = rows.map(idOf);
  const nameOf = (id: string): string => textOf(rows.find((row) => String(row['id']) === id)?.['name']);
  const place = (id: number, to: number): void => {
    if (to < 0 || to >= ids.length) return;
    put(ids.filter((one) => one !== id).toSpliced(to, 0, id));
    setSaid(words.moved(nameOf(String(id)), to + 1, ids.length));
  };
  const drop = (source: string, before: string): void => {
    const from = ids.indexOf(Number(source));
    const to = before === end ? ids.length : ids.indexOf(Number(before));
    place(Number(source), to > from ? to - 1 : to);
  };
  const saveAll = async (): Promise<void> => {
    setRefused(undefined);
    try {
      await save();
      notify(words.saved, 'success');
      onClose();
    } catch (fault) {
      const { current, message } = readRefusal(fault);
      setRefused(current === undefined ? message : words.conflict);
      put(ids);
      await readAgain();
    }
  };
  const actions = (
    <>
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button tone="primary" onClick={saveAll}>
        {words.save}
      </Button>
    </>
  );
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose} actions={actions}>
      <p className="quiet">{words.help}</p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {error === null ? null : <Notice tone="danger" title={error.message} announce="alert" />}
      {refused === undefined ? null : <Notice tone="warning" title={refused} announce="alert" />}
      <DragArea labelOf={nameOf} onDrop={drop}>
        <ol className="agenda-order">
          {rows.map((row, at) => (
            <DropPlace key={idOf(row)} place={String(row['id'])} className="agenda-order__item">
              <DragGrip source={String(row['id'])}>
                <span className="agenda-order__name">{textOf(row['name'])}</span>
              </DragGrip>
              <IconButton
                icon="chevronUp"
                label={words.up(textOf(row['name']))}
                aria-disabled={at === 0 || undefined}
                onClick={() => place(idOf(row), at - 1)}
              />
              <IconButton
                icon="chevronDown"
                label={words.down(textOf(row['name']))}
                aria-disabled={at === rows.length - 1 || undefined}
                onClick={() => place(idOf(row), at + 1)}
              />
            </DropPlace>
          ))}
        </ol>
        <DropPlace as="div" place={end} className="agenda-order__end" />
      </DragArea>
    </Dialog>
  );
}
