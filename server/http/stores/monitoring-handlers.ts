import { fulfils } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { MapTiles, Monitoring } from '../../../contract/operations/monitoring.ts';
import { outagePeriods } from '../../../contract/operations/outage-counts.ts';
import { dayAt } from '../../../contract/rules/opening/open-instants.ts';
import { readHeard } from '../../branches/read-heard.ts';
import { readMonitoring } from '../../branches/read-monitoring.ts';
import { readOutageCounts } from '../../branches/read-outage-counts.ts';
import type { Database } from '../../db/database.ts';
import { readWatching } from '../../statistics/read-watching.ts';
import { readHours } from '../../work/opening/read-hours.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';

/** Handlers of `monitoringOperations`. */
export function monitoringHandlers(db: Database, map: MapTiles | null): Handlers {
  return {
    monitoring: { signed: (call) => answerMonitoring(db, map, call) },
    'heard-stores': { signed: async (call) => answerHeard(db, call) },
    'store-hours': { signed: (call) => answerHours(db, call) },
    'outage-counts': { signed: (call) => answerOutageCounts(db, call) },
    map: { signed: (call) => answerMap(map, call) },
  };
}

async function answerHeard(db: Database, call: SignedCall): Promise<Answer> {
  refuseQuery(call);
  return { status: 200, body: await readHeard(db, call.session.user) };
}

async function answerHours(db: Database, call: SignedCall): Promise<Answer> {
  refuseStrangers(call);
  return { status: 200, body: await readHours(db, { actor: call.session.user, today: dayAt(call.now) }) };
}

async function answerOutageCounts(db: Database, { session, query, now }: SignedCall): Promise<Answer> {
  if (!fulfils(session.user, ['store'])) throw refuse('forbidden');
  const { days: given = '30', ...others } = query;
  const days = outagePeriods.find((period) => String(period) === given);
  const [unknown = 'days'] = Object.keys(others);
  if (days === undefined || unknown !== 'days') throw refuse('unknown_parameter', { details: { name: unknown.slice(0, 100) } });
  return { status: 200, body: await readOutageCounts(db, { actor: session.user, now, days }) };
}

function answerMap(map: MapTiles | null, call: SignedCall): Promise<Answer> {
  refuseStrangers(call);
  return Promise.resolve({ status: 200, body: { map } });
}

/** Only whoever sees stores asks, and nothing else. */
function refuseStrangers(call: SignedCall): void {
  if (!fulfils(call.session.user, ['store'])) throw refuse('forbidden');
  refuseQuery(call);
}

function refuseQuery({ query }: SignedCall): void {
  const [unknown] = Object.keys(query);
  if (unknown !== undefined) throw refuse('unknown_parameter', { details: { name: unknown.slice(0, 100) } });
}

async function answerMonitoring(db: Database, map: MapTiles | null, call: SignedCall): Promise<Answer> {
  refuseStrangers(call);
  const { session, now } = call;
  const rows = await readMonitoring(db, { actor: session.user, now });
  const names = new Map(
    rows.flatMap(({ region, store: { region_id: id } }) => (id === null || region === null ? [] : [[id, region] as const])),
  );
  const regions = [...names].map(([id, name]) => ({ id, name })).toSorted((one, other) => one.name.localeCompare(other.name, 'cs'));
  const waiting = new Map(rows.map(({ store: { id, services } }) => [id, services.reduce((sum, one) => sum + one.waiting, 0)]));
  const { limits, unusual } = await readWatching(db, now, (id) => waiting.get(id) ?? 0);
  const stores = rows.map(({ store }) => ({ ...store, unusual_wait: unusual.get(store.id) ?? null }));
  return { status: 200, body: { regions, limits, stores, map } satisfies Monitoring };
}
