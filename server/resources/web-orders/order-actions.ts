import type { ActionNameOf } from '../../../contract/kit/index.ts';
import type { Registry } from '../../../contract/resources/registry.ts';
import type { ActionWork } from '../hooks.ts';

/** Steps of an order that staff take (page 05, Orders). */
export const orderActions: Readonly<Record<ActionNameOf<Registry['orders']>, ActionWork>> = {
  confirm: async ({ now }) => ({ state: 'confirmed', confirmed_at: now.toISOString() }),
  cancel: async ({ now, actor }) => ({ state: 'cancelled', cancelled_at: now.toISOString(), cancelled_by: actor.name }),
};
