import { sql } from 'kysely';
import type { StatisticsPlanning } from '../../../../contract/operations/statistics-planning.ts';
import { addDays, type Day, weekdayOf } from '../../../../contract/rules/opening/calendar-days.ts';
import { forecastError, isNaiveBetter, type PastHour } from '../../../../contract/rules/statistics/planning/forecast-error.ts';
import { inOpenHours } from '../../../../contract/rules/statistics/planning/open-minutes.ts';
import type { Database } from '../../../db/database.ts';
import { readTickets } from './read-past.ts';
import { daysMeasured, type KeptHour } from './store-forecasts.ts';

type Measured = { readonly day: Day; readonly replayed: boolean; readonly hours: readonly PastHour[] };

/** How far the stored forecasts of the evening before were from what came, by weekday, Monday first. */
export async function readAccuracy(db: Database, store: number, today: Day): Promise<StatisticsPlanning['accuracy']> {
  const days = await readMeasured(db, store, today);
  return Array.from({ length: 7 }, (_, weekday) => weekday).flatMap((weekday) => {
    const mine = days.filter(({ day }) => (weekdayOf(day) + 6) % 7 === weekday);
    const error = forecastError(mine.flatMap(({ hours }) => hours));
    if (error === null) return [];
    return [
      {
        weekday,
        days: mine.length,
        replayed: mine.filter(({ replayed }) => replayed).length,
        hours: error.hours,
        error: error.error,
        naive_error: error.naiveError,
        ratio: error.ratio,
        covered: error.covered,
        uses_naive: isNaiveBetter(error, mine.length),
      },
    ];
  });
}

/** A day on which no ticket was reported is left out: a branch that was silent says nothing of its clients. */
async function readMeasured(db: Database, store: number, today: Day): Promise<readonly Measured[]> {
  const span = { store, from: addDays(today, -daysMeasured), to: addDays(today, -1) };
  const actual = await readTickets(db, span);
  const { rows } = await sql<{ day: Day; replayed: boolean; hours: readonly KeptHour[] }>`
    select day, replayed, hours from statistics_forecasts
    where store_id = ${store} and day between ${span.from}::date and ${span.to}::date and made_on = day - 1 and reason is null
    order by day`.execute(db);
  return rows.flatMap(({ day, replayed, hours }) => {
    const counts = actual.get(day);
    if (counts === undefined) return [];
    const open = Array.from({ length: 24 }, (_, hour) => hours.find((one) => one.hour === hour)?.open ?? 0);
    const came = inOpenHours(counts, open);
    const known = hours.flatMap(({ hour, expected, low, high, naive }): PastHour[] =>
      expected === null || low === null || high === null || naive === null ? [] : [{ expected, low, high, naive, actual: came[hour] ?? 0 }],
    );
    return known.length === 0 ? [] : [{ day, replayed, hours: known }];
  });
}
