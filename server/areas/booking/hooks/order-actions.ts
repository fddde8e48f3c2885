import type { ActionNameOf } from '../../../../contract/kit/index.ts';
import type { Registry } from '../../../../contract/resources/registry.ts';
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
  arrive: async () => ({ state: 'arrived' }),
  serve: async () => ({ state: 'served' }),
  miss: async () => ({ state: 'missed' }),
  cancel: async ({ now, actor }) => ({ state: 'cancelled', cancelled_at: now.toISOString(), cancelled_by: actor.name }),
};
