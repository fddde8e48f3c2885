import type { JSX } from 'react';
import { type ReportTemplate, templateLimits } from '../../../../contract/operations/report-answer.ts';
import type { ReportKind } from '../../../../contract/rules/statistics/report/report-offers.ts';
import { useCalls } from '../../../crud/vocabulary/calls.ts';
import { NameDialog } from '../../../crud/vocabulary/name-dialog.tsx';
import { useTell } from '../../../crud/vocabulary/use-tell.ts';
import { useReportWords } from '../words/report-words.ts';
import { useTemplates } from './use-templates.ts';

type TemplateDialogProps = {
  readonly kind: ReportKind | null;
  readonly query: string | null;
  /** The template that is renamed or shared; a new one without it. */
  readonly template: ReportTemplate | undefined;
  readonly onClose: () => void;
};

/** Asks for the name of a template and whether it is shared. */
export function TemplateDialog({ kind, query, template, onClose }: TemplateDialogProps): JSX.Element {
  const { templates: words } = useReportWords();
  const { ask } = useCalls();
  const tell = useTell();
  const { read } = useTemplates();
  return (
    <NameDialog
      title={template === undefined ? words.keepTitle : words.editTitle}
      words={words}
      formClass="report__template-form"
      maxLength={templateLimits.name}
      named={template}
      onClose={onClose}
      onSave={async ({ name, shared, key }) => {
        if (template !== undefined) await ask('PATCH /report-templates/{id}', { path: { id: template.id }, body: { name, shared } });
        else if (kind !== null && query !== null)
          await ask('POST /report-templates', { header: { 'Idempotency-Key': key }, body: { kind, name, shared, query } });
        await read();
        tell(words.saved(name), 'success');
      }}
    />
  );
}
