import type { serviceBlocks } from '../../../contract/resources/web-orders/service-blocks.ts';
import { addDays, dayOf, startOf } from '../town/calendar.ts';
import { type DemoRow, made } from '../town/demo-row.ts';
import type { PlannedService } from './services.ts';

/** Days from today, store, from, to, note; without times the whole day. */
const absences: readonly (readonly [number, number, string | null, string | null, string])[] = [
  [-12, 1, null, null, 'Nemoc'],
  [9, 2, '12:00', '24:00', 'Školení k novému zákonu'],
];

/** Days on which the first ordered service of a store is not offered, because the person who does it is away. */
export function demoServiceBlocks(services: readonly PlannedService[], now: Date): readonly DemoRow<typeof serviceBlocks>[] {
  const today = dayOf(now.getTime());
  return absences.flatMap(([days, storeId, from_time, to_time, note], place) => {
    const service = services.find(({ row }) => row.store_id === storeId && row.web_order);
    if (service === undefined) return [];
    const day = addDays(today, days);
    const known = Math.min(startOf(day), startOf(today));
    return [
      { ...made(place + 1, known), store_id: storeId, service_id: service.row.id, first_day: day, last_day: day, from_time, to_time, note },
    ];
  });
}
