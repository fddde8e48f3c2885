import { type ComponentType, type JSX, type RefObject, useContext } from 'react';
import { useNavigate } from 'react-router';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { representationOf } from '../../fields/references/represent.ts';
import type { TabProps } from '../../vocabulary/additions.ts';
import type { Row } from '../../vocabulary/row.ts';
import { useTell } from '../../vocabulary/use-tell.ts';
import { useWords } from '../../vocabulary/words.ts';
import { RecordPlaceContext } from '../place/record-place.ts';
import { useRemoval } from './use-removal.ts';

type DeletionDialogProps = {
  readonly resource: AnyResource;
  readonly record: Row;
  /** Where there is nothing left but the list. */
  readonly up: string;
  readonly lets: RefObject<boolean>;
  /** What comes of it, beyond what is said of every record. */
  readonly Note?: ComponentType<TabProps> | undefined;
  readonly onClose: () => void;
};

/** Asks by the name of the record whether it is to be deleted, and deletes it. */
export function DeletionDialog({ resource, record, up, lets, Note, onClose }: DeletionDialogProps): JSX.Element {
  const words = useWords();
  const { form, grammar } = words;
  const { noun } = words.labelsOf(resource);
  const isBeside = useContext(RecordPlaceContext) !== null;
  const tell = useTell();
  const navigate = useNavigate();
  const { remove, removing } = useRemoval(resource, {
    onDone: () => {
      Object.assign(lets, { current: true });
      // Back from the list would lead to what is no more.
      void navigate(up, { replace: isBeside });
    },
    onRefused: (text) => {
      onClose();
      tell(text, 'error');
    },
  });
  const actions = (
    <>
      <Button onClick={onClose}>{form.deletion.cancel}</Button>
      <Button tone="danger" busy={removing} onClick={() => remove(record)}>
        {removing ? form.deleting : form.deletion.confirm}
      </Button>
    </>
  );
  return (
    <Dialog
      title={grammar.deleteQuestion(noun, representationOf(words, resource, record))}
      closeLabel={form.close}
      onClose={onClose}
      actions={actions}
    >
      <p>{form.deletion.text}</p>
      {Note === undefined ? null : <Note record={record} />}
    </Dialog>
  );
}
