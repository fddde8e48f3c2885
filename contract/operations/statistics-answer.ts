import type { ValueOfShape } from '../kit/index.ts';
import { count, day, dictionary, flag, identifier, instant, list, note, nullable, number, object, text, time } from '../kit/shape.ts';

const value = object({
  value: nullable(number),
  /** Of how many it is said; null where the value is itself the number. */
  n: nullable(count),
});

const values = note(dictionary(value), 'By the names of the values that were asked for. Times are milliseconds, shares from 0 to 1.');

const period = object({ from: day, to: day });

const target = note(
  object({ minutes: count, share: number }),
  'Within how many minutes clients are to be called, and which part of them: from the settings of statistics.',
);

const row = object({
  key: note(
    text(),
    'What the row is of: an identifier, a channel, an hour, a weekday from 0 (Monday), a day, or the first day of a longer time.',
  ),
  label: note(nullable(text()), 'The name of a store, region, service or group; null where the key says it.'),
  place: note(nullable(text()), 'The store of a service: services of several stores may have one name.'),
  is_gone: note(flag, 'It was deleted, or there is none of it any more.'),
  values,
  compared: note(nullable(values), 'The same of the period that it is compared with; null where nothing is compared or nothing was there.'),
});

/** What statistics answer. */
export const statisticsAnswer = object({
  period,
  compared_period: nullable(period),
  days: note(
    nullable(object({ counted: count, compared: count })),
    'On how many days there was anybody in the period and in the compared one: where data begin later, counts are not comparable. Null where nothing is compared.',
  ),
  is_unfinished: note(flag, 'The period goes on: what is compared is as much of the other as has passed of it.'),
  is_current: note(flag, 'False while something that was reported is not counted yet.'),
  uncounted_days: note(
    count,
    'How many days of stores wait to be counted again: some after late events, all of them after another setting.',
  ),
  target,
  stopped_days: note(count, 'How many days of stores have figures of earlier settings, because counting all of them again was stopped.'),
  working_hours: note(
    nullable(object({ from: nullable(time), to: nullable(time) })),
    'Only who came within these hours is counted; null where the settings name none.',
  ),
  left_out_services: note(list(identifier), 'Services that the settings leave out of what is not asked of services by name.'),
  rows: list(row),
  total: note(values, 'Of the parts that the rows are made of, never of shown rows.'),
  compared_total: nullable(values),
  left_out_stores: note(list(identifier), 'Stores that were asked for and are not in reach of the caller: nothing here counts them.'),
});
export type StatisticsAnswer = ValueOfShape<typeof statisticsAnswer>;

/** How far the counting of all days after another setting is. */
export const statisticsRecount = object({
  waiting_days: note(count, 'Days of stores that wait to be counted with the settings of now.'),
  left_days: note(count, 'Days of stores that have figures of earlier settings, because the counting was stopped.'),
  total_days: note(count, 'How many there were at its beginning.'),
  begun_at: nullable(instant),
});
export type StatisticsRecount = ValueOfShape<typeof statisticsRecount>;

/** This many visits are answered at most; their count is always whole. */
export const mostVisits = 200;

/** A visit behind a value. */
export const statisticsVisit = object({
  id: identifier,
  store_id: identifier,
  service_id: identifier,
  number: text(),
  channel: text(),
  created_at: instant,
  state: text(),
  wait: note(nullable(count), 'In milliseconds; null of who was not called.'),
  handling: nullable(count),
});

/** The visits behind a row of statistics, the latest first. */
export const statisticsVisits = object({
  count: note(count, 'How many there are: the number of the row that was asked for, or of how many it is said.'),
  visits: list(statisticsVisit),
});
export type StatisticsVisits = ValueOfShape<typeof statisticsVisits>;

const choice = object({ id: identifier, label: text(), is_gone: flag });

/** By what a question can be narrowed. */
export const statisticsChoices = object({
  stores: list(object({ id: identifier, label: text(), is_gone: flag, region_id: nullable(identifier) })),
  regions: list(choice),
  services: list(object({ id: identifier, label: text(), is_gone: flag, store_id: identifier })),
  groups: list(choice),
  target: note(target, 'The target of the town.'),
});
export type StatisticsChoices = ValueOfShape<typeof statisticsChoices>;

/** How long those waited who were called. */
export const statisticsSpread = object({
  period,
  compared_period: nullable(period),
  bands: list(
    object({
      from: note(count, 'In minutes: from it on.'),
      to: note(nullable(count), 'Below it; null of the last.'),
      count,
      compared: note(nullable(count), 'The same of the compared period; null where nothing is compared.'),
    }),
  ),
  total: values,
  target,
  left_out_stores: list(identifier),
});
export type StatisticsSpread = ValueOfShape<typeof statisticsSpread>;
