import { exportFileName } from '../../../../contract/derive/export-columns.ts';
import { answerWords as czech } from '../../../../contract/messages/cs/statistics/answers.ts';
import type { MeasureWords } from '../../../../contract/messages/cs/statistics/measures.ts';
import { measureWords as czechMeasures } from '../../../../contract/messages/cs/statistics/measures.ts';
import { answerWords as english } from '../../../../contract/messages/en/statistics/answers.ts';
import { measureWords as englishMeasures } from '../../../../contract/messages/en/statistics/measures.ts';
import { type Language, messagesFor } from '../../../../contract/messages/index.ts';
import { askedLines } from '../../../../contract/messages/statistics-asked.ts';
import type { ReportFormat } from '../../../../contract/operations/report-answer.ts';
import type { StatisticsAnswer, StatisticsChoices } from '../../../../contract/operations/statistics-answer.ts';
import type { Question } from '../../../../contract/rules/statistics/question.ts';
import type { ReportKind } from '../../../../contract/rules/statistics/report/report-offers.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { answerPdf } from './answer-pdf.ts';
import { answerTable } from './answer-table.ts';
import { type AnsweredFile, fileTypes, tableCsv, tableWorkbook } from './table-file.ts';

type Wanted = {
  readonly answer: StatisticsAnswer;
  readonly question: Question;
  readonly choices: StatisticsChoices;
  readonly now: Date;
  readonly language: Language;
  readonly format: ReportFormat;
  /** Null of a table of statistics. */
  readonly report?: ReportKind;
  /** What is not known of it. */
  readonly notes?: readonly string[];
};

/** An answer as a file. */
export async function answerFile({ answer, question, choices, now, language, format, report, notes = [] }: Wanted): Promise<AnsweredFile> {
  const words = {
    words: language === 'en' ? english : czech,
    measures: language === 'en' ? englishMeasures : czechMeasures,
    channels: messagesFor(language).resources.orders.choices.channel,
  };
  const { sheets, fileName, asked, reports } = words.words;
  const name = report === undefined ? fileName : reports[report];
  const table = answerTable(answer, question, words);
  const about = aboutAnswer({ answer, question, choices, now, words, notes });
  const body =
    format === 'csv'
      ? tableCsv(table, about, asked.unitOfTimes)
      : format === 'xlsx'
        ? await tableWorkbook(table, { names: [sheets.table, sheets.definitions], about })
        : await answerPdf({ answer, question, table, about, words, title: name, language, today: localDay(now) });
  return { body, name: exportFileName(name, localDay(now), format), type: fileTypes[format] };
}

type About = Parameters<typeof askedLines>[0] & {
  readonly words: { readonly measures: MeasureWords };
  readonly notes: readonly string[];
};

/** What was asked, how complete it is, and what each value means. */
function aboutAnswer({ notes, ...said }: About): readonly (readonly [string, string])[] {
  const { question, words } = said;
  const { asked, n } = words.words;
  return [
    ...askedLines(said),
    ...notes.map((text) => [asked.note, text] as const),
    ['', ''],
    [asked.value, asked.definition],
    ...question.values.map((name) => [words.measures[name].name, words.measures[name].definition] as const),
    [n, asked.definitionOfN],
  ];
}
