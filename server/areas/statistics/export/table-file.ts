import { exportTypes } from '../../../../contract/derive/operations/export-operations.ts';
import type { ReportFormat } from '../../../../contract/operations/report-answer.ts';
import { defused } from '../../../../contract/rules/text/spreadsheet-text.ts';
import type { AnswerTable } from './answer-table.ts';

export type AnsweredFile = { readonly body: Buffer; readonly name: string; readonly type: string };

/** The headers of the download of a file. */
export function downloadHeaders({ name, type }: AnsweredFile) {
  return { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` };
}

/** What a browser takes a file for. */
export const fileTypes: Readonly<Record<ReportFormat, string>> = {
  csv: `${exportTypes.csv}; charset=utf-8`,
  xlsx: exportTypes.xlsx,
  pdf: 'application/pdf',
};

type Cell = string | number | null;
type Column = AnswerTable['columns'][number];
type About = readonly (readonly [string, string])[];

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
export async function tableWorkbook(
  { columns, rows }: AnswerTable,
  { names, about }: { readonly names: readonly [table: string, about: string]; readonly about: About },
): Promise<Buffer> {
  const { writeXlsx } = await import('hucre/xlsx');
  const [table, second] = names;
  const written = await writeXlsx({
    sheets: [
      {
        name: table,
        columns: columns.map((column, at) => ({ numFmt: formatOf(column), width: at === 0 ? 32 : column.unit === 'name' ? 24 : 16 })),
        rows: [columns.map(({ label }) => label), ...rows.map((row) => columns.map((column, at) => sheetValue(row[at] ?? null, column)))],
        freezePane: { rows: 1, columns: 1 },
      },
      { name: second, columns: [{ width: 28 }, { width: 110 }], rows: about.map((line) => [...line]) },
    ],
  });
  return Buffer.from(written);
}

/** The same as Czech spreadsheets read it: semicolons, a decimal comma, times in minutes. What it means is below the table. */
export function tableCsv({ columns, rows }: AnswerTable, about: About, minutes: string): Buffer {
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
