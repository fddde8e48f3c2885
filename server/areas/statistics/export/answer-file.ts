import { exportFileName } from '../../../../contract/derive/export-columns.ts';
import { exportTypes } from '../../../../contract/derive/operations/export-operations.ts';
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
import { defused } from '../../../../contract/rules/text/spreadsheet-text.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { answerPdf } from './answer-pdf.ts';
import type { AnswerTable } from './answer-table.ts';
import { answerTable } from './answer-table.ts';

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

export type AnsweredFile = { readonly body: Buffer; readonly name: string; readonly type: string };

/** The headers of the download of a file. */
export function downloadHeaders({ name, type }: AnsweredFile) {
  return { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` };
}

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
  return { body, name: exportFileName(name, localDay(now), format), type: types[format] };
}

const types: Readonly<Record<ReportFormat, string>> = {
  csv: `${exportTypes.csv}; charset=utf-8`,
  xlsx: exportTypes.xlsx,
  pdf: 'application/pdf',
};

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

type Cell = string | number | null;
type Column = AnswerTable['columns'][number];

const dayMs = 86_400_000;
const formats = { name: '@', count: '#,##0', share: '0.0%', time: '[h]:mm:ss' } as const;
/** Spreadsheets show no time below zero: a change is written in minutes. */
const changedTime = '+0.00;-0.00;0';

/** A number as a spreadsheet has it: times are parts of a day, so that they can be added; changed times are minutes. */
function sheetValue(value: Cell, { unit, isChange }: Column): Cell {
  if (typeof value !== 'number' || unit !== 'time') return value;
  return isChange ? value / 60_000 : value / dayMs;
}

function formatOf({ unit, isChange }: Column): string {
  if (!isChange) return formats[unit];
  return unit === 'time' ? changedTime : '+0.0%;-0.0%;0.0%';
}

/** A workbook with the table in its first sheet and what it means in the second. */
async function tableWorkbook(
  { columns, rows }: AnswerTable,
  { names, about }: { readonly names: readonly [table: string, about: string]; readonly about: readonly (readonly [string, string])[] },
): Promise<Buffer> {
  const { writeXlsx } = await import('hucre/xlsx');
  const [table, second] = names;
  const written = await writeXlsx({
    sheets: [
      {
        name: table,
        columns: columns.map((column, at) => ({ numFmt: formatOf(column), width: at === 0 ? 32 : 16 })),
        rows: [columns.map(({ label }) => label), ...rows.map((row) => columns.map((column, at) => sheetValue(row[at] ?? null, column)))],
        freezePane: { rows: 1, columns: 1 },
      },
      { name: second, columns: [{ width: 28 }, { width: 110 }], rows: about.map((line) => [...line]) },
    ],
  });
  return Buffer.from(written);
}

/** The same as Czech spreadsheets read it: semicolons, a decimal comma, times in minutes. What it means is below the table. */
function tableCsv({ columns, rows }: AnswerTable, about: readonly (readonly [string, string])[], minutes: string): Buffer {
  const heads = columns.map(({ label, unit }) => (unit === 'time' ? `${label} (${minutes})` : label));
  const value = (cell: Cell, { unit }: Column): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return quoted(cell);
    const shown = unit === 'time' ? cell / 60_000 : unit === 'share' ? cell * 100 : cell;
    return `${String(Math.round(shown * 1000) / 1000).replace('.', ',')}${unit === 'share' ? ' %' : ''}`;
  };
  const lines = [
    heads.map(quoted),
    ...rows.map((row) => columns.map((column, at) => value(row[at] ?? null, column))),
    [],
    ...about.map((line) => line.map(quoted)),
  ];
  return Buffer.from(`\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`);
}

function quoted(text: string): string {
  return `"${defused(text).replaceAll('"', '""')}"`;
}
