import { type JSX, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Check } from '../../ui/field/check.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { readRefusal } from './refusal.ts';

export type Named = {
  readonly name: string;
  readonly shared: boolean;
  /** The same at each try of one dialog: what was saved without an answer is not saved twice. */
  readonly key: string;
};

type NameDialogProps = {
  readonly title: string;
  readonly words: Readonly<Record<'name' | 'share' | 'shareHelp' | 'save' | 'saving' | 'cancel' | 'close' | 'nameless', string>>;
  readonly hint?: string | undefined;
  readonly formClass: string;
  readonly maxLength: number;
  /** What it is called now; nothing of something new. */
  readonly named: Pick<Named, 'name' | 'shared'> | undefined;
  readonly onSave: (named: Named) => Promise<void>;
  readonly onClose: () => void;
};

type Failure = { readonly name?: string | undefined; readonly message?: string | undefined };

/** Asks what something that a person keeps is called, and whether others see it. */
export function NameDialog({ title, words, hint, formClass, maxLength, named, onSave, onClose }: NameDialogProps): JSX.Element {
  const [name, setName] = useState(named?.name ?? '');
  const [shared, setShared] = useState(named?.shared ?? false);
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
    if (name.trim() === '') return fail({ name: words.nameless });
    setSaving(true);
    try {
      await onSave({ name, shared, key });
      onClose();
    } catch (error) {
      const { message, errors } = readRefusal(error);
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
    <Dialog title={title} closeLabel={words.close} onClose={onClose} actions={actions}>
      <Form id={formId} className={formClass} onSubmit={save}>
        <Field label={words.name} required hint={hint} error={failure.name}>
          {(control) => (
            <input
              {...control}
              ref={input}
              className="input"
              type="text"
              maxLength={maxLength}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Check label={words.share} help={words.shareHelp} checked={shared} onChange={setShared} />
        {failure.message === undefined ? null : (
          <Notice tone="danger" announce="alert">
            {failure.message}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
