import { fulfils } from '../../../../contract/basics/access.ts';
import { Refusal } from '../../../../contract/basics/refusal.ts';
import { reportWords as czech } from '../../../../contract/messages/cs/statistics/reports.ts';
import { reportWords as english } from '../../../../contract/messages/en/statistics/reports.ts';
import type { Language } from '../../../../contract/messages/index.ts';
import { reportNotes } from '../../../../contract/messages/report-notes.ts';
import { periodName } from '../../../../contract/messages/statistics-names.ts';
import type { Pause, ReportFormat } from '../../../../contract/operations/report-answer.ts';
import type { ReportKind } from '../../../../contract/rules/statistics/report/report-offers.ts';
import type { Database } from '../../../db/database.ts';
import type { Person } from '../../../db/rows/write/write-context.ts';
import { dayAt } from '../counting/prague-days.ts';
import { answerFile } from '../export/answer-file.ts';
import type { AnsweredFile } from '../export/table-file.ts';
import { readChoices } from '../questions/read-choices.ts';
import { answerReport } from './answer-report.ts';

type Due = {
  readonly kind: ReportKind;
  readonly query: string;
  readonly format: ReportFormat;
  readonly language: Language;
  readonly addresses: readonly string[];
  /** The instant of the sending: named periods are those of its day, however late it is made. */
  readonly due_at: Date;
};

export type Composed =
  | { readonly pause: Pause }
  /** Without a file where the report has more rows than a page to print takes. */
  | { readonly file: AnsweredFile | null; readonly period: string; readonly notes: readonly string[] };

/**
 * The report that is due, with the rights that its owner has now. Where they do not reach as far as the query, nothing of it is made:
 * a part would be taken for the whole.
 */
export async function composeReport(db: Database, owner: Person | undefined, due: Due): Promise<Composed> {
  if (owner === undefined) return { pause: 'owner' };
  if (!fulfils(owner, ['overviews'])) return { pause: 'rights' };
  const { kind, query, format, language, due_at: now } = due;
  // Others who get the letter have not been asked whether they may see names.
  const hidesNames = due.addresses.length > 0;
  const answered = await unlessRefused(() => answerReport(db, { actor: owner, kind, query, today: dayAt(now), hidesNames }));
  if (answered === null) return { pause: 'query' };
  const { question, report } = answered;
  const { answer } = report;
  if (answer.left_out_stores.length > 0) return { pause: 'stores' };
  const notes = kind === 'employees' ? reportNotes(report, question, language === 'en' ? english : czech) : [];
  const choices = await readChoices(db, owner);
  const file = await unlessRefused(() => answerFile({ answer, question, choices, now, language, format, report: kind, notes }));
  return { file, period: periodName(answer.period), notes };
}

/** Null where the work refuses its values. */
async function unlessRefused<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid') return null;
    throw error;
  }
}
