import { type JSX, Suspense, useRef, useState } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { FieldChange } from '../../../ui/history/changes-table.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import type { Row } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { useSave } from '../draft/use-save.ts';
import { useRecordFormWords } from '../record-context/record-form-words.ts';

type RevertDialogProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly record: Row;
  /** What is given back as it is shown, and as it is saved. */
  readonly changes: readonly FieldChange[];
  readonly values: Row;
  readonly onClose: () => void;
};

/** Asks before values of the history are saved again, and shows them. */
export function RevertDialog({ resource, additions: { questionSlots }, record, changes, values, onClose }: RevertDialogProps): JSX.Element {
  const { form } = useWords();
  const { revert: said } = useRecordFormWords();
  const { save, saving } = useSave(resource);
  const [failure, setFailure] = useState<string>();
  const Note = questionSlots?.Revert;
  const isMany = changes.length > 1;
  // The second click of two comes before the button shows that it works.
  const isUnderWay = useRef(false);
  const revert = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const saved = await save({ ...record, ...values }, record);
    isUnderWay.current = false;
    if ('row' in saved) onClose();
    else setFailure(Object.values(saved.refusal.errors).join(' ') || saved.refusal.message);
  };
  return (
    <Dialog
      title={said.title(changes.map(({ label }) => label).join(', '))}
      closeLabel={form.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{said.back}</Button>
          <Button tone="primary" busy={saving} onClick={() => revert()}>
            {isMany ? said.many : said.one}
          </Button>
        </>
      }
    >
      <p>{said.text}</p>
      {changes.map(({ name, label, before }) => (
        <p key={name} className="change-lines__value">
          {isMany ? `${label}: ` : null}
          {before}
        </p>
      ))}
      {Note === undefined ? null : (
        <Suspense fallback={null}>
          <Note {...{ record, values }} />
        </Suspense>
      )}
      {failure === undefined ? null : (
        <Notice tone="danger" announce="alert">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
