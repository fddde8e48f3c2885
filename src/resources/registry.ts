import type { ResourceName } from '../../contract/resources/registry.ts';
import type { Additions } from '../crud/core/additions/additions.ts';

type Load = () => Promise<{ readonly additions: Additions }>;

/** Entities that add something to what follows from their declaration; loaded with their screens. */
const registry: Partial<Record<ResourceName, Load>> = {
  stores: () => import('./stores/stores.tsx'),
  services: () => import('./stores/services.tsx'),
  'store-defaults': () => import('./stores/store-defaults.tsx'),
  backups: () => import('./stores/backups.tsx'),
  licences: () => import('./stores/licences.tsx'),
  desks: () => import('./stores/desks.tsx'),
  'opening-plans': () => import('./stores/opening-plans.tsx'),
  'opening-exceptions': () => import('./stores/opening-exceptions.tsx'),
  outages: () => import('./stores/outages.tsx'),
  'day-marks': () => import('./stores/day-marks.tsx'),
  employees: () => import('./stores/employees.tsx'),
  'aggregate-groups': () => import('./stores/aggregate-groups.tsx'),
  tickets: () => import('./stores/tickets.tsx'),
  'touch-screens': () => import('./devices/touch-screens.tsx'),
  'kiosk-designs': () => import('./devices/kiosk-designs.tsx'),
  'virtual-displays': () => import('./devices/virtual-displays.tsx'),
  playlists: () => import('./devices/playlists.tsx'),
  orders: () => import('./web-orders/orders.tsx'),
  'web-order-settings': () => import('./web-orders/web-order-settings.tsx'),
  'web-stores': () => import('./web-orders/web-stores.tsx'),
  'service-blocks': () => import('./web-orders/service-blocks.tsx'),
  'web-groups': () => import('./web-orders/web-groups.tsx'),
  'booking-plans': () => import('./web-orders/booking-plans.tsx'),
  notifications: () => import('./web-orders/reminders.tsx'),
  templates: () => import('./web-orders/templates.tsx'),
  users: () => import('./settings/users.tsx'),
  'email-notifications': () => import('./settings/email-notifications.tsx'),
  'password-policy': () => import('./settings/password-policy.tsx'),
  retention: () => import('./settings/retention.tsx'),
  'statistics-settings': () => import('./settings/statistics-settings.tsx'),
  'audit-log': () => import('./settings/audit-log.tsx'),
  outbox: () => import('./settings/outbox.tsx'),
};

const loads: ReadonlyMap<string, Load> = new Map(Object.entries(registry));

/** What the entity adds; nothing for most. */
export async function loadAdditions(name: string): Promise<Additions> {
  return (await loads.get(name)?.())?.additions ?? {};
}
