import type { ReportAnswer } from '../operations/report-answer.ts';
import type { MeasureName } from '../rules/statistics/definitions.ts';
import type { Question } from '../rules/statistics/question.ts';
import { formatDay } from '../rules/time/shown-time.ts';
import type { ReportWords } from './cs/statistics/reports.ts';

const ofDesks: readonly MeasureName[] = ['desk_time', 'idle_time', 'occupancy'];

/** What is not known of a report, and that names are hidden: said on the screen and in files, and never shown as nothing. */
export function reportNotes(report: ReportAnswer, question: Question, { result }: ReportWords): readonly string[] {
  const asksDesks = question.values.some((name) => ofDesks.includes(name));
  const names = report.are_few_hidden ? [result.fewHidden] : report.are_names_hidden ? [result.namesHidden] : [];
  return asksDesks ? [...deskNotes(report, question, result), ...names] : names;
}

function deskNotes({ desk_times_since: since, answer }: ReportAnswer, question: Question, words: ReportWords['result']): readonly string[] {
  if (question.by === 'service' || question.services.length + question.groups.length > 0) return [words.deskOfServices];
  if (since === null) return [words.deskUnknown];
  return since > answer.period.from ? [words.deskSince(formatDay(since))] : [];
}
