import { type JSX, useState } from 'react';
import { refusalOf } from '../../../crud/core/refusal.ts';
import { idOf, type Row, textOf } from '../../../crud/core/row.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DragArea } from '../../../ui/drag/drag-area.tsx';
import { DragGrip } from '../../../ui/drag/drag-grip.tsx';
import { DropPlace } from '../../../ui/drag/drop-place.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { useOrderWords } from './order-words.ts';
import { useOrder } from './use-order.ts';
import './order-dialog.css';

/** The place behind the last one. */
const end = 'end';
const nothing: readonly Row[] = [];

/** In which order clients see the agendas: dragged, or moved by buttons, and saved together. */
export function OrderDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const words = useOrderWords();
  const tell = useNotify();
  const { rows = nothing, error, put, save, readAnew } = useOrder();
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
      tell(words.saved, 'success');
      onClose();
    } catch (fault) {
      const { current, message } = refusalOf(fault);
      setRefused(current === undefined ? message : words.conflict);
      put(ids);
      await readAnew();
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
