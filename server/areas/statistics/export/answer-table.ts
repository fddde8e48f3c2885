import type { AnswerWords } from '../../../../contract/messages/cs/statistics/answers.ts';
import type { MeasureWords } from '../../../../contract/messages/cs/statistics/measures.ts';
import { comparedName, type NameWords, periodName, rowName } from '../../../../contract/messages/statistics-names.ts';
import type { StatisticsAnswer } from '../../../../contract/operations/statistics-answer.ts';
import { computeChange, findNotCompared, type NotCompared } from '../../../../contract/rules/statistics/change.ts';
import { definitions, type MeasureName, type Unit } from '../../../../contract/rules/statistics/definitions.ts';
import { courseGroupings, type Question } from '../../../../contract/rules/statistics/question.ts';
import { shownDuration, shownValue, unknownValue } from '../../../../contract/rules/statistics/shown-value.ts';

/** How the numbers of a column are read; `name` are texts. Changes of shares are in points of them, so they are shares as well. */
type Column = { readonly label: string; readonly unit: Unit | 'name'; readonly isChange: boolean };
export type AnswerTable = { readonly columns: readonly Column[]; readonly rows: readonly (readonly (string | number | null)[])[] };

type Words = NameWords & { readonly measures: MeasureWords };
type Said = StatisticsAnswer['total'];
type Line = {
  readonly name: string;
  readonly notCompared: NotCompared;
  readonly against: string | null;
  readonly values: Said;
  readonly compared: Said | null;
};

/** Rows and total of an answer as files have them: numbers as they were counted, nothing rounded. Days, weeks and months say with which ones they are compared. */
export function answerTable(answer: StatisticsAnswer, question: Question, words: Words): AnswerTable {
  const isCompared = answer.compared_period !== null;
  const { by } = question;
  const isPaired = isCompared && courseGroupings.includes(by);
  const whole = answer.compared_period === null ? null : periodName(answer.compared_period);
  const lines: readonly Line[] = [
    ...answer.rows.map((row) => ({
      ...row,
      notCompared: findNotCompared(answer.days, by),
      name: rowName(row, question, words),
      against: comparedName(row.key, question, answer, words),
    })),
    {
      name: words.words.total,
      notCompared: findNotCompared(answer.days, 'total'),
      against: whole,
      values: answer.total,
      compared: answer.compared_total,
    },
  ];
  return {
    columns: [
      { label: words.words.rowsOf[by], unit: 'name', isChange: false },
      ...(isPaired ? [{ label: words.words.thenOf(words.words.rowsOf[by]), unit: 'name', isChange: false } as const] : []),
      ...question.values.flatMap((name) => columnsOf(name, words.measures[name].name, { words: words.words, isCompared })),
    ],
    rows: lines.map((line) => [
      line.name,
      ...(isPaired ? [line.against] : []),
      ...question.values.flatMap((name) => cellsOf(name, line, isCompared)),
    ]),
  };
}

type Among = { readonly words: AnswerWords; readonly isCompared: boolean };

function columnsOf(name: MeasureName, label: string, { words, isCompared }: Among): readonly Column[] {
  const { unit, n } = definitions[name];
  return [
    { label, unit, isChange: false },
    ...(n === null ? [] : [{ label: words.nOf(label), unit: 'count', isChange: false } as const]),
    ...(isCompared
      ? [
          { label: words.thenOf(label), unit, isChange: false },
          { label: words.changeOf(label), unit: unit === 'count' ? ('share' as const) : unit, isChange: true },
        ]
      : []),
  ];
}

function cellsOf(name: MeasureName, { values, compared, notCompared }: Line, isCompared: boolean): readonly (number | null)[] {
  const now = values[name] ?? { value: null, n: null };
  const then = compared?.[name]?.value ?? null;
  return [
    now.value,
    ...(definitions[name].n === null ? [] : [now.n]),
    ...(isCompared ? [then, computeChange(name, now.value, then, notCompared)?.difference ?? null] : []),
  ];
}

type Cell = string | number | null;

/** A cell as the screen shows it: what is unknown is a dash, a change has its sign. */
export function shownCell(cell: Cell, { unit, isChange }: AnswerTable['columns'][number], language: string): string {
  if (cell === null) return unknownValue;
  if (typeof cell === 'string') return cell;
  const sign = isChange && cell > 0 ? '+' : isChange && cell < 0 ? '−' : '';
  const size = isChange ? Math.abs(cell) : cell;
  if (unit === 'time') return `${sign}${shownDuration(size)}`;
  return `${sign}${shownValue(unit === 'share' ? 'missed_share' : 'clients', size, language)}`;
}
