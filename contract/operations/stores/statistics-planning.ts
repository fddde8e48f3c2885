import type { ValueOfShape } from '../../kit/index.ts';
import { choice, count, day, flag, identifier, list, note, nullable, number, object } from '../../kit/shape.ts';
import { silentReasons } from '../../rules/statistics/planning/forecast.ts';

const hour = object({
  hour: note(count, 'Of the clock in Prague: 8 is from 8 to 9.'),
  open: note(count, 'For how many minutes of it the office is open.'),
  expected: note(nullable(number), 'Tickets that are expected; null in an hour in which the office was never open before.'),
  low: note(nullable(count), 'The lower end of the range that eight hours of ten lie in.'),
  high: nullable(count),
  naive: note(nullable(count), 'What came in the hour on `naive_day`.'),
  ordered: note(count, 'Reservations that are there now; no fewer clients are expected.'),
  desks: note(nullable(count), 'Desks that usually serve in the hour: the median of the last four days of the weekday.'),
  needed: note(nullable(count), 'The fewest desks that meet the target, by Erlang C.'),
  needed_high: note(nullable(count), 'The same if as many come as `high` says.'),
  difference: note(nullable(number), '`desks` less `needed`.'),
  within: note(nullable(number), 'The part of clients called in time at `desks`; null where it is not known or where the queue grows.'),
  within_needed: nullable(number),
  grows: note(flag, 'More work comes than `desks` can do: the queue grows for as long as clients come like this.'),
});

const plannedDay = object({
  day,
  reason: note(
    nullable(choice(silentReasons)),
    'Why nothing is said: the office is closed, the store never had a ticket, or fewer than four days are like it.',
  ),
  similar_days: note(count, 'Of how many earlier days of the weekday it is made.'),
  naive_day: note(nullable(day), 'The last earlier day of the weekday with usual hours.'),
  is_naive: note(flag, 'What came on `naive_day` is expected, because it was no worse a guess in the last eight weeks.'),
  hours_changed: note(flag, 'The office hours of the day are no longer those that the forecast was made for.'),
  expected: nullable(number),
  low: nullable(count),
  high: nullable(count),
  ordered: count,
  missing_hours: note(
    nullable(count),
    'In how many hours desks are missing; null where that is not known of all hours and none is missing.',
  ),
  hours: list(hour),
});
export type PlannedDay = ValueOfShape<typeof plannedDay>;

const accuracy = object({
  weekday: note(count, '0 is Monday.'),
  days: note(count, 'Of how many days that are over.'),
  replayed: note(count, 'How many of their forecasts were made afterwards, out of what was known on the evening before.'),
  hours: count,
  error: note(number, 'By how many tickets an hour was missed on average.'),
  naive_error: number,
  ratio: note(nullable(number), 'The one to the other; null where the naive guess made no error.'),
  covered: note(number, 'Which part of hours lay within the range; 0.8 is promised.'),
  uses_naive: flag,
});

/** What statistics say of the coming days of a store. */
export const statisticsPlanning = object({
  store_id: identifier,
  made_on: note(nullable(day), 'The evening on which it was forecast; null where no forecast was made yet.'),
  today: day,
  target: object({ minutes: count, share: number }),
  handling: note(
    object({ mean: nullable(number), n: count, from: day, to: day }),
    'How long a client takes a desk, in milliseconds: the mean of the last eight weeks.',
  ),
  left_out_services: note(list(identifier), 'Services that the settings leave out elsewhere: desks serve them, so they are counted here.'),
  days: list(plannedDay),
  accuracy: note(list(accuracy), 'Of forecasts of the evening before, in the last eight weeks; weekdays without any have no row.'),
});
export type StatisticsPlanning = ValueOfShape<typeof statisticsPlanning>;
