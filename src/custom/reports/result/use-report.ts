import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReportAnswer } from '../../../../contract/operations/report-answer.ts';
import type { ReportKind } from '../../../../contract/rules/statistics/report/report-offers.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { followsFigures, useToday } from '../../../statistics/statistics-query.ts';

/** What a report answers on the day that it is. */
export function useReport(kind: ReportKind, query: string): UseQueryResult<ReportAnswer> {
  const { ask } = useCalls();
  const today = useToday();
  return useQuery({
    queryKey: ['report', kind, today, query],
    queryFn: ({ signal }) => ask('GET /report-answer', { query: { kind, query }, signal }),
    retry: false,
    meta: { ...followsFigures },
  });
}
