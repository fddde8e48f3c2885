import { type Actor, may } from '../../../../contract/basics/access.ts';
import type { Problem } from '../../../../contract/basics/errors.ts';
import { refuseValues } from '../../../../contract/basics/refusal.ts';
import type { ReportAnswer } from '../../../../contract/operations/report-answer.ts';
import { employees } from '../../../../contract/resources/stores/employees.ts';
import type { Question } from '../../../../contract/rules/statistics/question.ts';
import type { ReportKind } from '../../../../contract/rules/statistics/report/report-offers.ts';
import {
  buildReportQuestion,
  findReportFaults,
  mostReportDays,
  parseReportQuery,
  type ReportFault,
} from '../../../../contract/rules/statistics/report/report-query.ts';
import type { Database } from '../../../db/database.ts';
import { answerQuestion } from '../questions/answer-question.ts';
import { readScope } from '../questions/question-scope.ts';
import { deskTimesSince, readEmployees } from '../questions/read-employees.ts';
import { readVisits } from '../questions/read-visits.ts';

/** Fewer employees without names are not shown apart. */
const fewestUnnamed = 3;

type Asked = {
  readonly actor: Actor;
  readonly kind: ReportKind;
  readonly query: string;
  readonly today: string;
  /** Whether names of employees are left out of what the person may see: others read it too. */
  readonly hidesNames?: boolean;
};
export type AnsweredReport = { readonly question: Question; readonly report: ReportAnswer };

/** The question of a report; refused with what is wrong at its fields. */
function questionIn({ kind, query: text }: Asked): Question {
  const query = parseReportQuery(kind, text);
  const faults = Object.entries(findReportFaults(kind, query));
  if (faults.length > 0) throw refuseValues(Object.fromEntries(faults.map(([field, fault]) => [field, problemOf(fault, query.values)])));
  return buildReportQuestion(kind, query);
}

function problemOf(fault: ReportFault, values: readonly string[]): Problem {
  if (fault === 'nothing') return { code: 'required' };
  if (fault === 'reversed') return { code: 'days_reversed' };
  if (fault === 'too_long') return { code: 'too_big', details: { max: mostReportDays } };
  if (fault === 'twice') return { code: 'repeated_row', details: { line: values.findIndex((one, at) => values.indexOf(one) < at) } };
  return { code: 'unknown_value' };
}

/** Answers a report with the rights of the person who asks: what is beyond them is not counted, and is said. */
export async function answerReport(db: Database, asked: Asked): Promise<AnsweredReport> {
  const { actor, kind, today } = asked;
  const question = questionIn(asked);
  const isOfEmployees = kind === 'employees';
  const hidesNames = question.by === 'employee' && (asked.hidesNames === true || !may(actor, employees, 'list'));
  const source = { read: readEmployees, leavesOut: false, hidesNames };
  const answered = await answerQuestion(db, { actor, question, today }, ...(isOfEmployees ? [source] : []));
  // Of one or two people a number says who it is as well as a name does.
  const areFew = hidesNames && answered.rows.length > 0 && answered.rows.length < fewestUnnamed;
  const answer = areFew ? { ...answered, rows: [] } : answered;
  const longest =
    kind === 'clients' ? (await readVisits(db, { actor, question, today, key: null, of: 'wait_longest', longest: true })).visits : [];
  const since = isOfEmployees ? await deskTimesSince(db, await readScope(db, actor, question)) : null;
  return { question, report: { answer, longest, desk_times_since: since, are_names_hidden: hidesNames, are_few_hidden: areFew } };
}
