import { planningWords as czech } from '../../../../contract/messages/cs/statistics/planning.ts';
import { planningWords as english } from '../../../../contract/messages/en/statistics/planning.ts';
import { type StatisticsWords, useStatisticsWords } from '../../../statistics/statistics-words.ts';

export type PlanningWords = StatisticsWords & { readonly planning: typeof czech };

/** Words of statistics with those of planning, which are fetched with their screen. */
export function usePlanningWords(): PlanningWords {
  const words = useStatisticsWords();
  return { ...words, planning: words.language === 'en' ? english : czech };
}
