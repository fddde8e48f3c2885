import { kioskDesigns } from './devices/kiosk-designs.ts';
import { playlists } from './devices/playlists.ts';
import { touchScreens } from './devices/touch-screens.ts';
import { virtualDisplays } from './devices/virtual-displays.ts';
import { auditLog } from './settings/audit-log.ts';
import { emailNotifications } from './settings/email-notifications.ts';
import { helpTopics } from './settings/help-topics.ts';
import { mobileAppSettings } from './settings/mobile-app-settings.ts';
import { outbox } from './settings/outbox.ts';
import { passwordPolicy } from './settings/password-policy.ts';
import { retention } from './settings/retention.ts';
import { statisticsSettings } from './settings/statistics-settings.ts';
import { users } from './settings/users.ts';
import { aggregateGroups } from './stores/aggregate-groups.ts';
import { backupSettings } from './stores/backup-settings.ts';
import { backups } from './stores/backups.ts';
import { dayMarks } from './stores/day-marks.ts';
import { desks } from './stores/desks.ts';
import { employees } from './stores/employees.ts';
import { licences } from './stores/licences.ts';
import { openingExceptions } from './stores/opening-exceptions.ts';
import { openingPlans } from './stores/opening-plans.ts';
import { outages } from './stores/outages.ts';
import { regions } from './stores/regions.ts';
import { services } from './stores/services.ts';
import { storeDefaults } from './stores/store-defaults.ts';
import { stores } from './stores/stores.ts';
import { tickets } from './stores/tickets.ts';
import { bookingPlans } from './web-orders/booking-plans.ts';
import { emailBlacklist } from './web-orders/email-blacklist.ts';
import { notifications } from './web-orders/notifications.ts';
import { orders } from './web-orders/orders.ts';
import { serviceBlocks } from './web-orders/service-blocks.ts';
import { templates } from './web-orders/templates.ts';
import { webGroups } from './web-orders/web-groups.ts';
import { webOrderSettings } from './web-orders/web-order-settings.ts';
import { webStores } from './web-orders/web-stores.ts';
import { webkioskSettings } from './web-orders/webkiosk-settings.ts';

/** Every declared entity by its name; a new one is one line here. */
export const registry = {
  regions,
  stores,
  services,
  desks,
  employees,
  'opening-plans': openingPlans,
  'opening-exceptions': openingExceptions,
  'day-marks': dayMarks,
  'aggregate-groups': aggregateGroups,
  tickets,
  outages,
  'touch-screens': touchScreens,
  'kiosk-designs': kioskDesigns,
  'virtual-displays': virtualDisplays,
  playlists,
  licences,
  backups,
  orders,
  'booking-plans': bookingPlans,
  'service-blocks': serviceBlocks,
  'web-groups': webGroups,
  'web-stores': webStores,
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
  retention,
  'mobile-app-settings': mobileAppSettings,
  'backup-settings': backupSettings,
  'store-defaults': storeDefaults,
  'statistics-settings': statisticsSettings,
} as const;

export type Registry = typeof registry;
export type ResourceName = keyof Registry;
