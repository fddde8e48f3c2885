import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { ActionNameOf } from '../../../../contract/kit/index.ts';
import type { Registry } from '../../../../contract/resources/registry.ts';
import { answerAfter } from '../../../../contract/rules/orders/order-changes.ts';
import type { Row } from '../../../db/rows/present.ts';
import type { ActionWork } from '../../../engine/write/hooks.ts';
import { proveMailbox } from '../client-messages/unproven-letters.ts';

/**
 * Steps of an order that staff take (page 05, Orders). The state and what is stamped with it are written together here and
 * nowhere else. That an order expires is no step of theirs.
 */
export const orderActions: Readonly<Record<ActionNameOf<Registry['orders']>, ActionWork>> = {
  confirm: async ({ db, now, salt }, row) => {
    const { email } = row;
    if (typeof email === 'string') await proveMailbox(db, { store_id: Number(row['store_id']), id: row.id, email }, salt);
    return { state: 'confirmed', confirmed_at: now.toISOString() };
  },
  arrive: async (context, row) => ({
    state: 'arrived',
    arrived_at: context.now.toISOString(),
    stepped_at: await undoneFrom(context, row),
  }),
  serve: async (context, row) => ({ state: 'served', stepped_at: await undoneFrom(context, row) }),
  miss: async (context, row) => ({ state: 'missed', stepped_at: await undoneFrom(context, row) }),
  undo: async (context, row) => {
    if (await isReported(context, row)) throw refuse('step_of_branch');
    if (row['stepped_at'] === null) throw refuse('too_late');
    const isHere = row['state'] !== 'arrived' && row['arrived_at'] !== null;
    return isHere ? { state: 'arrived', stepped_at: null } : { state: 'confirmed', arrived_at: null, stepped_at: null };
  },
  agree: async () => ({ move_answer: 'suits' }),
  cancel: async ({ now, actor }, row) => ({
    state: 'cancelled',
    cancelled_at: now.toISOString(),
    cancelled_by: actor.name,
    move_answer: answerAfter(row['move_answer'], { isStaff: actor.id !== null, asks: false }),
  }),
};

type Context = Parameters<ActionWork>[0];

/** From when on the step can be undone; null where it cannot: the branch reports it, or has reported an earlier step. */
async function undoneFrom(context: Context, row: Row): Promise<string | null> {
  return context.actor.id === null || (await isReported(context, row)) ? null : context.now.toISOString();
}

/** Whether the branch reported a step of the order lately: there is a ticket then, and the branch would report the step again. */
async function isReported({ db, now }: Context, { id, store_id, stepped_at }: Row): Promise<boolean> {
  const { rows } = await sql`
    select from branch_events
    where store_id = ${store_id} and subject = ${`order:${id}`} and counted_at > ${stepped_at ?? now}::timestamptz - interval '1 day' limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
