import { type JSX, useId, useRef, useState } from 'react';
import { type ReportTemplate, templateLimits } from '../../../../contract/operations/report-answer.ts';
import type { ReportKind } from '../../../../contract/rules/statistics/report/report-offers.ts';
import { useCalls } from '../../../crud/vocabulary/calls.ts';
import { refusalOf } from '../../../crud/vocabulary/refusal.ts';
import { useTell } from '../../../crud/vocabulary/use-tell.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Check } from '../../../ui/field/check.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { useReportWords } from '../report-words.ts';
import { useTemplates } from './use-templates.ts';

type TemplateDialogProps = {
  readonly kind: ReportKind | null;
  readonly query: string | null;
  /** The template that is renamed or shared; a new one without it. */
  readonly template: ReportTemplate | undefined;
  readonly onClose: () => void;
};

type Failure = { readonly name?: string | undefined; readonly message?: string | undefined };

/** Asks for the name of a template and whether it is shared. */
export function TemplateDialog({ kind, query, template, onClose }: TemplateDialogProps): JSX.Element {
  const { templates: words } = useReportWords();
  const { ask } = useCalls();
  const tell = useTell();
  const { read } = useTemplates();
  const [name, setName] = useState(template?.name ?? '');
  const [shared, setShared] = useState(template?.shared ?? false);
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
      if (template !== undefined) await ask('PATCH /report-templates/{id}', { path: { id: template.id }, body: { name, shared } });
      else if (kind !== null && query !== null)
        await ask('POST /report-templates', { header: { 'Idempotency-Key': key }, body: { kind, name, shared, query } });
      await read();
      tell(words.saved(name), 'success');
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
    <Dialog title={template === undefined ? words.keepTitle : words.editTitle} closeLabel={words.close} onClose={onClose} actions={actions}>
      <Form id={formId} className="report__template-form" onSubmit={save}>
        <Field label={words.name} required error={failure.name}>
          {(control) => (
            <input
              {...control}
              ref={input}
              className="input"
              type="text"
              maxLength={templateLimits.name}
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
