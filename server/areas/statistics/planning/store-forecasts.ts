import { sql } from 'kysely';
import { addDays, type Day, daysBetween } from '../../../../contract/rules/opening/calendar-days.ts';
import { hoursOfDay } from '../../../../contract/rules/opening/day-hours.ts';
import { daysForecast, type Forecast, forecastOf, type PastDay } from '../../../../contract/rules/statistics/planning/forecast.ts';
import { openMinutes } from '../../../../contract/rules/statistics/planning/open-minutes.ts';
import { wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import type { Database } from '../../../db/database.ts';
import { readSources } from '../../stores/opening/read-sources.ts';
import { dayAt } from '../counting/prague-days.ts';
import { readPast, readReserved } from './read-past.ts';

/** From this hour on the day is over for offices, and the coming ones are forecast. */
const eveningHour = 20;
/** Eight open days of a weekday lie within so many days, holidays among them. */
export const daysRead = 120;
/** The error is measured over so many days, so that a store without stored forecasts has as many evenings replayed. */
export const daysMeasured = 56;
/** Forecasts further than of the next day are kept for so long. */
const daysKept = 90;

/** The last evening: of today from eight in the evening on, of yesterday before. */
export function lastEvening(now: Date): Day {
  const today = dayAt(now);
  return wallTimeAt(now).hour >= eveningHour ? today : addDays(today, -1);
}

/**
 * Forecasts the coming days of one store that has no forecast of the last evening; says whether there was one. A store with tickets
 * that are not counted yet waits. Servers that do the same at once store it once: the first one's rows stay.
 */
export async function storeNextForecast(db: Database, now: Date): Promise<boolean> {
  const evening = lastEvening(now);
  const { rows } = await sql<{ id: number; is_new: boolean }>`
    select s.id, not exists (select from statistics_forecasts f where f.store_id = s.id) as is_new from stores s
    where s.active and s.deleted_at is null
      and not exists (select from statistics_forecasts f where f.store_id = s.id and f.made_on = ${evening}::date)
      and not exists (select from statistics_dirty d where d.store_id = s.id and (d.day is null or d.day <= ${evening}::date))
    order by s.id limit 1`.execute(db);
  const [store] = rows;
  if (store === undefined) return false;
  const sources = await readSources(db, store.id);
  const reach = daysRead + (store.is_new ? daysMeasured : 0);
  const past = await readPast(db, { store: store.id, from: addDays(evening, -reach), to: evening }, sources);
  const coming = { from: addDays(evening, 1), to: addDays(evening, daysForecast) };
  const reserved = await readReserved(db, { store: store.id, ...coming });
  const openOf = (day: Day) => openMinutes(day, hoursOfDay(day, sources).intervals);
  const made = daysBetween(coming.from, coming.to).map((day) => {
    const forecast = forecastOf({ day, open: openOf(day), ordered: reserved.get(day) ?? [] }, past);
    return rowOf({ store: store.id, evening, day, replayed: false }, forecast);
  });
  const replayed = store.is_new
    ? daysBetween(addDays(evening, -daysMeasured), addDays(evening, -1)).map((earlier) => {
        const day = addDays(earlier, 1);
        return rowOf({ store: store.id, evening: earlier, day, replayed: true }, replay({ day, open: openOf(day) }, earlier, past));
      })
    : [];
  await insertForecasts(db, [...replayed, ...made]);
  await sql`
    delete from statistics_forecasts
    where store_id = ${store.id} and made_on < ${addDays(evening, -daysKept)}::date and day > made_on + 1`.execute(db);
  return true;
}

/** What the evening would have said of a day that is over: what reservations there were then is not known. */
function replay({ day, open }: { readonly day: Day; readonly open: readonly number[] }, evening: Day, past: readonly PastDay[]): Forecast {
  return forecastOf(
    { day, open, ordered: [] },
    past.filter((one) => one.day <= evening && one.day >= addDays(evening, -daysRead)),
  );
}

type Key = { readonly store: number; readonly evening: Day; readonly day: Day; readonly replayed: boolean };

/** Hours as they are kept. */
export type KeptHour = {
  readonly hour: number;
  readonly open: number;
  readonly ordered: number;
  readonly expected: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly naive: number | null;
  readonly desks: number | null;
};

function rowOf({ store, evening, day, replayed }: Key, forecast: Forecast) {
  const key = { store_id: store, made_on: evening, day, replayed, reason: forecast.reason, similar_days: forecast.similar };
  if (forecast.reason !== null) return { ...key, naive_day: null, dispersion: 1, day_dispersion: 1, hours: [] };
  const hours = forecast.hours.map(({ range, ...hour }): KeptHour => ({ ...hour, low: range?.low ?? null, high: range?.high ?? null }));
  return { ...key, naive_day: forecast.naiveDay, dispersion: forecast.dispersion, day_dispersion: forecast.dayDispersion, hours };
}

async function insertForecasts(db: Database, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> {
  await sql`
    insert into statistics_forecasts (store_id, made_on, day, replayed, reason, similar_days, naive_day, dispersion, day_dispersion, hours)
    select store_id, made_on, day, replayed, reason, similar_days, naive_day, dispersion, day_dispersion, hours
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      store_id integer, made_on date, day date, replayed boolean, reason text, similar_days integer, naive_day date,
      dispersion double precision, day_dispersion double precision, hours jsonb
    ) order by made_on, day
    on conflict (store_id, made_on, day) do nothing`.execute(db);
}
