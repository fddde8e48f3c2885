import { useQueries } from '@tanstack/react-query';
import { rowName } from '../../../../../contract/messages/statistics-names.ts';
import type { StatisticsAnswer } from '../../../../../contract/operations/statistics-answer.ts';
import { definitions, type MeasureName } from '../../../../../contract/rules/statistics/definitions.ts';
import { axisDays, courseKeys, unfinishedFrom } from '../../../../../contract/rules/statistics/graph/course.ts';
import { type Graph, mostSeries } from '../../../../../contract/rules/statistics/graph/graph.ts';
import type { Question } from '../../../../../contract/rules/statistics/question.ts';
import { useCalls } from '../../../../crud/core/calls.ts';
import { answerOptions, useAnswer, useToday } from '../../../../statistics/statistics-query.ts';
import { useStatisticsWords } from '../../../../statistics/statistics-words.ts';

export const seriesGroupings = ['none', 'store', 'service', 'channel'] as const;
export type SeriesBy = (typeof seriesGroupings)[number];

type Course = {
  /** Null until all of it is there. */
  readonly graph: Graph | null;
  readonly answer: StatisticsAnswer | undefined;
  /** How many more series there are than those that are drawn. */
  readonly left: number;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
};

/** A course with its series: the whole and what it is compared with, or the largest parts of it, each a question of its own. */
export function useCourse(question: Question, seriesBy: SeriesBy, kind: Graph['kind']): Course {
  const all = useStatisticsWords();
  const calls = useCalls();
  const today = useToday();
  const [value = 'clients'] = question.values;
  const isSplit = seriesBy !== 'none' && seriesBy !== question.by;
  const whole = useAnswer(question);
  const split: Question = { ...question, by: seriesBy === 'none' ? 'total' : seriesBy, compared: null };
  const parts = useAnswer(split, isSplit);
  const largest = (isSplit ? (parts.data?.rows ?? []) : []).toSorted((one, other) => valueIn(other, value) - valueIn(one, value));
  const drawn = largest.filter((row) => valueIn(row, value) > 0).slice(0, mostSeries);
  const each = useQueries({
    queries: drawn.map(({ key }) => answerOptions(calls, today, { ...question, compared: null, ...narrowedTo(seriesBy, key) })),
  });
  const failed = [whole, ...(isSplit ? [parts, ...each] : [])].find(({ error }) => error !== null);
  const answers = each.flatMap(({ data }) => data ?? []);
  const isReady = whole.data !== undefined && (!isSplit || (parts.data !== undefined && answers.length === drawn.length));
  const refetch = async (): Promise<void> => {
    await Promise.all([whole, ...(isSplit ? [parts, ...each] : [])].map((one) => one.refetch()));
  };
  const course = { answer: whole.data, left: largest.length - drawn.length, error: failed?.error ?? null, refetch };
  if (whole.data === undefined || !isReady) return { ...course, graph: null };
  const { rows, period } = whole.data;
  const keys = courseKeys(
    rows.map(({ key }) => key),
    question.by,
    period,
    today,
  );
  const nameOf = (key: string): string => {
    const row = rows.find((one) => one.key === key) ?? { key, label: null, place: null, is_gone: false };
    return rowName(row, question, all);
  };
  const valuesOf = (of: StatisticsAnswer, then = false): readonly (number | null)[] => {
    const byKey = new Map(of.rows.map((row) => [row.key, (then ? row.compared : row.values)?.[value]?.value ?? null]));
    return keys.map((key) => byKey.get(key) ?? null);
  };
  const { graph: words } = all.screens;
  const ofWhole = [
    { name: words.now, values: valuesOf(whole.data), isCompared: false },
    ...(question.compared === null ? [] : [{ name: words.compared, values: valuesOf(whole.data, true), isCompared: true }]),
  ];
  const ofParts = drawn.map((row, at) => {
    const answer = answers[at];
    return { name: rowName(row, split, all), values: answer === undefined ? [] : valuesOf(answer), isCompared: false };
  });
  return {
    ...course,
    graph: {
      kind,
      unit: definitions[value].unit,
      categories: keys.map(nameOf),
      ...axisDays(keys, question.by, all.words.months),
      series: isSplit ? ofParts : ofWhole,
      unfinishedFrom: unfinishedFrom(keys, question, today),
      target: null,
    },
  };
}

function valueIn(row: StatisticsAnswer['rows'][number], name: MeasureName): number {
  return row.values[name]?.value ?? 0;
}

function narrowedTo(by: SeriesBy, key: string): Partial<Question> {
  if (by === 'store') return { stores: [Number(key)] };
  return by === 'service' ? { services: [Number(key)] } : { channels: [key] };
}
