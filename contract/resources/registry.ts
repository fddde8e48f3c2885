import { playlists } from './playlists/playlists.ts';
import { auditLog } from './settings/audit-log.ts';
import { emailNotifications } from './settings/email-notifications.ts';
import { helpTopics } from './settings/help-topics.ts';
import { mobileAppSettings } from './settings/mobile-app-settings.ts';
import { outbox } from './settings/outbox.ts';
import { passwordPolicy } from './settings/password-policy.ts';
import { users } from './settings/users.ts';
import { desks } from './stores/desks.ts';
import { employees } from './stores/employees.ts';
import { regions } from './stores/regions.ts';
import { services } from './stores/services.ts';
import { stores } from './stores/stores.ts';
import { tickets } from './stores/tickets.ts';
import { touchScreens } from './touch-screens/touch-screens.ts';
import { virtualDisplays } from './virtual-displays/virtual-displays.ts';
import { emailBlacklist } from './web-orders/email-blacklist.ts';
import { notifications } from './web-orders/notifications.ts';
import { orders } from './web-orders/orders.ts';
import { templates } from './web-orders/templates.ts';
import { webOrderSettings } from './web-orders/web-order-settings.ts';
import { webkioskSettings } from './web-orders/webkiosk-settings.ts';

/** Every declared entity by its name; a new one is one line here. */
export const registry = {
  regions,
  stores,
  services,
  desks,
  employees,
  tickets,
  'touch-screens': touchScreens,
  'virtual-displays': virtualDisplays,
  playlists,
  orders,
  templates,
  notifications,
  'email-blacklist': emailBlacklist,
  'web-order-settings': webOrderSettings,
  'webkiosk-settings': webkioskSettings,
  users,
  'help-topics': helpTopics,
  'email-notifications': emailNotifications,
  'audit-log': auditLog,
  outbox,
  'password-policy': passwordPolicy,
  'mobile-app-settings': mobileAppSettings,
} as const;

export type Registry = typeof registry;
export type ResourceName = keyof Registry;
