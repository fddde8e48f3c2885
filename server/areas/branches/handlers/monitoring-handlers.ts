import { fulfils } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { MapTiles } from '../../../../contract/operations/monitoring.ts';
import type { monitoringOperations } from '../../../../contract/operations/stores/monitoring-operations.ts';
import { outagePeriods } from '../../../../contract/rules/branch/outages.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import type { Database } from '../../../db/database.ts';
import type { AnswerOf, HandlersOf, SignedCall, SignedCallOf } from '../../../engine/call/call.ts';
import { readWatchLimits } from '../../statistics/read-watch-limits.ts';
import { readHours } from '../../stores/opening/read-hours.ts';
import { readMonitoring } from '../read-monitoring.ts';
import { readLastContacts, readOutageCounts } from '../read-reported.ts';

/** In days, where the caller names none. */
const usualPeriod = 30;

/** Handlers of `monitoringOperations`, without that of one store. */
export function monitoringHandlers(db: Database, map: MapTiles | null): Omit<HandlersOf<typeof monitoringOperations>, 'stores.status'> {
  return {
    monitoring: { signed: (call) => answerMonitoring(db, map, call) },
    'last-contacts': { signed: async (call) => answerLastContacts(db, call) },
    'store-hours': { signed: (call) => answerHours(db, call) },
    'outage-counts': { signed: (call) => answerOutageCounts(db, call) },
    map: { signed: (call) => answerMap(map, call) },
  };
}

async function answerLastContacts(db: Database, call: SignedCallOf<'last-contacts'>): Promise<AnswerOf<'last-contacts'>> {
  return { status: 200, body: await readLastContacts(db, call.session.user) };
}

async function answerHours(db: Database, call: SignedCallOf<'store-hours'>): Promise<AnswerOf<'store-hours'>> {
  refuseStrangers(call);
  return { status: 200, body: await readHours(db, { actor: call.session.user, today: dayAt(call.now) }) };
}

async function answerOutageCounts(
  db: Database,
  { session, query, now }: SignedCallOf<'outage-counts'>,
): Promise<AnswerOf<'outage-counts'>> {
  refuseStrangers({ session });
  const days = outagePeriods.find((period) => String(period) === query.days) ?? usualPeriod;
  return { status: 200, body: await readOutageCounts(db, { actor: session.user, now, days }) };
}

async function answerMap(map: MapTiles | null, call: SignedCallOf<'map'>): Promise<AnswerOf<'map'>> {
  refuseStrangers(call);
  return { status: 200, body: { map } };
}

/** Refuses users who do not see stores. */
function refuseStrangers({ session }: Pick<SignedCall, 'session'>): void {
  if (!fulfils(session.user, ['store'])) throw refuse('forbidden');
}

async function answerMonitoring(db: Database, map: MapTiles | null, call: SignedCallOf<'monitoring'>): Promise<AnswerOf<'monitoring'>> {
  refuseStrangers(call);
  const { session, now } = call;
  const rows = await readMonitoring(db, { actor: session.user, now });
  const names = new Map(
    rows.flatMap(({ region, store: { region_id: id } }) => (id === null || region === null ? [] : [[id, region] as const])),
  );
  const regions = [...names].map(([id, name]) => ({ id, name })).toSorted((one, other) => one.name.localeCompare(other.name, 'cs'));
  const waiting = new Map(rows.map(({ store: { id, services } }) => [id, services.reduce((sum, one) => sum + one.waiting, 0)]));
  const { limits, unusual } = await readWatchLimits(db, now, (id) => waiting.get(id) ?? 0);
  const stores = rows.map(({ store }) => ({ ...store, unusual_wait: unusual.get(store.id) ?? null }));
  return { status: 200, body: { regions, limits, stores, map } };
}
