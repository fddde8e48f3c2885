import { type ComponentType, type JSX, type RefObject, useContext, useState } from 'react';
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

type DeleteButtonProps = {
  readonly resource: AnyResource;
  readonly record: Row;
  /** Where there is nothing left but the list. */
  readonly up: string;
  readonly lets: RefObject<boolean>;
  /** What comes of it, beyond what is said of every record. */
  readonly Note?: ComponentType<TabProps> | undefined;
};

/** Deletes a record, after a question that names it. */
export function DeleteButton({ resource, record, up, lets, Note }: DeleteButtonProps): JSX.Element {
  const words = useWords();
  const { form, grammar } = words;
  const { noun } = words.labelsOf(resource);
  const isBeside = useContext(RecordPlaceContext) !== null;
  const [asks, setAsks] = useState(false);
  const tell = useTell();
  const navigate = useNavigate();
  const { remove, removing } = useRemoval(resource, {
    onDone: () => {
      Object.assign(lets, { current: true });
      // Back from the list would lead to what is no more.
      void navigate(up, { replace: isBeside });
    },
    onRefused: (text) => {
      setAsks(false);
      tell(text, 'error');
    },
  });
  const actions = (
    <>
      <Button onClick={() => setAsks(false)}>{form.deletion.cancel}</Button>
      <Button tone="danger" busy={removing} onClick={() => remove(record)}>
        {removing ? form.deleting : form.deletion.confirm}
      </Button>
    </>
  );
  return (
    <>
      <Button tone="plain" icon="trash" aria-haspopup="dialog" onClick={() => setAsks(true)}>
        {form.delete}
      </Button>
      {asks ? (
        <Dialog
          title={grammar.deleteQuestion(noun, representationOf(words, resource, record))}
          closeLabel={form.close}
          onClose={() => setAsks(false)}
          actions={actions}
        >
          <p>{form.deletion.text}</p>
          {Note === undefined ? null : <Note record={record} />}
        </Dialog>
      ) : null}
    </>
  );
}
