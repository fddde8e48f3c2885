import { type JSX, Suspense, useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { checkDraft, defaultOf } from '../../../../contract/derive/check-draft.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SafeButton } from '../../../ui/dialog/safe-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import { messageValues, usualNote } from '../../core/client-note.ts';
import { useClock } from '../../core/clock.ts';
import { idOf, type Row } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { FormField } from '../form-fields/form-field.tsx';
import { ChangedMeanwhile } from '../history/changed-meanwhile.tsx';
import { useRecordName } from '../record-context/record-name.ts';
import { actionLabel, describeAction, findActionNote } from './action-words.ts';
import { askedFields } from './asked-fields.ts';
import { RecordLine } from './record-line.tsx';
import { useAct } from './use-act.ts';
import './record-line.css';

type ActionDialogProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly record: Row;
  readonly action: string;
  readonly onClose: () => void;
};

/** Asks before a declared action is done to a record, and for what it takes. */
export function ActionDialog({ resource, additions, record: given, action, onClose }: ActionDialogProps): JSX.Element {
  const words = useWords();
  const now = useClock();
  const prefix = useId();
  const fields = askedFields(resource, action);
  const [opened] = useState(given);
  // What the server refused the action with: a colleague was quicker, and the screen does not know of it yet.
  const [newer, setNewer] = useState<Row>();
  const record = newer !== undefined && Number(newer['version']) > Number(given['version']) ? newer : given;
  const form = useForm<Row>({ defaultValues: Object.fromEntries(fields.map(([name, field]) => [name, defaultOf(field)])) });
  const { act, isActing } = useAct(resource);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { noun } = words.labelsOf(resource);
  const Note = additions.confirmationSlots?.Action;
  const [note, setNote] = useState(usualNote);
  const called = useRecordName({ resource, additions }, record);
  const label = actionLabel(words, resource, action);
  const isGrave = resource.actions?.[action]?.grave === true;
  const submit = async (): Promise<void> => {
    const { values, problems } = checkDraft({ name: resource.name, fields: Object.fromEntries(fields) }, form.getValues(), {
      now: now(),
      partial: true,
    });
    form.clearErrors();
    for (const [path, problem] of Object.entries(problems)) form.setError(path, { type: 'declaration', message: words.problem(problem) });
    if (Object.keys(problems).length > 0) return;
    setFailure(undefined);
    setSent(true);
    const refusal = await act(
      action,
      record,
      { ...values, ...(resource.actions?.[action]?.notifiesClients === true ? messageValues(note) : {}) },
      note.isQuiet,
    );
    if (refusal === undefined) return onClose();
    setSent(false);
    if (refusal.status === 412 && refusal.current !== undefined) setNewer(refusal.current);
    else setFailure(refusal.message);
  };
  const actions = (
    <>
      {isGrave ? (
        <SafeButton onClick={onClose}>{words.form.deletion.cancel}</SafeButton>
      ) : (
        <Button onClick={onClose}>{words.bulk.back}</Button>
      )}
      <Button tone={isGrave ? 'danger' : 'primary'} busy={isActing} onClick={() => submit()}>
        {isActing ? words.bulk.working : label}
      </Button>
    </>
  );
  return (
    <Dialog
      title={words.grammar.actOn(noun, describeAction(words, resource, action), called)}
      closeLabel={words.form.close}
      onClose={onClose}
      actions={actions}
    >
      <RecordLine {...{ additions, record }} />
      {isSent || record['version'] === opened['version'] ? null : (
        <ChangedMeanwhile {...{ resource, record }} name={called} State={additions.head?.State} />
      )}
      <p className="action-note">{findActionNote(words, resource, action)}</p>
      {Note === undefined ? null : (
        <Suspense fallback={null}>
          <Note {...{ action, note }} rows={{ ids: [idOf(record)] }} onNote={setNote} />
        </Suspense>
      )}
      <FormProvider {...form}>
        {fields.map(([name, field]) => (
          <FormField key={name} {...{ resource, additions, words, prefix, name, field }} row={null} path={name} />
        ))}
      </FormProvider>
      {failure === undefined ? null : (
        <Notice tone="danger" announce="alert">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
