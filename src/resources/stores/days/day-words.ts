import type { Language } from '../../../../contract/basics/languages.ts';
import { officeHours as czech } from '../../../../contract/messages/cs/console/stores/office-hours.ts';
import { officeHours as english } from '../../../../contract/messages/en/console/stores/office-hours.ts';
import { type Day, weekdayOf } from '../../../../contract/rules/opening/calendar-days.ts';
import { type Interval, spokenInterval, type WeeklyInterval } from '../../../../contract/rules/opening/intervals.ts';
import { isRun, weekGroups } from '../../../../contract/rules/opening/weeks.ts';
import { formatSpokenDay } from '../../../../contract/rules/time/shown-time.ts';
import type { Words } from '../../../crud/core/words.ts';
import { firstOf, type Month, monthOf } from '../../../ui/calendar/month-days.ts';
import type { ReportedDay, ReportedReason } from './use-days.ts';

/** `listopad 2026`. */
export function monthTitle(words: Words, month: Month): string {
  return `${officeHoursWords(words).months[Number(firstOf(month).slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;
}

/** `listopad 2026 – leden 2027` of the months with two days; one month once. */
export function monthsTitle(words: Words, first: Day, last: Day): string {
  const [from, to] = [first, last].map((day) => monthTitle(words, monthOf(day)));
  return from === to ? (from ?? '') : `${from} – ${to}`;
}

/** `čtvrtek 24. 12. 2026`. */
export function dayName({ opening }: Words, day: Day): string {
  return `${opening.weekdays[weekdayOf(day)] ?? ''} ${formatSpokenDay(day)}`;
}

/** `čt 24. 12.`, with the year where it is another one than that of `today`. */
export function shortDay({ opening }: Words, day: Day, today: Day): string {
  const [year = '', month, date] = day.split('-');
  const name = (opening.weekdaysShort[weekdayOf(day)] ?? '').toLocaleLowerCase();
  return `${name} ${Number(date)}. ${Number(month)}.${today.startsWith(year) ? '' : ` ${year}`}`;
}

/** What decides about the day in the fewest words: the name of the holiday or what someone noted, otherwise the kind of the reason. */
export function shortReason(words: Words, { reasons }: ReportedDay): string {
  const last = reasons.at(-1);
  if (last === undefined) return '';
  if (last.holiday !== undefined) return officeHoursWords(words).holidays[last.holiday];
  return last.name || reasonText(words, last);
}

export function hoursText(words: Words, intervals: readonly Interval[]): string {
  return intervals.length === 0 ? officeHoursWords(words).closed : intervals.map(spokenInterval).join(', ');
}

export function reasonText(words: Words, { code, name, holiday }: ReportedReason): string {
  const { reasons, holidays } = officeHoursWords(words);
  return reasons[code](holiday === undefined ? name : holidays[holiday]);
}

/** The day in one sentence, for who listens to it instead of seeing it. */
export function describeDayAloud(words: Words, day: Day, reported: ReportedDay | undefined): string {
  if (reported === undefined) return dayName(words, day);
  const { calendar } = officeHoursWords(words);
  const last = reported.reasons.at(-1);
  const parts = [
    dayName(words, day),
    calendar.types[reported.type],
    ...(last === undefined || last.code === 'base_plan' || last.code === 'no_plan' ? [] : [reasonText(words, last)]),
    // A closed day has said so by its kind.
    ...(reported.type === 'notAvailable' ? [] : [hoursText(words, reported.intervals)]),
    ...(reported.orders === 0 ? [] : [calendar.orders(reported.orders)]),
  ];
  return parts.join(', ');
}

/** A week in one line: `Po–Čt 8:00–12:00`, `Po a St 8:00–15:00; Út 8:00–12:00`. */
export function weekText(words: Words, intervals: readonly WeeklyInterval[]): string {
  const { opening, grammar } = words;
  const named = (weekdays: readonly number[]): string => {
    const names = weekdays.map((weekday) => opening.weekdaysShort[weekday] ?? '');
    return isRun(weekdays) ? `${names[0] ?? ''}–${names.at(-1) ?? ''}` : grammar.list(names);
  };
  const groups = weekGroups(intervals);
  return groups.length === 0
    ? officeHoursWords(words).closed
    : groups.map((one) => `${named(one.weekdays)} ${hoursText(words, one.intervals)}`).join('; ');
}

/** Words of opening hours and of the calendar: they are fetched with the first screen that shows them. */
export function officeHoursWords({ language }: { readonly language: Language }): typeof czech {
  return language === 'en' ? english : czech;
}
