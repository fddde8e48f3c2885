import { englishPlural } from '../../../basics/plural.ts';
import type { DateWords } from '../../../cs/console/forms/dates.ts';

const amount = (count: number, unit: string): string => `${count} ${englishPlural(count, unit, `${unit}s`)}`;

/** English of the Czech file of the same name. */
export const dates: DateWords = {
  dateFormat: 'DD.MM.YYYY',
  timeFormat: 'HH:mm',
  date: 'Date',
  time: 'Time',
  pickDate: (field, chosen) => `Choose a date: ${field}${chosen === null ? '' : `, ${chosen} is chosen`}`,
  pickTime: (field, chosen) => `Choose a time: ${field}${chosen === null ? '' : `, ${chosen} is chosen`}`,
  today: 'Today',
  tomorrow: 'Tomorrow',
  yesterday: 'Yesterday',
  last_week: 'Last week',
  week: 'This week',
  next_week: 'Next week',
  last_month: 'Last month',
  month: 'This month',
  next_month: 'Next month',
  goToNow: 'Go to now',
  nowAt: (time) => `now ${time}`,
  never: 'Never',
  justNow: 'just now',
  minutesAgo: (count) => `${amount(count, 'minute')} ago`,
  hoursAgo: (count) => `${amount(count, 'hour')} ago`,
  daysAgo: (count) => `${amount(count, 'day')} ago`,
  seconds: (count) => amount(count, 'second'),
  minutes: (count) => amount(count, 'minute'),
  hours: (count) => amount(count, 'hour'),
  range: (from, to) => `${from} – ${to}`,
  from: (from) => `from ${from}`,
  until: (to) => `until ${to}`,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  nextMonth: 'Next month',
};
