import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { StatisticsChoices } from '../../../../contract/operations/statistics-answer.ts';
import { useCalls } from '../../../crud/core/calls.ts';

/** Of what a report can be asked, and how stores and services are called. */
export function useReportChoices(): UseQueryResult<StatisticsChoices> {
  const { ask } = useCalls();
  return useQuery({ queryKey: ['report-choices'], queryFn: () => ask('GET /report-choices'), retry: false });
}
