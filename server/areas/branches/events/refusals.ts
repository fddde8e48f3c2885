import { sql } from 'kysely';
import { branchRefusals, type RefusedEvent } from '../../../../contract/channels/branch/to-branch.ts';
import type { Database } from '../../../db/database.ts';
import type { Incoming } from './incoming.ts';
import type { Line } from './journal.ts';
import type { StoreEvents } from './references.ts';
import { noSubject } from './subject.ts';

type Judged = { readonly store_id: number; readonly sequence: number; readonly subject: string; readonly fault: string };
type Kept = { readonly batches: readonly StoreEvents[]; readonly added: readonly Line[] };

/**
 * Which events of the batches, now that they are kept, do not count or not whole, by store and in the order of their numbers. One
 * that was received before is answered as it was judged then: the branch may have missed the first answer.
 */
export async function readRefusals(db: Database, { batches, added }: Kept): Promise<ReadonlyMap<number, readonly RefusedEvent[]>> {
  const sound = new Set(added.flatMap(({ store_id, sequence, fault }) => (fault === null ? [`${store_id} ${sequence}`] : [])));
  const incoming = new Map<string, { readonly store_id: number; readonly event: Incoming }>();
  for (const { storeId, events } of batches) {
    for (const event of events) {
      const key = `${storeId} ${event.sequence}`;
      if (!sound.has(key)) incoming.set(key, { store_id: storeId, event });
    }
  }
  const refused = new Map<number, RefusedEvent[]>();
  // Nearly always: everything is new and counts.
  if (incoming.size === 0) return refused;
  const asked = [...incoming.values()].map(({ store_id, event }) => ({ store_id, sequence: event.sequence }));
  const { rows } = await sql<Judged>`
    select e.store_id, e.sequence, e.subject, e.fault from branch_events e
    join json_to_recordset(${JSON.stringify(asked)}::json) as a (store_id int, sequence bigint)
      on a.store_id = e.store_id and a.sequence = e.sequence
    where e.fault is not null order by e.store_id, e.sequence`.execute(db);
  for (const { store_id, sequence, subject, fault } of rows) {
    const words = fault.split(' ');
    const own = refused.get(store_id) ?? [];
    own.push({
      sequence,
      reasons: branchRefusals.filter((reason) => words.includes(reason)),
      counted: subject !== noSubject,
      about: incoming.get(`${store_id} ${sequence}`)?.event.wrong ?? null,
    });
    refused.set(store_id, own);
  }
  return refused;
}
