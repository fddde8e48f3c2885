import { officesOf } from './day/office.ts';
import { plannedOrders } from './day/orders.ts';
import { townDays } from './day/town-days.ts';
import { demoAggregateGroups } from './entities/aggregate-groups.ts';
import { demoBookingPlans, demoWebGroups, demoWebStores } from './entities/booking.ts';
import { demoDesks } from './entities/desks.ts';
import { demoTouchScreens, demoVirtualDisplays } from './entities/devices.ts';
import { demoEmailBlacklist } from './entities/email-blacklist.ts';
import { demoEmailNotifications } from './entities/email-notifications.ts';
import { demoEmployees } from './entities/employees.ts';
import { demoHelpTopics } from './entities/help-topics.ts';
import { demoKioskDesigns } from './entities/kiosk-designs.ts';
import { demoLicences } from './entities/licences.ts';
import { demoNotifications } from './entities/notifications.ts';
import { demoDayMarks, demoOpeningExceptions, demoOpeningPlans } from './entities/opening.ts';
import { demoOutages } from './entities/outages.ts';
import { demoPlaylists, playing } from './entities/playlists.ts';
import { demoServiceBlocks } from './entities/service-blocks.ts';
import { plannedServices } from './entities/services.ts';
import {
  demoMobileAppSettings,
  demoPasswordPolicy,
  demoStoreDefaults,
  demoWebkioskSettings,
  demoWebOrderSettings,
} from './entities/settings.ts';
import { demoStores } from './entities/stores.ts';
import { demoTemplates } from './entities/templates.ts';
import { demoUsers } from './entities/users.ts';
import { demoRegions } from './town/town.ts';

/**
 * A believable town as it is at `now`: the same for the same instant, on every machine.
 * Tables are in the order in which what they refer to is there already; tickets and sessions of desks come day by day.
 */
export function demonstration(now: Date) {
  const services = plannedServices(now);
  const desks = demoDesks(services, now);
  const employees = demoEmployees(now);
  const displays = demoVirtualDisplays(now);
  const playlists = demoPlaylists(displays, now);
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
      'kiosk-designs': demoKioskDesigns(services, now),
      'virtual-displays': playing(displays, playlists, now),
      playlists,
      'web-groups': demoWebGroups(services, now),
      'booking-plans': demoBookingPlans(services, now),
      'web-stores': demoWebStores(now),
      'service-blocks': demoServiceBlocks(services, now),
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
    days: () => townDays(offices, orders, now),
  };
}

export type Demonstration = ReturnType<typeof demonstration>;
