import type { Needs } from '../../../../contract/basics/access.ts';
import type { ConsoleWords } from '../../../../contract/messages/texts.ts';
import { type ResourceName, registry } from '../../../../contract/resources/registry.ts';
import type { IconName } from '../../../ui/icon/generated/icon-name.ts';

/** A line of the menu: a screen of its own, or the list of an entity. */
export type MenuEntry =
  | { readonly path: string; readonly screen: keyof ConsoleWords['screens']; readonly needs: Needs; readonly under?: 'services' }
  /** `needs`: who works with the list; others who may read its rows find them where they need them. */
  | { readonly path: string; readonly resource: ResourceName; readonly needs?: Needs };

export type MenuGroupName = keyof ConsoleWords['shell']['groups'];

export type MenuGroup = {
  readonly name: MenuGroupName;
  /** First segment of the addresses that belong to it. */
  readonly segment: string;
  readonly icon: IconName;
  readonly entries: readonly MenuEntry[];
};

const list = (resource: ResourceName, needs?: Needs): MenuEntry => ({
  path: registry[resource].page,
  resource,
  ...(needs === undefined ? {} : { needs }),
});

/** The menu of specification section 2, with the entries that page 08 adds. */
export const menu: readonly MenuGroup[] = [
  {
    name: 'stores',
    segment: 'stores',
    icon: 'building',
    entries: [
      { path: '/stores', screen: 'storesOverview', needs: ['store'] },
      list('stores'),
      { path: '/stores/monitoring', screen: 'monitoring', needs: ['store'] },
      list('services'),
      list('tickets'),
      list('outages'),
      list('aggregate-groups'),
      { path: '/stores/settings', screen: 'storesAdministration', needs: ['store'] },
      list('backup-settings'),
    ],
  },
  { name: 'touchScreens', segment: 'touch-screens', icon: 'touchScreen', entries: [list('touch-screens', ['touch_screen'])] },
  { name: 'virtualDisplays', segment: 'virtual-displays', icon: 'display', entries: [list('virtual-displays', ['virtual_display'])] },
  {
    name: 'playlists',
    segment: 'playlists',
    icon: 'play',
    entries: [list('playlists'), { path: '/playlists/now-playing', screen: 'nowPlaying', needs: ['advertisement'] }],
  },
  {
    name: 'webOrders',
    segment: 'web-orders',
    icon: 'calendar',
    entries: [
      { path: '/web-orders', screen: 'webOrders', needs: ['ordering'] },
      list('orders'),
      { path: '/web-orders/calendar', screen: 'calendar', needs: ['ordering'] },
      { path: '/web-orders/waiting-list', screen: 'waitingList', needs: ['ordering'] },
      list('booking-plans'),
      list('service-blocks'),
      list('web-groups'),
      { path: '/web-orders/group-management-services', screen: 'groupServices', needs: ['ordering'] },
      list('email-blacklist'),
      { path: '/web-orders/notification-settings', screen: 'notificationSettings', needs: ['ordering'] },
      list('web-stores'),
      list('web-order-settings'),
      { path: '/web-orders/import', screen: 'import', needs: ['ordering'] },
      list('webkiosk-settings'),
    ],
  },
  {
    name: 'reports',
    segment: 'reports',
    icon: 'report',
    entries: [
      { path: '/reports/services', screen: 'reportOfServices', needs: ['overviews'] },
      { path: '/reports/clients', screen: 'reportOfClients', needs: ['overviews'] },
      { path: '/reports/employees', screen: 'reportOfEmployees', needs: ['overviews'] },
    ],
  },
  {
    name: 'statistics',
    segment: 'statistics',
    icon: 'chart',
    entries: [
      { path: '/statistics/services/tables', screen: 'statisticsTables', needs: ['statistics'], under: 'services' },
      { path: '/statistics/services/graph', screen: 'statisticsGraph', needs: ['statistics'], under: 'services' },
      { path: '/statistics/planning', screen: 'planning', needs: ['statistics'] },
      { path: '/statistics/what-if', screen: 'whatIf', needs: ['statistics'] },
      list('statistics-settings'),
    ],
  },
  {
    name: 'settings',
    segment: 'settings',
    icon: 'settings',
    entries: [
      list('users'),
      list('email-notifications'),
      { path: '/settings/change-password', screen: 'changePassword', needs: 'everyone' },
      list('password-policy'),
      list('mobile-app-settings'),
      { path: '/settings/second-factor', screen: 'secondFactor', needs: 'everyone' },
      { path: '/settings/devices', screen: 'devices', needs: 'everyone' },
      list('help-topics'),
      list('audit-log'),
      list('outbox'),
      list('retention'),
      { path: '/settings/personal-data', screen: 'personalData', needs: 'superAdministrator' },
      { path: '/settings/system', screen: 'system', needs: 'superAdministrator' },
    ],
  },
];
