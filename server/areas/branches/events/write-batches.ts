import { sql } from 'kysely';
import { branchTerms } from '../../../../contract/channels/branch/terms.ts';
import type { RefusedEvent } from '../../../../contract/channels/branch/to-branch.ts';
import { touchScreens } from '../../../../contract/resources/devices/touch-screens.ts';
import { virtualDisplays } from '../../../../contract/resources/devices/virtual-displays.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { countWith, isWithinRanges, type Range } from '../../../../contract/rules/branch/ranges.ts';
import type { Database } from '../../../db/database.ts';
import { publishStates } from '../../../db/rows/write/publish-change.ts';
import { applyDesks } from './apply-desks.ts';
import { applyOrders, type OrderTools } from './apply-orders.ts';
import { applyOutages } from './apply-outages.ts';
import { applyStates } from './apply-states.ts';
import { applyTickets } from './apply-tickets.ts';
import { type Arrival, findArrivals } from './find-arrivals.ts';
import { type Incoming, isAhead } from './incoming.ts';
import { addLines, type Line, lockJournals, readSubjects } from './journal.ts';
import { publishChanges, type RowChange } from './publish-changes.ts';
import { findFaults, type StoreEvents, withoutForeign } from './references.ts';
import { readRefusals } from './refusals.ts';
import { nameSubject, noSubject, parseSubject } from './subject.ts';

/** What one branch reported at once, over one connection. */
export type Batch = { readonly storeId: number; readonly connection: string; readonly events: readonly Incoming[] };

/**
 * What of the branch was received by then, and what of the batch does not count; `scattered`: without these, because there would be
 * too many gaps; `replaced`: another connection of the store is the one that counts.
 */
export type BatchResult =
  | { readonly kind: 'written' | 'scattered'; readonly received: readonly Range[]; readonly refused: readonly RefusedEvent[] }
  | { readonly kind: 'replaced' };

/**
 * Writes what is new in the batches, each of another store, and computes again the rows that follow from it, in one
 * transaction (decision 0025). The caller acknowledges after the commit.
 */
export function writeBatches(
  db: Database,
  batches: readonly Batch[],
  now: Date,
  tools: OrderTools,
): Promise<ReadonlyMap<number, BatchResult>> {
  return db.transaction().execute(async (transaction) => {
    const journals = await lockJournals(
      transaction,
      batches.map(({ storeId }) => storeId),
    );
    const current = batches.filter(({ storeId, connection }) => journals.get(storeId)?.connection === connection);
    const receivedOf = (storeId: number): readonly Range[] => journals.get(storeId)?.received ?? [];
    const unknown = current.map(({ storeId, events }) => ({ storeId, events: unknownOf(events, receivedOf(storeId)) }));
    const scattered = new Set(unknown.flatMap(({ storeId, events }) => (isScattered(events, receivedOf(storeId)) ? [storeId] : [])));
    const fresh = unknown.filter(({ storeId }) => !scattered.has(storeId));
    const faultOf = await findFaults(transaction, fresh);
    const arrivalOf = await findArrivals(transaction, fresh, now);
    const isEarly = await findEarlyMisses(transaction, fresh, now);
    const lines = fresh.flatMap(({ storeId, events }) =>
      events.map((incoming) => {
        const fault = isEarly(storeId, incoming) ? 'order_not_due' : faultOf(storeId, incoming.event);
        return lineOf(storeId, incoming, judged(fault, arrivalOf(storeId, incoming)), now);
      }),
    );
    const received = lines.length === 0 ? new Map<number, readonly Range[]>() : await addLines(transaction, lines, now);
    await applyLines(transaction, lines, now, tools);
    const refused = await readRefusals(transaction, { batches: current, added: lines });
    return new Map(
      batches.map(({ storeId, connection }): [number, BatchResult] => {
        const journal = journals.get(storeId);
        if (journal?.connection !== connection) return [storeId, { kind: 'replaced' }];
        const kind = scattered.has(storeId) ? 'scattered' : 'written';
        return [storeId, { kind, received: received.get(storeId) ?? journal.received, refused: refused.get(storeId) ?? [] }];
      }),
    );
  });
}

