import type { ActionNameOf, AnyResource } from '../../contract/kit/index.ts';
import type { Registry, ResourceName } from '../../contract/resources/registry.ts';
import type { ActionWork, Entities, Hooks } from '../engine/write/hooks.ts';
import { passwordPolicy } from './accounts/hooks/password-policy.ts';
import { userActions } from './accounts/hooks/user-actions.ts';
import { users } from './accounts/hooks/users.ts';
import { bookingPlans } from './booking/hooks/booking-plans.ts';
import { emailBlacklist } from './booking/hooks/email-blacklist.ts';
import { orderActions } from './booking/hooks/order-actions.ts';
import { orders } from './booking/hooks/orders.ts';
import { webGroups } from './booking/hooks/web-groups.ts';
import { emailNotifications } from './branches/email-notifications.ts';
import { withKioskButtons } from './devices/hooks/issued-services.ts';
import { kioskDesigns } from './devices/hooks/kiosk-designs.ts';
import { playlists } from './devices/hooks/playlists.ts';
import { withDesign } from './devices/hooks/touch-screens.ts';
import { withDisplayDesign } from './devices/hooks/virtual-displays.ts';
import { licensed } from './stores/hooks/licensed.ts';
import { oneOfADay } from './stores/hooks/one-of-a-day.ts';
import { openingPlans } from './stores/hooks/opening-plans.ts';
import { services } from './stores/hooks/services.ts';
import { stores } from './stores/hooks/stores.ts';

/** Entities that do something beyond their declaration. */
const hooks: { readonly [N in ResourceName]?: Hooks } = {
  users,
  stores,
  services: withKioskButtons(services),
  'email-notifications': emailNotifications,
  'password-policy': passwordPolicy,
  'opening-plans': openingPlans,
  'opening-exceptions': oneOfADay('opening_exception_taken'),
  'day-marks': oneOfADay('day_mark_taken'),
  'email-blacklist': emailBlacklist,
  desks: licensed,
  'touch-screens': withDesign(licensed),
  'virtual-displays': withDisplayDesign(licensed),
  'booking-plans': bookingPlans,
  'web-groups': webGroups,
  orders,
  playlists,
  'kiosk-designs': kioskDesigns,
};

const byName: ReadonlyMap<string, Hooks> = new Map(Object.entries(hooks));
const none: Hooks = {};

function hooksOf(name: string): Hooks {
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
function workOf(name: string, action: string): ActionWork | undefined {
  return actionsByName.get(name)?.[action];
}

/** The entities of the declarations, with their hooks and actions. */
export function entitiesOf(all: readonly AnyResource[]): Entities {
  return { all, find: (name) => all.find((resource) => resource.name === name), hooksOf, workOf };
}
