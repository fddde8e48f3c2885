import { type JSX, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { SavedView } from '../../../../contract/operations/saved-view.ts';
import { type ViewState, viewLimits } from '../../../../contract/rules/accounts/saved-views.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Check } from '../../../ui/field/check.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { useCalls } from '../../vocabulary/calls.ts';
import { refusalOf } from '../../vocabulary/refusal.ts';
import { useTell } from '../../vocabulary/use-tell.ts';
import { useWords } from '../../vocabulary/words.ts';
import { useViews } from './use-views.ts';
import { searchOf } from './view-state.ts';
import './views-menu.css';

type ViewDialogProps = {
  readonly resource: AnyResource;
  /** The list as it stands, for a new view. */
  readonly state: ViewState;
  /** The view that is renamed or shared; a new one without it. */
  readonly view: SavedView | undefined;
  readonly onClose: () => void;
};

type Failure = { readonly name?: string | undefined; readonly message?: string | undefined };

/** Asks for the name of a view and whether it is shared. */
export function ViewDialog({ resource, state, view, onClose }: ViewDialogProps): JSX.Element {
  const { views: words, form, problem } = useWords();
  const { ask } = useCalls();
  const navigate = useNavigate();
  const tell = useTell();
  const { read } = useViews(resource, false);
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [failure, setFailure] = useState<Failure>({});
  const [isSaving, setSaving] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();
  const fail = (what: Failure): void => {
    setFailure(what);
    setSaving(false);
    input.current?.focus();
  };
  const save = async (): Promise<void> => {
    if (name.trim() === '') return fail({ name: problem({ code: 'required' }) });
    setSaving(true);
    try {
      const saved =
        view === undefined
          ? await ask('POST /views', { header: { 'Idempotency-Key': key }, body: { resource: resource.name, name, shared, state } })
          : await ask('PATCH /views/{id}', { path: { id: view.id }, body: { name, shared } });
      await read();
      if (view === undefined) void navigate({ search: searchOf(resource, saved) });
      tell(words.saved(saved.name), 'success');
      onClose();
    } catch (error) {
      const { message, errors } = refusalOf(error);
      fail(errors['name'] === undefined ? { message } : { name: errors['name'] });
    }
  };
  const actions = (
    <>
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button tone="primary" type="submit" form={formId} busy={isSaving}>
        {isSaving ? words.saving : words.save}
      </Button>
    </>
  );
  return (
    <Dialog title={view === undefined ? words.saveNew : words.edit} closeLabel={form.close} onClose={onClose} actions={actions}>
      <Form id={formId} className="view-form" onSubmit={save}>
        <Field label={words.name} required hint={view === undefined ? words.nameHint : undefined} error={failure.name}>
          {(control) => (
            <input
              {...control}
              ref={input}
              className="input"
              type="text"
              maxLength={viewLimits.nameLength}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Check
          label={words.share}
          help={view === undefined || view.is_own ? words.shareHelp : words.shareHelpForeign}
          checked={shared}
          onChange={setShared}
        />
        {failure.message === undefined ? null : (
          <Notice tone="danger" announce="alert">
            {failure.message}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
