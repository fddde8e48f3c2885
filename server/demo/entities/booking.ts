import type { bookingPlans } from '../../../contract/resources/web-orders/booking-plans.ts';
import type { webGroups } from '../../../contract/resources/web-orders/web-groups.ts';
import type { webStores } from '../../../contract/resources/web-orders/web-stores.ts';
import { parseMinutes, timeAt } from '../../../contract/rules/opening/intervals.ts';
import { keptMinutes, slotMinutes } from '../content/agenda.ts';
import { groupTexts } from '../content/booking-texts.ts';
import { branches } from '../content/branches.ts';
import { type DemoRow, made } from '../town/demo-row.ts';
import { plansOf } from '../town/opening-hours.ts';
import { foundedAt } from '../town/town.ts';
import type { PlannedService } from './services.ts';

/** A plan for each service that is ordered: in its length, two clients at a time, from the opening until shortly before the closing. */
export function demoBookingPlans(services: readonly PlannedService[], now: Date): readonly DemoRow<typeof bookingPlans>[] {
  return services
    .filter(({ row }) => row.web_order)
    .map(({ row, agenda }, place) => ({
      ...made(place + 1, foundedAt(now)),
      store_id: row.store_id,
      name: row.name,
      service_id: row.id,
      web_group_id: null,
      active: true,
      days_ahead: 30,
      opens_at: '00:00',
      least_minutes_before: 60,
      active_orders_limit: 3,
      intervals: weekOf(row.store_id).map((day) => ({
        ...day,
        length_minutes: slotMinutes(agenda, day.weekday),
        capacity: 2,
        valid_from: null,
        valid_to: null,
      })),
    }));
}

/** Each weekday from its opening to half an hour before its closing, breaks included. */
function weekOf(storeId: number): readonly { readonly weekday: number; readonly opens: string; readonly closes: string }[] {
  const base = plansOf(storeId, [])[0]?.intervals ?? [];
  return [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) => {
    const ofDay = base.filter((interval) => interval.weekday === weekday);
    const [first, last] = [ofDay[0], ofDay.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ weekday, opens: first.opens, closes: timeAt(parseMinutes(last.closes) - keptMinutes) }];
  });
}

/** What clients choose from first: agendas that are served at the same desks. */
export function demoWebGroups(services: readonly PlannedService[], now: Date): readonly DemoRow<typeof webGroups>[] {
  return groupTexts.map(({ group, name, nameEnglish, text, textEnglish }, place) => ({
    ...made(place + 1, foundedAt(now)),
    name,
    name_en: nameEnglish,
    text,
    text_en: textEnglish,
    picture_file: null,
    position: place + 1,
    active: true,
    service_ids: services.filter(({ row, agenda }) => row.web_order && agenda.group === group).map(({ row }) => row.id),
  }));
}

/** The branch without clients is not open for ordering yet. */
export function demoWebStores(now: Date): readonly DemoRow<typeof webStores>[] {
  return branches.map((_, place) => ({
    ...made(place + 1, foundedAt(now)),
    store_id: place + 1,
    enabled: place + 1 !== branches.length,
    heading: null,
    heading_en: place === 0 ? 'Town hall' : null,
    text: place === 0 ? 'Vchod z náměstí, bezbariérově výtahem ze dvora.' : null,
    text_en: place === 0 ? 'Entrance from the square, without steps by the lift in the courtyard.' : null,
    contact_phone: null,
    contact_email: null,
    service_ids: [],
  }));
}
