import { type ExportFormat, exportFileName } from '../../../../contract/derive/export-columns.ts';
import { exportTypes } from '../../../../contract/derive/operations/export-operations.ts';
import { answerWords as czech } from '../../../../contract/messages/cs/statistics/answers.ts';
import { measureWords as czechMeasures } from '../../../../contract/messages/cs/statistics/measures.ts';
import { answerWords as english } from '../../../../contract/messages/en/statistics/answers.ts';
import { measureWords as englishMeasures } from '../../../../contract/messages/en/statistics/measures.ts';
import { type Language, messagesFor } from '../../../../contract/messages/index.ts';
import type { StatisticsAnswer, StatisticsChoices } from '../../../../contract/operations/statistics-answer.ts';
import type { Question } from '../../../../contract/rules/statistics/question.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { aboutAnswer } from './about-answer.ts';
import { answerTable } from './answer-table.ts';
import { tableCsv, tableWorkbook } from './table-files.ts';

type Wanted = {
  readonly answer: StatisticsAnswer;
  readonly question: Question;
  readonly choices: StatisticsChoices;
  readonly now: Date;
  readonly language: Language;
  readonly format: ExportFormat;
};

/** An answer as a file, with the headers of its download. */
export async function answerFile({ answer, question, choices, now, language, format }: Wanted) {
  const words = {
    words: language === 'en' ? english : czech,
    measures: language === 'en' ? englishMeasures : czechMeasures,
    channels: messagesFor(language).resources.orders.choices.channel,
  };
  const { sheets, fileName, asked } = words.words;
  const table = answerTable(answer, question, words);
  const about = aboutAnswer({ answer, question, choices, now, words });
  const body =
    format === 'csv'
      ? tableCsv(table, about, asked.unitOfTimes)
      : await tableWorkbook(table, { names: [sheets.table, sheets.definitions], about });
  return {
    body,
    headers: {
      'content-type': format === 'csv' ? `${exportTypes.csv}; charset=utf-8` : exportTypes.xlsx,
      'content-disposition': `attachment; filename="${exportFileName(fileName, localDay(now), format)}"`,
    },
  };
}
