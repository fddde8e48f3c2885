import type { ResourceLabels } from '../catalogue.ts';
import { playlists } from './playlists.ts';
import { auditLog, emailNotifications, helpTopics, mobileAppSettings, outbox, passwordPolicy } from './settings.ts';
import { desks, employees, regions, services, stores, tickets } from './stores.ts';
import { touchScreens } from './touch-screens.ts';
import { users } from './users.ts';
import { virtualDisplays } from './virtual-displays.ts';
import { emailBlacklist, notifications, orders, templates, webkioskSettings, webOrderSettings } from './web-orders.ts';

/** Labels of every declared entity, in the order of the registry. */
export const resources = {
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
} satisfies ResourceLabels;
