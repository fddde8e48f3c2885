import { type JSX, type RefObject, useContext, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SafeButton } from '../../../ui/dialog/safe-button.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import type { Row } from '../../core/row.ts';
import { useNotify } from '../../core/use-notify.ts';
import { useWords } from '../../core/words.ts';
import { useRecordName } from '../record-context/record-name.ts';
import { RecordPlaceContext } from '../record-context/record-place.ts';
import { RecordLine } from './record-line.tsx';
import { useRemoval } from './use-removal.ts';

type DeletionDialogProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly record: Row;
  /** Where there is nothing left but the list. */
  readonly up: string;
  readonly lets: RefObject<boolean>;
  readonly onClose: () => void;
};

/** Asks by the name of the record whether it is to be deleted, and deletes it. */
export function DeletionDialog({ resource, additions, record, up, lets, onClose }: DeletionDialogProps): JSX.Element {
  const words = useWords();
  const { form, grammar } = words;
  const { noun, sent } = words.labelsOf(resource);
  const name = useRecordName({ resource, additions }, record);
  const Note = additions.confirmationSlots?.Deletion;
  const isInDrawer = useContext(RecordPlaceContext) !== null;
  const [isBlocked, setBlocked] = useState(false);
  const notify = useNotify();
  const navigate = useNavigate();
  const { remove, removing } = useRemoval(resource, {
    onDone: () => {
      Object.assign(lets, { current: true });
      // Back from the list would lead to what no longer exists.
      void navigate(up, { replace: isInDrawer });
    },
    onRefused: (text) => {
      onClose();
      notify(text, 'error');
    },
  });
  const actions = (
    <>
      <SafeButton onClick={onClose}>{form.deletion.cancel}</SafeButton>
      {isBlocked ? null : (
        <Button tone="danger" busy={removing} onClick={() => remove(record)}>
          {removing ? form.deleting : form.deletion.confirm}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={grammar.deleteQuestion(noun, name)} closeLabel={form.close} onClose={onClose} actions={actions}>
      <RecordLine {...{ additions, record }} />
      <p>{form.deletion.text}</p>
      {sent === undefined ? null : <p>{sent}</p>}
      {Note === undefined ? null : <Note {...{ record, remove }} onBlocked={setBlocked} />}
    </Dialog>
  );
}
