import { type JSX, useState } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import type { ChosenRows, Row } from '../../core/row.ts';
import { useNotifyUnsent } from '../../core/unsent/use-notify-unsent.ts';
import { useNotify } from '../../core/use-notify.ts';
import { useWords, type Words } from '../../core/words.ts';
import { describeAction, findActionNote, unsentWords } from '../../record/actions/action-words.ts';
import { askedFields } from '../../record/actions/asked-fields.ts';
import './bulk-dialog.css';
import { Button } from '../../../ui/button/button.tsx';
import type { BulkResult } from '../../record/actions/bulk-result.ts';
import { useUndoDelete } from '../../record/actions/use-removal.ts';
import { BulkCounts } from './bulk-counts.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { BulkStep } from './bulk-step.tsx';
import { BulkValues } from './bulk-values.tsx';
import { RefusedRows } from './refused-rows.tsx';
import { useNamedResult } from './use-named-result.ts';

type BulkDialogProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly action: string;
  readonly rows: ChosenRows;
  readonly count: number;
  readonly onClose: () => void;
  /** Called once something was done. */
  readonly onDone: () => void;
};

/** One thing done to many rows: what to write, what would happen, and what could not be done. */
export function BulkDialog({ resource, additions, action, rows, count, onClose, onDone }: BulkDialogProps): JSX.Element {
  const words = useWords();
  const { noun } = words.labelsOf(resource);
  const fields = askedFields(resource, action);
  const [values, setValues] = useState<Row>();
  const [isForeseeing, setForeseeing] = useState(fields.length === 0);
  // Some of the chosen rows may be done already, or refuse.
  const [foreseen, setForeseen] = useState(0);
  const [outcome, setOutcome] = useState<BulkResult>();
  const notify = useNotify();
  const notifyUnsent = useNotifyUnsent();
  const undo = useUndoDelete(resource);
  const done = (result: BulkResult): void => {
    const ids = result.rows.filter((row) => row.result === 'done').map(({ id }) => id);
    const text = words.grammar.doneCount(noun, describeAction(words, resource, action), result.done);
    const unsent = unsentWords(words, resource, action);
    if (result.done > 0 && unsent !== undefined) notifyUnsent(`${unsent.doneMany} (${words.grammar.count(noun, result.done)})`);
    else if (result.done > 0) notify(text, 'success', action === 'delete' ? undo(ids) : undefined);
    onDone();
    if (result.refused === 0) onClose();
    else setOutcome(result);
  };
  return (
    <Dialog title={titleOf(words, resource, action, foreseen || count)} closeLabel={words.form.close} onClose={onClose} wide>
      {outcome !== undefined ? (
        <BulkOutcome {...{ resource, additions, outcome, onClose }} />
      ) : isForeseeing ? (
        <BulkPreview
          {...{ resource, additions, onClose }}
          request={{ action, rows, ...(values === undefined ? {} : { values }) }}
          note={findActionNote(words, resource, action) ?? (action === 'delete' ? words.form.deletion.text : undefined)}
          onBack={fields.length === 0 ? undefined : () => setForeseeing(false)}
          onDone={done}
          onForeseen={setForeseen}
        />
      ) : (
        <BulkValues
          {...{ resource, additions, action, fields, onClose }}
          given={values}
          onValues={(chosen) => {
            setValues(chosen);
            setForeseeing(true);
          }}
        />
      )}
    </Dialog>
  );
}

function titleOf(words: Words, resource: AnyResource, action: string, count: number): string {
  const { noun } = words.labelsOf(resource);
  if (action === 'update') return `${words.bulk.edit}: ${words.grammar.count(noun, count)}`;
  return words.grammar.actQuestion(noun, describeAction(words, resource, action), count);
}

type BulkOutcomeProps = Pick<BulkDialogProps, 'resource' | 'additions' | 'onClose'> & { readonly outcome: BulkResult };

/** What became of the rows when some could not be done. */
function BulkOutcome({ resource, additions, outcome, onClose }: BulkOutcomeProps): JSX.Element {
  const { bulk, form } = useWords();
  const named = useNamedResult(resource, additions, outcome) ?? outcome;
  return (
    <BulkStep
      title={bulk.outcome}
      actions={
        <Button tone="primary" onClick={onClose}>
          {form.close}
        </Button>
      }
    >
      <BulkCounts resource={resource} result={named} names={bulk.did} />
      <RefusedRows resource={resource} result={named} />
    </BulkStep>
  );
}
