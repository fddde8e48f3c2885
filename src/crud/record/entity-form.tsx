import { FormGroupsProvider, OptionalRecordContextProvider, SourceContextProvider } from 'ra-core';
import { type JSX, Suspense, useCallback, useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { recordPageOf } from '../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { useSingleRun } from '../../ui/button/use-single-run.ts';
import type { Additions } from '../core/additions/additions.ts';
import { useClock } from '../core/clock.ts';
import type { Refusal } from '../core/refusal.ts';
import { idOf, type Row } from '../core/row.ts';
import { useNotifyUnsent } from '../core/unsent/use-notify-unsent.ts';
import { useNotify } from '../core/use-notify.ts';
import { useWords } from '../core/words.ts';
import { startDraft } from './draft/draft.ts';
import { resolverOf } from './draft/form-errors.ts';
import { useKeptDraft } from './draft/use-kept-draft.ts';
import { useSave } from './draft/use-save.ts';
import { useSaveKey } from './draft/use-save-key.ts';
import { FormScreen, focusForm } from './form-screen.tsx';
import { ConflictDialog } from './history/conflict-dialog.tsx';
import { DraftNotice } from './history/draft-notice.tsx';
import { ChangedNotice, GoneNotice, meanwhileText } from './history/meanwhile-notice.tsx';
import { useLastChange } from './history/use-saved-by.ts';
import { parentListOf } from './record-context/parent-list.ts';
import { useRecordFormWords } from './record-context/record-form-words.ts';
import { RecordPlaceContext } from './record-context/record-place.ts';

type EntityFormProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  /** The row as it is now; null for a new one. */
  readonly record: Row | null;
  /** Whether the row shown is no longer there to be saved. */
  readonly isGone?: boolean;
  /** What a new record starts with beyond the defaults of its declaration. */
  readonly given?: Row;
};

type Conflict = { readonly mine: Row; readonly theirs: Row };

