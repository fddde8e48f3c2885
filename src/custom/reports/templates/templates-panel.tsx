import { type JSX, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type ReportTemplate, templateLimits } from '../../../../contract/operations/report-answer.ts';
import type { ReportKind } from '../../../../contract/rules/statistics/report/report-offers.ts';
import { useCalls } from '../../../crud/vocabulary/calls.ts';
import { refusalOf } from '../../../crud/vocabulary/refusal.ts';
import { useTell } from '../../../crud/vocabulary/use-tell.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { MenuItem } from '../../../ui/button/menu-item.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Check } from '../../../ui/field/check.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { useReportWords } from '../words/report-words.ts';
import { useTemplates } from './use-templates.ts';

type TemplatesPanelProps = {
  /** Of which report; null of all. */
  readonly kind: ReportKind | null;
  /** The query that is shown; null where there is none to keep. */
  readonly asked: string | null;
};

/** Queries that were kept, by owner: one press runs one, with the rights of the person who presses. */
export function TemplatesPanel({ kind, asked }: TemplatesPanelProps): JSX.Element {
  const words = useReportWords();
  const { templates: said } = words;
  const { templates, isFailed, overwrite, remove } = useTemplates();
  const [opened, setOpened] = useState<ReportTemplate | 'new' | null>(null);
  const own = (templates ?? []).filter((one) => kind === null || one.kind === kind);
  const groups: readonly (readonly [string, readonly ReportTemplate[]])[] = [
    [said.own, own.filter(({ is_own, shared }) => is_own && !shared)],
    [said.sharedOwn, own.filter(({ is_own, shared }) => is_own && shared)],
    [said.shared, own.filter(({ is_own }) => !is_own)],
  ];
  return (
    <section className="report__templates" aria-label={said.label}>
      <h2>{said.label}</h2>
      {isFailed ? <p role="alert">{said.failed}</p> : null}
      {templates !== undefined && own.length === 0 ? <p className="quiet">{said.none}</p> : null}
      {groups.map(([name, ones]) =>
        ones.length === 0 ? null : (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {ones.map((one) => (
                <li key={one.id} className="report__template">
                  <Link to={`/reports/${one.kind}?${one.query}`} aria-label={said.run(one.name)}>
                    <Icon name="play" size={16} />
                    {one.name}
                  </Link>
                  <span className="quiet">
                    {[...(kind === null ? [kindName(one.kind, words.kinds)] : []), ...(one.is_own ? [] : [said.by(one.owner_name)])].join(
                      ', ',
                    )}
                  </span>
                  {one.may_change ? (
                    <MenuButton icon="more" iconOnly label={said.more(one.name)} tone="plain">
                      {(close) => (
                        <>
                          {asked === null ? null : <MenuItem onClick={() => overwrite(one, asked).then(close)}>{said.overwrite}</MenuItem>}
                          <MenuItem
                            onClick={() => {
                              close();
                              setOpened(one);
                            }}
                          >
                            {said.edit}
                          </MenuItem>
                          <MenuItem onClick={() => remove(one).then(close)}>{said.remove}</MenuItem>
                        </>
                      )}
                    </MenuButton>
                  ) : null}
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
      {asked === null || kind === null ? null : (
        <Button icon="save" onClick={() => setOpened('new')}>
          {said.keep}
        </Button>
      )}
      {opened === null ? null : (
        <TemplateDialog kind={kind} query={asked} template={opened === 'new' ? undefined : opened} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}

function kindName(kind: string, names: Readonly<Record<ReportKind, string>>): string {
  return kind === 'services' || kind === 'clients' || kind === 'employees' ? names[kind] : kind;
}

type TemplateDialogProps = {
  readonly kind: ReportKind | null;
  readonly query: string | null;
  /** The template that is renamed or shared; a new one without it. */
  readonly template: ReportTemplate | undefined;
  readonly onClose: () => void;
};

type Failure = { readonly name?: string | undefined; readonly message?: string | undefined };

/** Asks for the name of a template and whether it is shared. */
function TemplateDialog({ kind, query, template, onClose }: TemplateDialogProps): JSX.Element {
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
