import type { ValueOfShape } from '../../kit/index.ts';
import { choice, count, day, identifier, list, note, nullable, number, object, text } from '../../kit/shape.ts';
import { silentReasons } from '../../rules/statistics/planning/forecast.ts';

const span = object({ from: note(count, 'Minutes of the local day.'), to: count });

/** What is known of a coming day before a plan of desks is played on it. */
export const statisticsWhatIf = object({
  store_id: identifier,
  today: day,
  made_on: note(nullable(day), 'The evening of the forecast; null where no forecast was made yet.'),
  days: note(
    list(object({ day, reason: note(nullable(choice(silentReasons)), 'Why the day cannot be played.') })),
    'The days that the forecast reaches to.',
  ),
  day: note(nullable(day), 'The day that follows; null where none was asked for and none can be played.'),
  reason: note(
    nullable(choice([...silentReasons, 'not_made', 'beyond'])),
    'Why the day cannot be played: without it everything below is known.',
  ),
  target: object({ minutes: count, share: number }),
  office: note(list(span), 'Office hours of the day.'),
  hours: list(
    object({ hour: count, open: count, expected: nullable(number), low: nullable(count), high: nullable(count), ordered: count }),
  ),
  expected: nullable(number),
  low: nullable(count),
  high: nullable(count),
  dispersion: note(number, 'How many times their mean the counts of days vary.'),
  reservations: note(list(object({ at: count, service: identifier })), 'Those that are there now, at minutes of the local day.'),
  services: note(
    list(
      object({
        id: identifier,
        label: text(),
        walk_ins: note(count, 'Tickets without a reservation in the measured days.'),
        mean: note(nullable(number), 'For how many minutes a client takes a desk; null where no one was served.'),
        spread: note(number, 'The deviation of its logarithm.'),
        n: count,
      }),
    ),
    'Services of the store with what was measured of them.',
  ),
  patience: note(
    nullable(number),
    'After how many minutes of waiting clients leave, on average; null where no one left in the measured days.',
  ),
  measured: object({ from: day, to: day }),
  desks: note(
    list(object({ id: identifier, label: text(), number: count, services: list(identifier), open: list(span) })),
    'Active desks, and when they usually are open on such a day.',
  ),
  similar_days: note(list(day), 'The earlier days that usual times of desks are made of.'),
  days_with_sessions: note(count, 'On how many of them the branch reported who sat at a desk; on the others it follows from calls.'),
});
export type StatisticsWhatIf = ValueOfShape<typeof statisticsWhatIf>;

const pastDay = object({
  day,
  clients: count,
  called: count,
  wait: note(number, 'The mean wait that there was, in minutes.'),
  played_wait: number,
  within: note(number, 'The part of those called who were called within the target.'),
  played_within: number,
  erlang_within: number,
});

/** How far played days that are over are from what happened. */
export const statisticsWhatIfPast = object({
  store_id: identifier,
  target: object({ minutes: count, share: number }),
  days: list(pastDay),
  error: note(
    nullable(object({ days: count, clients: count, wait: number, within: number, erlang_within: number, lean: number })),
    'Mean differences of days; `lean` has its sign: above zero, more wait was played than there was.',
  ),
  measured: note(object({ from: day, to: day }), 'Times at desks are of these days: those before the compared ones, where there are any.'),
  days_with_sessions: count,
});
export type StatisticsWhatIfPast = ValueOfShape<typeof statisticsWhatIfPast>;
