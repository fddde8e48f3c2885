import { fulfils } from '../../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import { reportWords as czech } from '../../../../contract/messages/cs/statistics/reports.ts';
import { reportWords as english } from '../../../../contract/messages/en/statistics/reports.ts';
import { reportNotes } from '../../../../contract/messages/report-notes.ts';
import type { ReportTemplate } from '../../../../contract/operations/report-answer.ts';
import type { reportOperations } from '../../../../contract/operations/stores/report-operations.ts';
import { reportKinds } from '../../../../contract/rules/statistics/report/report-offers.ts';
import { findReportFaults, parseReportQuery } from '../../../../contract/rules/statistics/report/report-query.ts';
import type { Database } from '../../../db/database.ts';
import type { AnswerOf, HandlersOf, SignedCall, SignedCallOf } from '../../../engine/call/call.ts';
import { inTransaction } from '../../../engine/rows/write-transaction.ts';
import { dayAt } from '../counting/prague-days.ts';
import { answerFile } from '../export/answer-file.ts';
import { downloadHeaders } from '../export/table-file.ts';
import { readChoices } from '../questions/read-choices.ts';
import { questionsInTurn } from '../questions/two-at-a-time.ts';
import { answerReport } from '../reports/answer-report.ts';
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  findTemplate,
  listTemplates,
  type TemplateWriting,
} from '../reports/report-templates.ts';
import { removeSchedule, setSchedule } from '../reports/write-schedule.ts';

/** Handlers of `reportOperations`. */
export function reportHandlers(db: Database): HandlersOf<typeof reportOperations> {
  return {
    report: { signed: (call) => questionsInTurn(call.session.user.id, () => answerOne(db, call)) },
    'report.export': { signed: (call) => questionsInTurn(call.session.user.id, () => answerExport(db, call)) },
    'report.choices': { signed: async (call) => ({ status: 200, body: await readChoices(db, readerOf(call)) }) },
    'reports.templates': { signed: (call) => answerTemplates(db, call) },
    'reports.keep': { signed: (call) => answerKeep(db, call) },
    'reports.change': { signed: (call) => answerChange(db, call) },
    'reports.forget': {
      signed: (call) => overOne(db, call, async (context, template) => deleteTemplate(context, template).then(() => template)),
    },
    'reports.send': { signed: (call) => answerSend(db, call) },
    'reports.stop': {
      signed: (call) =>
        overOne(db, call, async ({ db: within, now }, template) => {
          await removeSchedule({ db: within, author: authorOf(call), now }, template.id);
          return { ...template, schedule: null };
        }),
    },
  };
}

function readerOf({ session }: Pick<SignedCall, 'session'>): SignedCall['session']['user'] {
  if (!fulfils(session.user, ['overviews'])) throw refuse('forbidden');
  return session.user;
}

async function answerOne(db: Database, call: SignedCallOf<'report'>): Promise<AnswerOf<'report'>> {
  const { kind, query } = call.query;
  const { report } = await answerReport(db, { actor: readerOf(call), kind, query, today: dayAt(call.now) });
  return { status: 200, body: report };
}

async function answerExport(db: Database, call: SignedCallOf<'report.export'>) {
  const { now, language } = call;
  const { kind, query, format } = call.query;
  const actor = readerOf(call);
  const { question, report } = await answerReport(db, { actor, kind, query, today: dayAt(now) });
  const choices = await readChoices(db, actor);
  const notes = kind === 'employees' ? reportNotes(report, question, language === 'en' ? english : czech) : [];
  const file = await answerFile({ answer: report.answer, question, choices, now, language, format, report: kind, notes });
  return { status: 200 as const, body: file.body, headers: downloadHeaders(file) };
}

async function answerTemplates(db: Database, call: SignedCallOf<'reports.templates'>): Promise<AnswerOf<'reports.templates'>> {
  return { status: 200, body: await listTemplates(db, readerOf(call)) };
}

function answerKeep(db: Database, call: SignedCallOf<'reports.keep'>): Promise<AnswerOf<'reports.keep'>> {
  const owner = readerOf(call);
  refuseFaulty(call.body.kind, call.body.query);
  return inTransaction(db, call, async (transaction) => ({
    status: 201,
    body: await createTemplate({ db: transaction, owner, now: call.now }, call.body),
  }));
}

function answerChange(db: Database, call: SignedCallOf<'reports.change'>): Promise<AnswerOf<'reports.change'>> {
  return overOne(db, call, (context, template) => {
    if (call.body.query !== undefined) refuseFaulty(template.kind, call.body.query);
    return changeTemplate(context, template, call.body);
  });
}

/** Sends an own template: the rights of its owner decide what is in it, and no other person sends figures in their name. */
function answerSend(db: Database, call: SignedCallOf<'reports.send'>): Promise<AnswerOf<'reports.send'>> {
  return overOne(db, call, async ({ db: within, owner, now }, template) => {
    if (!template.is_own) throw refuse('forbidden');
    await setSchedule({ db: within, author: authorOf(call), now, language: call.language }, template, call.body);
    return (await findTemplate(within, owner, template.id)) ?? template;
  });
}

function authorOf({ session, address, requestId }: SignedCall) {
  return { id: session.user.id, name: session.user.name, address, requestId };
}

/** A template that would answer nothing is not kept. */
function refuseFaulty(kind: string, query: string): void {
  const known = reportKinds.find((one) => one === kind);
  if (known === undefined || Object.keys(findReportFaults(known, parseReportQuery(known, query))).length > 0)
    throw refuseValues({ query: { code: 'wrong_type' } });
}

/** Works over the template of the address; one that is private to another person does not exist. */
function overOne(
  db: Database,
  call: SignedCall & Pick<SignedCallOf<'reports.forget'>, 'path'>,
  work: (context: TemplateWriting, template: ReportTemplate) => Promise<ReportTemplate>,
): Promise<AnswerOf<'reports.forget'>> {
  const owner = readerOf(call);
  return inTransaction(db, call, async (transaction) => {
    const template = await findTemplate(transaction, owner, call.path.id);
    if (template === undefined) throw refuse('not_found');
    if (!template.may_change) throw refuse('forbidden');
    return { status: 200, body: await work({ db: transaction, owner, now: call.now }, template) };
  });
}