/** Those that were not received yet, each once. */
function unknownOf(events: readonly Incoming[], received: readonly Range[]): readonly Incoming[] {
  return events.filter((event, place) => {
    const isRepeated = events.findIndex(({ sequence }) => sequence === event.sequence) !== place;
    return !isRepeated && !isWithinRanges(received, event.sequence);
  });
}

/** Each range costs every later batch: what fills gaps is always taken, what tears more of them only up to a number. */
function isScattered(events: readonly Incoming[], received: readonly Range[]): boolean {
  const count = countWith(
    received,
    events.map(({ sequence }) => sequence),
  );
  return count > branchTerms.rangesOfBranch && count > received.length;
}

async function applyLines(transaction: Database, lines: readonly Line[], now: Date, tools: OrderTools): Promise<void> {
  const wanted = new Map(
    lines.flatMap(({ store_id, subject }) => (subject === noSubject ? [] : [[`${store_id} ${subject}`, { store_id, subject }] as const])),
  );
  if (wanted.size === 0) return;
  const subjects = await readSubjects(transaction, [...wanted.values()]);
  const tickets = subjects.filter(({ subject }) => parseSubject(subject)[0] === 'ticket');
  const others = subjects.filter(({ subject }) => parseSubject(subject)[0] !== 'ticket');
  const changes = [
    ...(await applyTickets(transaction, tickets, now)),
    ...(await applyStates(transaction, others)),
    ...(await applyOutages(transaction, others, now)),
  ];
  await applyDesks(transaction, others);
  await publishChanges(transaction, changes, now);
  await publishDevicesOfStores(transaction, changes, now);
  await applyOrders(transaction, others, now, tools);
}

/** How devices are is part of how their store is, and anyone who may see the store alone receives nothing of devices. */
async function publishDevicesOfStores(transaction: Database, changes: readonly RowChange[], now: Date): Promise<void> {
  const ofDevices = changes.filter(({ resource }) => resource === touchScreens.name || resource === virtualDisplays.name);
  if (ofDevices.length > 0) await publishStates(transaction, stores, [...new Set(ofDevices.map(({ store_id }) => store_id))], now);
}

type Judgement = { readonly fault: string | null; readonly arrived: number | null };

function judged(fault: string | null, arrival: Arrival | undefined): Judgement {
  return arrival === undefined ? { fault, arrived: null } : { fault: arrival.fault, arrived: arrival.order };
}

/** An event from further ahead than any clock may be counts from its receipt, and is flagged (F12). */
function lineOf(storeId: number, { sequence, at, event, body }: Incoming, { fault, arrived }: Judgement, now: Date): Line {
  const ahead = isAhead(at, now);
  // Without anything that counts there is nothing to make again of it.
  const counts = event !== null && withoutForeign(event, fault) !== null;
  return {
    store_id: storeId,
    sequence,
    subject: counts ? nameSubject(event, arrived) : noSubject,
    at,
    counted_at: ahead ? now : at,
    ahead,
    fault,
    body,
  };
}

type Found = { readonly store_id: number; readonly id: number; readonly starts_at: Date };

/** Asks once for all batches which events call an order missed before its time has come, by the clock of the central where that is behind. */
async function findEarlyMisses(
  db: Database,
  batches: readonly StoreEvents[],
  now: Date,
): Promise<(storeId: number, incoming: Incoming) => boolean> {
  const asked = batches.flatMap(({ storeId, events }) =>
    events.flatMap(({ event }) => (event?.kind === 'order_missed' ? [{ store_id: storeId, id: event.order_id }] : [])),
  );
  const found = asked.length === 0 ? [] : await readOrders(db, asked);
  return (storeId, { at, event }) => {
    if (event?.kind !== 'order_missed') return false;
    const order = found.find(({ store_id, id }) => store_id === storeId && id === event.order_id);
    return order !== undefined && order.starts_at.getTime() > Math.min(at.getTime(), now.getTime());
  };
}

async function readOrders(db: Database, asked: readonly { readonly store_id: number; readonly id: number }[]): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select distinct o.store_id, o.id, o.starts_at from json_to_recordset(${JSON.stringify(asked)}::json) as a (store_id int, id int)
    join orders o on o.store_id = a.store_id and o.id = a.id and o.deleted_at is null`.execute(db);
  return rows;
}
