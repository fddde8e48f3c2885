import { sql } from 'kysely';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { sourcesJson } from '../../stores/opening/read-sources.ts';
import { blocksJson, plansJson } from '../availability/plans-and-blocks-json.ts';
import type { AskedTime, StoreCheckInput } from './order-check-input.ts';

/** Check inputs by the batch of orders or the change of one, and by the day of a store. */
const kept = new WeakMap<object, Map<string, StoreCheckInput>>();

/** Keeps what a change was judged by: its places are taken by the same. */
export function keepCheckInput(context: WriteContext, time: AskedTime, input: StoreCheckInput): void {
  kept.set(context, new Map([[judgedKey(time), input]]));
}

/** Forgets what the change was judged by: another change of the same writing is judged by what is then. */
export function forgetCheckInput(context: WriteContext): void {
  kept.delete(context);
}

/** The plans of the store and the hours of the day: what the change was judged by, or read once for all orders of a batch. */
export async function readCheckInput(context: WriteContext, time: Omit<AskedTime, 'to'>): Promise<StoreCheckInput> {
  const { db, batch } = context;
  const judged = kept.get(context)?.get(judgedKey(time));
  if (judged !== undefined) return judged;
  if (batch === undefined) return selectCheckInput(db, time);
  const key = dayKey(time);
  const known = kept.get(batch) ?? new Map<string, StoreCheckInput>();
  kept.set(batch, known);
  const input = known.get(key) ?? (await selectCheckInput(db, time));
  known.set(key, input);
  return input;
}

function dayKey({ storeId, from }: Omit<AskedTime, 'to'>): string {
  return `${storeId} ${dayAt(from)}`;
}

/** A change is judged by the plans of its service alone. */
function judgedKey(time: Omit<AskedTime, 'to'>): string {
  return `${dayKey(time)} ${time.serviceId}`;
}

async function selectCheckInput(db: Database, { storeId, from }: Omit<AskedTime, 'to'>): Promise<StoreCheckInput> {
  const id = sql`${storeId}::int`;
  const { rows } = await sql<StoreCheckInput>`
    select ${plansJson(id)} as plans, ${sourcesJson(id, [dayAt(from)])} as sources, ${blocksJson(id)} as blocks`.execute(db);
  return oneRow(rows);
}
