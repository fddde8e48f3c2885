import { whatIfWords as czech } from '../../../../contract/messages/cs/statistics/what-if.ts';
import { whatIfWords as english } from '../../../../contract/messages/en/statistics/what-if.ts';
import { type PlanningWords, usePlanningWords } from '../planning/planning-words.ts';

export type WhatIfWords = PlanningWords & { readonly whatIf: typeof czech };

/** Words of planning with those of plans that are played. */
export function useWhatIfWords(): WhatIfWords {
  const words = usePlanningWords();
  return { ...words, whatIf: words.language === 'en' ? english : czech };
}
