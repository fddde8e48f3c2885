import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useEffect, useId, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { useClock } from '../../crud/core/clock.ts';
import { UnsavedDialog, useUnloadGuard } from '../../crud/core/leave-guard.tsx';
import { type Row, textOf } from '../../crud/core/row.ts';
import { useWords } from '../../crud/core/words.ts';
import { useRemoval } from '../../crud/record/actions/use-removal.ts';
import { startDraft, writableFields } from '../../crud/record/draft/draft.ts';
import { resolverOf } from '../../crud/record/draft/form-errors.ts';
import { useKeptDraft } from '../../crud/record/draft/use-kept-draft.ts';
import { useSave } from '../../crud/record/draft/use-save.ts';
import { FormField } from '../../crud/record/form-fields/form-field.tsx';
import { focusForm } from '../../crud/record/form-screen.tsx';
import { ConflictDialog } from '../../crud/record/history/conflict-dialog.tsx';
import { DraftNotice } from '../../crud/record/history/draft-notice.tsx';
import { useKeyDown } from '../../ui/behaviour/use-key-down.ts';
import { Button } from '../../ui/button/button.tsx';
import { useSingleRun } from '../../ui/button/use-single-run.ts';
import { Form } from '../../ui/form/form.tsx';
import { Markdown } from '../../ui/page/markdown.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import './topic-editor.css';

const resource: AnyResource = registry['help-topics'];

type TopicEditorProps = {
  /** The topic as it is; null for a new one. */
  readonly record: Row | null;
  /** Where a new topic shows itself. */
  readonly pattern: string;
  readonly onClose: () => void;
};

type Conflict = { readonly mine: Row; readonly theirs: Row };

/** A help topic written where it is read, over whatever screen it is about. */
export function TopicEditor({ record, pattern, onClose }: TopicEditorProps): JSX.Element {
  const words = useWords();
  const { form: texts, grammar, labelsOf } = words;
  const { noun } = labelsOf(resource);
  const now = useClock();
  const formId = useId();
  const queries = useQueryClient();
  const [base, setBase] = useState(record);
  const lets = useRef(false);
  const editor = useRef<HTMLDivElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [failure, setFailure] = useState<string>();
  const { save, saving } = useSave(resource);
  const resolver = useMemo(() => resolverOf({ resource, words, now, base }), [words, now, base]);
  const form = useForm({ defaultValues: { ...startDraft(resource, record), ...(record === null && { path: pattern }) }, resolver });
  const { isDirty } = form.formState;
  const offer = useKeptDraft({ resource, base: record, form });
  useEffect(() => focusForm(formId), [formId]);
  useUnloadGuard(isDirty, lets);
  const done = async (): Promise<void> => {
    offer.drop();
    await queries.invalidateQueries({ queryKey: [prefixOf(resource)] });
    onClose();
  };
  const write = async (values: Row, over: Row | null): Promise<void> => {
    setFailure(undefined);
    const saved = await save(values, over);
    if ('row' in saved) return done();
    const { status, current, errors, message } = saved.refusal;
    if (status === 412 && current !== undefined) return setConflict({ mine: values, theirs: current });
    for (const [path, text] of Object.entries(errors)) form.setError(path, { type: 'server', message: text });
    if (Object.keys(errors).length === 0) setFailure(status === 404 ? texts.conflict.deleted : message);
    return undefined;
  };
  const [submit] = useSingleRun(
    form.handleSubmit(async (values) => {
      if (base !== null && Object.keys(values).length === 0) onClose();
      else await write(values, base);
    }),
  );
  const leave = (): void => {
    if (isDirty) setLeaving(true);
    else onClose();
  };
  const giveUp = (): void => {
    offer.drop();
    onClose();
  };
  const { remove, removing } = useRemoval(resource, { onDone: () => void done(), onRefused: setFailure });
  useKeyDown(editor, (event) => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!(isSave || event.key === 'Escape') || document.querySelector('dialog[open]') !== null) return;
    // The form of the screen under it and the dropdown around it hear nothing of it.
    event.preventDefault();
    event.stopPropagation();
    if (isSave) submit();
    else leave();
  });
  return (
    <FormProvider {...form}>
      <div ref={editor} className="topic-editor">
        <Form
          id={formId}
          className="topic-editor__form"
          aria-label={record === null ? grammar.createTitle(noun) : grammar.editTitle(noun, textOf(record['title']))}
          onSubmit={() => submit()}
        >
          {failure === undefined ? null : (
            <Notice tone="danger" announce="alert">
              {failure}
            </Notice>
          )}
          <DraftNotice resource={resource} offer={offer} record={record} onDecided={() => focusForm(formId)} />
          {writableFields(resource).map(([name, field]) => (
            <FormField key={name} {...{ resource, words, name, field }} additions={{}} row={base} prefix={formId} path={name} />
          ))}
          <div className="topic-editor__actions">
            {base === null ? null : (
              <Button tone="plain" icon="trash" busy={removing} onClick={() => remove(base)}>
                {texts.delete}
              </Button>
            )}
            <Button onClick={leave}>{texts.cancel}</Button>
            <Button tone="primary" icon="save" type="submit" busy={saving} title={texts.saveWithKeys}>
              {saving ? texts.saving : texts.save}
            </Button>
          </div>
        </Form>
        <Preview />
      </div>
      {isLeaving ? <UnsavedDialog onLeave={giveUp} onStay={() => setLeaving(false)} /> : null}
      {conflict === undefined || base === null ? null : (
        <ConflictDialog
          {...{ resource, base }}
          {...conflict}
          additions={{}}
          onClose={() => setConflict(undefined)}
          onSettle={(chosen) => {
            setConflict(undefined);
            setBase(conflict.theirs);
            if (Object.keys(chosen).length > 0) void write(chosen, conflict.theirs);
            else void done();
          }}
        />
      )}
    </FormProvider>
  );
}

/** The text as it will be read, as it is typed. */
function Preview(): JSX.Element {
  const { tasks } = useWords();
  const [title, help]: readonly unknown[] = useWatch({ name: ['title', 'help'] });
  return (
    <section className="topic-editor__preview" aria-label={tasks.preview}>
      <p className="quiet">{tasks.preview}</p>
      {textOf(title) === '' ? null : <h3>{textOf(title)}</h3>}
      {textOf(help) === '' ? <p className="quiet">{tasks.nothingToPreview}</p> : <Markdown text={textOf(help)} />}
    </section>
  );
}
