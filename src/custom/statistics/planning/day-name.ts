import type { StatisticsWords } from '../../../statistics/statistics-words.ts';

/** `st 25. 11.` or `Středa 25. 11.`: the year is that of now. */
export function dayName(day: string, { words }: Pick<StatisticsWords, 'words'>, isLong = false): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  const name = (isLong ? words.weekdays : words.shortWeekdays)[weekday] ?? '';
  const [, month, date] = day.split('-').map(Number);
  return `${isLong ? name.charAt(0).toUpperCase() + name.slice(1) : name} ${date}. ${month}.`;
}
