import type { ActionNameOf } from '../../contract/kit/index.ts';
import type { Registry, ResourceName } from '../../contract/resources/registry.ts';
import type { ActionWork, Hooks } from './entities/hooks.ts';
import { playlists } from './entities/playlists/playlists.ts';
import { emailNotifications } from './entities/settings/email-notifications.ts';
import { passwordPolicy } from './entities/settings/password-policy.ts';
import { userActions } from './entities/settings/user-actions.ts';
import { users } from './entities/settings/users.ts';
import { licensed } from './entities/stores/licensed.ts';
import { oneOfADay } from './entities/stores/one-of-a-day.ts';
import { openingPlans } from './entities/stores/opening-plans.ts';
import { services } from './entities/stores/services.ts';
import { stores } from './entities/stores/stores.ts';
import { bookingPlans } from './entities/web-orders/booking-plans.ts';
import { emailBlacklist } from './entities/web-orders/email-blacklist.ts';
import { orderActions } from './entities/web-orders/order-actions.ts';
import { orders } from './entities/web-orders/orders.ts';
import { webGroups } from './entities/web-orders/web-groups.ts';

/** Entities that do something beyond their declaration. */
const hooks: { readonly [N in ResourceName]?: Hooks } = {
  users,
  stores,
  services,
  'email-notifications': emailNotifications,
  'password-policy': passwordPolicy,
  'opening-plans': openingPlans,
  'opening-exceptions': oneOfADay('opening_exception_taken'),
  'day-marks': oneOfADay('day_mark_taken'),
  'email-blacklist': emailBlacklist,
  desks: licensed,
  'touch-screens': licensed,
  'virtual-displays': licensed,
  'booking-plans': bookingPlans,
  'web-groups': webGroups,
  orders,
  playlists,
};

const byName: ReadonlyMap<string, Hooks> = new Map(Object.entries(hooks));
const none: Hooks = {};

export function hooksOf(name: string): Hooks {
  return byName.get(name) ?? none;
}

type Acting = { [N in ResourceName]: [ActionNameOf<Registry[N]>] extends [never] ? never : N }[ResourceName];

/** The work of every declared action: one without it does not compile. */
const actions: { readonly [N in Acting]: Readonly<Record<ActionNameOf<Registry[N]>, ActionWork>> } = {
  orders: orderActions,
  users: userActions,
};

const actionsByName: ReadonlyMap<string, Readonly<Record<string, ActionWork>>> = new Map(Object.entries(actions));

/** The work of an action; undefined when the entity declares none of the name. */
export function workOf(name: string, action: string): ActionWork | undefined {
  return actionsByName.get(name)?.[action];
}
