import { Navigate, type RouteObject } from 'react-router';
import { createPageOf, prefixOf } from '../../contract/derive/addresses.ts';
import { registry } from '../../contract/resources/registry.ts';
import { resources } from '../providers/data/collections.ts';

/** Addresses that react-admin would make of an entity's name, where the specification has another one for the screen. */
function reactAdminAddresses(): readonly (readonly [from: string, to: string])[] {
  return resources.flatMap((resource) => {
    const prefix = `/${prefixOf(resource)}`;
    const create = createPageOf(resource);
    return [
      // `/stores` is a screen of its own; other prefixes are nothing but the way to their list.
      ...(prefix === resource.page || prefix === '/stores' ? [] : [[prefix, resource.page] as const]),
      ...(create === `${prefix}/create` ? [] : [[`${prefix}/create`, create] as const]),
    ];
  });
}

/** Addresses that lead to another one. */
export function redirectRoutes(): RouteObject[] {
  const all = [...reactAdminAddresses(), ['/web-orders/notification-settings', registry.templates.page] as const];
  return all.map(([path, to]) => ({ path, element: <Navigate to={to} replace /> }));
}
