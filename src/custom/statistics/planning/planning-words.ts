import { planningWords as czech } from '../../../../contract/messages/cs/statistics/planning.ts';
import { planningWords as english } from '../../../../contract/messages/en/statistics/planning.ts';
import { type StatisticsWords, useStatisticsWords } from '../../../statistics/statistics-words.ts';

export type PlanningWords = StatisticsWords & { readonly planning: typeof czech };

/** Words of statistics with those of planning, which are fetched with their screen. */
export function usePlanningWords(): PlanningWords {
  const words = useStatisticsWords();
  return { ...words, planning: words.language === 'en' ? english : czech };
}

/** `st 25. 11.` or `Středa 25. 11.`: the year is that of now. */
export function dayName(day: string, { words }: Pick<StatisticsWords, 'words'>, isLong = false): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  const name = (isLong ? words.weekdays : words.shortWeekdays)[weekday] ?? '';
  const [, month, date] = day.split('-').map(Number);
  return `${isLong ? name.charAt(0).toUpperCase() + name.slice(1) : name} ${date}. ${month}.`;
}
