import { type RawBuilder, sql } from 'kysely';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { instantAt, wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import { searchedHour } from '../../../../contract/rules/typing/typed-time.ts';

type Sql = RawBuilder<unknown>;

/** So many days back and ahead rows are found by their hour. */
const soughtDays = 365;

/**
 * That a row has a word of a search, or begins at the hour that the word is. Each day has its own instant, which the index of the
 * time finds: what clocks show is in no index (decision 0091).
 */
export function orBeginsAt({ list: { hours } }: AnyResource, now: Date, has: (word: string) => Sql): (word: string) => Sql {
  if (hours === undefined) return has;
  return (word) => {
    const hour = searchedHour(word);
    if (hour === undefined) return has(word);
    const instants = instantsAround(now, hour).map((instant) => instant.toISOString());
    return sql`(${has(word)} or ${sql.ref(`t.${hours}`)} = any(${instants}::timestamptz[]))`;
  };
}

/** When clocks in Prague show the time of day, on each of the days. */
function instantsAround(now: Date, time: string): readonly Date[] {
  const today = wallTimeAt(now);
  const shown = { ...today, hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)), second: 0 };
  return Array.from({ length: 2 * soughtDays + 1 }, (_, place) => instantAt({ ...shown, day: today.day + place - soughtDays }));
}
