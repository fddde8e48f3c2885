import { definitions, type MeasureName } from '../definitions.ts';
import { courseGroupings, type Question } from '../question.ts';
import { axisDays, courseKeys, unfinishedFrom } from './course.ts';
import type { Graph } from './graph.ts';

/** Rows of an answer, as far as a graph shows them. */
type Said = Readonly<Record<string, { readonly value: number | null }>>;
type Row = { readonly key: string; readonly values: Said; readonly compared: Said | null };
type Answer = { readonly period: { readonly from: string; readonly to: string }; readonly rows: readonly Row[] };

type Drawn = {
  readonly value: MeasureName;
  readonly today: string;
  readonly nameOf: (key: string) => string;
  readonly months: readonly string[];
  readonly seriesNames: { readonly now: string; readonly compared: string };
};

/** This many bars can still be read in one row. */
const mostBars = 24;

/** One value of an answer as a graph: a line where rows follow each other in time, else bars, of which the largest are drawn. */
export function answerGraph(
  { period, rows }: Answer,
  question: Question,
  { value, today, nameOf, months, seriesNames }: Drawn,
): { readonly graph: Graph; readonly left: number } {
  const isCourse = courseGroupings.includes(question.by);
  const hasOrder = isCourse || question.by === 'hour' || question.by === 'weekday';
  const valueIn = (row: Row | undefined, isCompared = false): number | null =>
    (isCompared ? row?.compared : row?.values)?.[value]?.value ?? null;
  const largest = hasOrder ? rows : rows.toSorted((one, other) => (valueIn(other) ?? -1) - (valueIn(one) ?? -1)).slice(0, mostBars);
  const answered = largest.map(({ key }) => key);
  const keys = question.weekdays.length > 0 ? answered : courseKeys(answered, question.by, period, today);
  const rowOf = new Map(rows.map((row) => [row.key, row]));
  const valuesOf = (isCompared: boolean) => keys.map((key) => valueIn(rowOf.get(key), isCompared));
  return {
    left: rows.length - largest.length,
    graph: {
      kind: isCourse ? 'line' : 'bar',
      unit: definitions[value].unit,
      categories: keys.map(nameOf),
      ...axisDays(keys, question.by, months),
      series: [
        { name: seriesNames.now, values: valuesOf(false), isCompared: false },
        ...(question.compared === null ? [] : [{ name: seriesNames.compared, values: valuesOf(true), isCompared: true }]),
      ],
      unfinishedFrom: unfinishedFrom(keys, question, today),
      target: null,
    },
  };
}
