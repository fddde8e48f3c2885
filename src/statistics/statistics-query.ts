import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { StatisticsAnswer, StatisticsChoices } from '../../contract/operations/statistics-answer.ts';
import { figures } from '../../contract/rules/branch-status/figures.ts';
import { measureNames } from '../../contract/rules/statistics/definitions.ts';
import { groupings, type Question } from '../../contract/rules/statistics/question.ts';
import { writeQuestionAddress } from '../../contract/rules/statistics/question-address.ts';
import { localDay } from '../../contract/rules/time/prague-time.ts';
import { type ConsoleCalls, useCalls } from '../crud/core/calls.ts';
import { useFromClock } from '../crud/core/clock.ts';

/** A question as a call of the API has it. */
export function buildStatisticsQuery({ period, values, by, compared, target, ...rest }: Question) {
  return {
    ...(typeof period === 'string' ? { period } : period),
    ...rest,
    // What reports alone know is not asked of statistics.
    by: groupings.find((one) => one === by) ?? 'total',
    values: values.flatMap((value) => measureNames.filter((one) => one === value)),
    ...(target === null ? {} : { target: String(target) }),
    ...(compared === null ? {} : { compared }),
  };
}

/** Answers follow the live stream: each count of days is published. An answer is read again at most so often. */
export const followsFigures = { follows: [figures, 'statistics-settings'], rest: 4000 } as const;

/** The day that it is in Prague: named periods are counted from it. */
export function useToday(): string {
  return useFromClock(localDay);
}

/** How a question is asked and kept: by its address, on the day that it is. */
export function answerOptions({ ask }: Pick<ConsoleCalls, 'ask'>, today: string, question: Question) {
  return {
    queryKey: ['statistics', today, writeQuestionAddress(question)],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      ask('GET /statistics-answer', { query: buildStatisticsQuery(question), signal }),
    meta: { ...followsFigures },
    retry: false,
  };
}

/** What is answered, kept while another question is on its way. */
export function useAnswer(question: Question, isAsked = true): UseQueryResult<StatisticsAnswer> {
  const calls = useCalls();
  const today = useToday();
  return useQuery({
    ...answerOptions(calls, today, question),
    enabled: isAsked,
    placeholderData: (before: StatisticsAnswer | undefined) => before,
  });
}

/** By what questions can be narrowed. */
export function useChoices(): UseQueryResult<StatisticsChoices> {
  const { ask } = useCalls();
  return useQuery({ queryKey: ['statistics-choices'], queryFn: () => ask('GET /statistics-choices'), retry: false });
}
