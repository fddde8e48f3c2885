import { type JSX, useRef, useState } from 'react';
import { isRevertible } from '../../../../contract/derive/revert.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { FieldChange } from '../../../ui/history/changes-table.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { useMay } from '../../vocabulary/gate.tsx';
import { isRow, type Row } from '../../vocabulary/row.ts';
import { useWords } from '../../vocabulary/words.ts';
import { useSave } from '../draft/use-save.ts';

type Chosen = { readonly change: FieldChange; readonly value: unknown };

type Revert = {
  /** The same change with a way back to the value before it, where there is one. */
  readonly withRevert: (change: FieldChange, entry: Row) => FieldChange;
  /** Where it is asked for; to be put on the screen. */
  readonly dialog: JSX.Element | null;
};

/** Gives a field of a record the value back that it had before a change. It is saved as any other change, over the version seen. */
export function useRevert(resource: AnyResource, record: Row): Revert {
  const { history } = useWords().form;
  const mayEdit = useMay(resource, 'edit');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return {
    withRevert: (change, { changes, version }) => {
      const kept = isRow(changes) ? changes[change.name] : undefined;
      if (!mayEdit || !isRow(kept)) return change;
      if (!isRevertible(resource, change.name, kept, record)) return change;
      const { before } = kept;
      const revert = {
        label: history.revert,
        of: history.revertOf(change.label, Number(version)),
        run: () => setChosen({ change, value: before }),
      };
      return { ...change, revert };
    },
    dialog: chosen === null ? null : <RevertDialog resource={resource} record={record} chosen={chosen} onClose={() => setChosen(null)} />,
  };
}

type RevertDialogProps = {
  readonly resource: AnyResource;
  readonly record: Row;
  readonly chosen: Chosen;
  readonly onClose: () => void;
};

function RevertDialog({ resource, record, chosen, onClose }: RevertDialogProps): JSX.Element {
  const { form } = useWords();
  const { save, saving } = useSave(resource);
  const [failure, setFailure] = useState<string>();
  const { change, value } = chosen;
  // The second click of two comes before the button shows that it works.
  const isUnderWay = useRef(false);
  const revert = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const saved = await save({ ...record, [change.name]: value }, record);
    isUnderWay.current = false;
    if ('row' in saved) onClose();
    else setFailure(Object.values(saved.refusal.errors).join(' ') || saved.refusal.message);
  };
  return (
    <Dialog
      title={form.history.revertTitle(change.label)}
      closeLabel={form.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{form.cancel}</Button>
          <Button tone="primary" busy={saving} onClick={() => revert()}>
            {form.history.revert}
          </Button>
        </>
      }
    >
      <p>{form.history.revertText}</p>
      <p className="change-lines__value">{change.before}</p>
      {failure === undefined ? null : (
        <Notice tone="danger" announce="alert">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
