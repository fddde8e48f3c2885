import type { ResourceName } from '../../contract/resources/registry.ts';
import type { Hooks } from './hooks.ts';
import { passwordPolicy } from './settings/password-policy.ts';
import { users } from './settings/users.ts';
import { emailBlacklist } from './web-orders/email-blacklist.ts';
import { orders } from './web-orders/orders.ts';

/** Entities that do something beyond their declaration. */
const hooks: { readonly [N in ResourceName]?: Hooks } = {
  users,
  'password-policy': passwordPolicy,
  'email-blacklist': emailBlacklist,
  orders,
};

const byName: ReadonlyMap<string, Hooks> = new Map(Object.entries(hooks));
const none: Hooks = {};

export function hooksOf(name: string): Hooks {
  return byName.get(name) ?? none;
}
