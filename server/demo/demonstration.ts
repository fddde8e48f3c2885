import { demoAggregateGroups } from './aggregate-groups.ts';
import { demoDesks } from './desks.ts';
import { demoTouchScreens, demoVirtualDisplays } from './devices.ts';
import { demoEmailBlacklist } from './email-blacklist.ts';
import { demoEmailNotifications } from './email-notifications.ts';
import { demoEmployees } from './employees.ts';
import { demoHelpTopics } from './help-topics.ts';
import { demoLicences } from './licences.ts';
import { demoNotifications } from './notifications.ts';
import { officesOf } from './office.ts';
import { demoDayMarks, demoOpeningExceptions, demoOpeningPlans } from './opening.ts';
import { plannedOrders } from './orders.ts';
import { demoOutages } from './outages.ts';
import { demoPlaylists } from './playlists.ts';
import { plannedServices } from './services.ts';
import { demoMobileAppSettings, demoPasswordPolicy, demoStoreDefaults, demoWebkioskSettings, demoWebOrderSettings } from './settings.ts';
import { demoStores } from './stores.ts';
import { demoTemplates } from './templates.ts';
import { ticketsByDay } from './tickets.ts';
import { demoRegions } from './town.ts';
import { demoUsers } from './users.ts';

/**
 * A believable town as it stands at `now`: the same for the same instant, on every machine.
 * Tables stand in the order in which what they refer to is there already; tickets come day by day.
 */
export function demonstration(now: Date) {
  const services = plannedServices(now);
  const desks = demoDesks(services, now);
  const employees = demoEmployees(now);
  const displays = demoVirtualDisplays(now);
  const offices = officesOf(services, desks, employees);
  const orders = plannedOrders(offices, now);
  return {
    rows: {
      regions: demoRegions(now),
      stores: demoStores(now),
      services: services.map(({ row }) => row),
      desks,
      employees,
      'opening-plans': demoOpeningPlans(now),
      'opening-exceptions': demoOpeningExceptions(now),
      'day-marks': demoDayMarks(now),
      'aggregate-groups': demoAggregateGroups(services, now),
      licences: demoLicences(now),
      users: demoUsers(now),
      'touch-screens': demoTouchScreens(now),
      'virtual-displays': displays,
      playlists: demoPlaylists(displays, now),
      templates: demoTemplates(now),
      notifications: demoNotifications(now),
      'email-blacklist': demoEmailBlacklist(now),
      'help-topics': demoHelpTopics(now),
      'email-notifications': demoEmailNotifications(now),
      outages: demoOutages(now),
      orders: orders.rows,
    },
    settings: {
      'password-policy': demoPasswordPolicy,
      'web-order-settings': demoWebOrderSettings,
      'webkiosk-settings': demoWebkioskSettings,
      'mobile-app-settings': demoMobileAppSettings,
      'store-defaults': demoStoreDefaults,
    },
    tickets: () => ticketsByDay(offices, orders, now),
  };
}

export type Demonstration = ReturnType<typeof demonstration>;
