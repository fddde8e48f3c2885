import type { ResourceLabels, SystemLabels } from '../../basics/catalogue.ts';
import { withEnglishLabels } from '../../basics/english-labels.ts';
import { bookingPlans, notifications, serviceBlocks, templates, webGroups, webStores } from './booking.ts';
import { dayMarks, openingExceptions, openingPlans } from './opening.ts';
import { playlists } from './playlists.ts';
import { auditLog, emailNotifications, helpTopics, mobileAppSettings, outbox, retention, statisticsSettings } from './settings.ts';
import { backupSettings, backups, licences, outages, storeDefaults } from './store-records.ts';
import { aggregateGroups, desks, employees, regions, services, stores, tickets } from './stores.ts';
import { kioskDesigns, touchScreens } from './touch-screens.ts';
import { passwordPolicy, users } from './users.ts';
import { virtualDisplays } from './virtual-displays.ts';
import { emailBlacklist, orders, webkioskSettings, webOrderSettings } from './web-orders.ts';

/** Labels of every declared entity, in the order of the registry. */
export const resources: ResourceLabels = withEnglishLabels('anglicky', {
  regions,
  stores,
  services,
  desks,
  'aggregate-groups': aggregateGroups,
  employees,
  'opening-plans': openingPlans,
  'opening-exceptions': openingExceptions,
  'day-marks': dayMarks,
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
  'statistics-settings': statisticsSettings,
  'mobile-app-settings': mobileAppSettings,
  'backup-settings': backupSettings,
  'store-defaults': storeDefaults,
});

/** What every row has. */
export const system = { id: 'Číslo záznamu', version: 'Verze', created_at: 'Vytvořeno', updated_at: 'Změněno' } satisfies SystemLabels;