/** The form of an entity, read from its declaration: a new record, an existing one, or a singleton. */
export function EntityForm({ resource, additions, record, isGone = false, given }: EntityFormProps): JSX.Element {
  const words = useWords();
  const formWords = useRecordFormWords();
  const now = useClock();
  const notify = useNotify();
  const notifyUnsent = useNotifyUnsent();
  const navigate = useNavigate();
  const formId = useId();
  const lets = useRef(false);
  // What the draft is compared with. A newer row that comes while someone types does not move it: saving then reports the conflict.
  const [base, setBase] = useState(record);
  const [attempt, setAttempt] = useState(0);
  const [conflict, setConflict] = useState<Conflict>();
  // The newer row that a person has seen the notice of and put off: saving reports the conflict.
  const [putOff, setPutOff] = useState<Row>();
  // What someone saves while it is asked whether to.
  const [asked, setAsked] = useState<Row>();
  const Question = additions.confirmationSlots?.Save;
  const change = useLastChange(resource, record);
  const { save, saving } = useSave(resource);
  const { noun } = words.labelsOf(resource);
  const resolver = useMemo(() => resolverOf({ resource, words, now, base }), [resource, words, now, base]);
  const form = useForm({ defaultValues: { ...startDraft(resource, record), ...given }, resolver, shouldFocusError: false });
  const { isDirty } = form.formState;
  const offer = useKeptDraft({ resource, base: record, form });
  const { reset, setError, setValue, handleSubmit } = form;

  const rebase = useCallback(
    (row: Row) => {
      setBase(row);
      reset({ ...startDraft(resource, row) });
    },
    [resource, reset],
  );
  const newer = record !== null && base !== null && isNewer(record, base) ? record : undefined;
  if (!isDirty && newer !== undefined) setBase(newer);
  const isOffered = newer !== undefined && (putOff === undefined || isNewer(newer, putOff));
  const meanwhile = isGone ? 'gone' : isDirty && isOffered ? 'changed' : undefined;
  useEffect(() => {
    // Keeps what was typed between the last render and this effect.
    if (base !== null && !isDirty) reset({ ...startDraft(resource, base) }, { keepDirty: true, keepDirtyValues: true });
  }, [resource, base, isDirty, reset]);
  // Another store is chosen over a new record: as long as nothing is typed it becomes one of that store.
  const begun = JSON.stringify(given);
  const shown = useRef(begun);
  useEffect(() => {
    if (shown.current === begun || isDirty) return;
    shown.current = begun;
    reset({ ...startDraft(resource, null), ...given });
  }, [resource, begun, given, isDirty, reset]);

  const refuse = (refusal: Refusal, mine: Row): void => {
    const { status, current, errors, message } = refusal;
    if (status === 412 && current !== undefined) {
      setConflict({ mine, theirs: current });
    } else if (Object.keys(errors).length > 0) {
      for (const [path, text] of Object.entries(errors)) setError(path, { type: 'server', message: text });
      setAttempt((was) => was + 1);
    } else if (status === 404 && base !== null) {
      notify(words.form.conflict.deleted, 'error');
    } else {
      notify(`${words.grammar.failed(noun, base === null ? 'created' : 'saved')} ${message}`, 'error');
    }
  };
  const write = async (values: Row, over: Row | null): Promise<void> => {
    const saved = await save(values, over);
    if ('refusal' in saved) {
      refuse(saved.refusal, values);
      return;
    }
    const report = additions.formSlots?.afterSave?.(saved.row, over, words);
    if (report !== undefined) notifyUnsent(report);
    if (over === null) {
      lets.current = true;
      offer.drop();
      await navigate(recordPageOf(resource, saved.row), { replace: true });
    } else {
      offer.drop();
      rebase(saved.row);
    }
  };
  const [submit] = useSingleRun(async (): Promise<void> => {
    if (saving) return;
    await handleSubmit(
      async (values) => {
        if (base !== null && Object.keys(values).length === 0) notify(words.form.nothingChanged, 'info');
        else if (base !== null && Question !== undefined) setAsked(values);
        else await write(values, base);
      },
      () => setAttempt((was) => was + 1),
    )();
  });
  useSaveKey(formId, submit);
  const up = useContext(RecordPlaceContext)?.up ?? parentListOf({ resource, additions }, base ?? given);
  const settle = ({ theirs }: Conflict, chosen: Row): void => {
    setConflict(undefined);
    rebase(theirs);
    for (const [name, value] of Object.entries(chosen)) setValue(name, value, { shouldDirty: true });
    if (Object.keys(chosen).length > 0) void write(chosen, theirs);
  };

  const notice =
    meanwhile === 'gone' ? (
      <GoneNotice change={change} up={up} />
    ) : meanwhile === 'changed' && newer !== undefined ? (
      <ChangedNotice
        record={newer}
        change={change}
        onLoad={() => {
          rebase(newer);
          focusForm(formId);
        }}
        onKeep={() => {
          setPutOff(newer);
          focusForm(formId);
        }}
      />
    ) : (
      <DraftNotice resource={resource} offer={offer} record={record} onDecided={() => focusForm(formId)} />
    );

  return (
    <OptionalRecordContextProvider value={record === null ? {} : { ...record, id: idOf(record) }}>
      <SourceContextProvider value={ownSources}>
        <FormProvider {...form}>
          <FormGroupsProvider>
            <FormScreen
              {...{ resource, additions, record, up, formId, saving, attempt, lets, notice }}
              state={meanwhileText(formWords, meanwhile, change)}
              onSubmit={submit}
              onLeave={offer.drop}
            />
            {asked === undefined || base === null || Question === undefined ? null : (
              <Suspense>
                <Question
                  draft={{ ...base, ...asked }}
                  onSave={() => {
                    setAsked(undefined);
                    return write(asked, base);
                  }}
                  onStay={() => setAsked(undefined)}
                />
              </Suspense>
            )}
            {conflict === undefined || base === null ? null : (
              <ConflictDialog
                {...{ resource, additions, base }}
                {...conflict}
                onClose={() => setConflict(undefined)}
                onSettle={(chosen) => settle(conflict, chosen)}
              />
            )}
          </FormGroupsProvider>
        </FormProvider>
      </SourceContextProvider>
    </OptionalRecordContextProvider>
  );
}

/** Live values come without a version and are only shown; a new version is what the form has to start from. */
function isNewer(row: Row, than: Row): boolean {
  return Number(row['version']) > Number(than['version']);
}

/** Inputs of react-admin that an entity adds name their values as the form does. */
const ownSources = { getSource: (source: string) => source, getLabel: (source: string) => source };
