import { setImmediate } from 'node:timers/promises';
import type { Actor } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { StatisticsWhatIfPast } from '../../../../contract/operations/stores/statistics-what-if.ts';
import { addDays } from '../../../../contract/rules/opening/calendar-days.ts';
import { usualQuestion } from '../../../../contract/rules/statistics/question-address.ts';
import { playedServices } from '../../../../contract/rules/statistics/what-if/expected-day.ts';
import { comparePast, pastError } from '../../../../contract/rules/statistics/what-if/past-error.ts';
import type { Database } from '../../../db/database.ts';
import { readSources } from '../../stores/opening/read-sources.ts';
import { dayAt } from '../counting/prague-days.ts';
import { readPast } from '../planning/read-past.ts';
import { readScope } from '../questions/question-scope.ts';
import { readDeskDays } from './read-desk-days.ts';
import { readDesks } from './read-desks.ts';
import { readPatience, readServiceTimes } from './read-service-times.ts';
import { daysMeasured, hasSessions } from './read-what-if.ts';

/** This many of the latest office days are compared; they lie within so many days. */
const [daysCompared, daysRead] = [30, 75];

type Asked = { readonly actor: Actor; readonly store: number; readonly target: number | null; readonly now: Date };

/**
 * Plays the last office days of a store again with their real arrivals and desks, and says how far that is from what happened. Times at
 * desks are drawn from those of the weeks before the first of these days, because no plan knows those of its own day.
 */
export async function readPastError(db: Database, { actor, store, target, now }: Asked): Promise<StatisticsWhatIfPast> {
  const seen = await readScope(db, actor, { ...usualQuestion, stores: [store], target });
  if (!seen.stores.includes(store)) throw refuse('not_found');
  const today = dayAt(now);
  const sources = await readSources(db, store);
  const past = await readPast(db, { store, from: addDays(today, -daysRead), to: addDays(today, -1) }, sources);
  const days = past.slice(0, daysCompared).map(({ day }) => day);
  const first = days.at(-1) ?? today;
  const before = { store, from: addDays(first, -daysMeasured), to: addDays(first, -1) };
  const earlier = playedServices(await readServiceTimes(db, before));
  // A branch that is younger has only the days themselves.
  const measured = earlier.length > 0 ? before : { store, from: first, to: addDays(today, -1) };
  const services = earlier.length > 0 ? earlier : playedServices(await readServiceTimes(db, measured));
  const patience = await readPatience(db, measured);
  const serves = new Map((await readDesks(db, store)).map((desk) => [desk.id, desk.services]));
  const read = await readDeskDays(db, { store, days }, sources);
  const compared: StatisticsWhatIfPast['days'][number][] = [];
  for (const [day, one] of read) {
    if (services.length === 0) break;
    const found = comparePast(one, { services, patience, serves, minutes: seen.target.minutes, seed: `${store}/${day}` });
    if (found !== null)
      compared.push({
        day,
        clients: found.clients,
        called: found.called,
        wait: found.wait,
        played_wait: found.playedWait,
        within: found.within,
        played_within: found.playedWithin,
        erlang_within: found.erlangWithin,
      });
    // Other requests are answered between days.
    await setImmediate();
  }
  const error = pastError(
    compared.map((one) => ({ ...one, playedWait: one.played_wait, playedWithin: one.played_within, erlangWithin: one.erlang_within })),
  );
  return {
    store_id: store,
    target: seen.target,
    days: compared,
    error:
      error === null
        ? null
        : {
            days: error.days,
            clients: error.clients,
            wait: error.wait,
            within: error.within,
            erlang_within: error.erlangWithin,
            lean: error.lean,
          },
    measured: { from: measured.from, to: measured.to },
    days_with_sessions: [...read.values()].filter(hasSessions).length,
  };
}
