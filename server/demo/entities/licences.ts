import type { licences } from '../../../contract/resources/stores/licences.ts';
import { licenceModules } from '../../../contract/rules/branch-status/licence.ts';
import { branches } from '../content/branches.ts';
import { addDays, dayOf, minuteMs } from '../town/calendar.ts';
import { type DemoRow, made } from '../town/demo-row.ts';
import { foundedAt } from '../town/town.ts';

/** Days that are left of a licence by the place of its store; the others end in two years, the first one never. */
const daysLeft: Readonly<Record<number, number>> = { 4: 21 };

/** Licences with room for more than the stores have; one of them ends soon. */
export function demoLicences(now: Date): readonly Omit<DemoRow<typeof licences>, 'license_key'>[] {
  const today = dayOf(now.getTime());
  return branches.map((_, place) => ({
    ...made(place + 1, foundedAt(now) + (60 + place) * minuteMs),
    store_id: place + 1,
    serial_number: `PO-DEMO-${String(place + 1).padStart(4, '0')}`,
    valid_to: place === 0 ? null : addDays(today, daysLeft[place] ?? 730),
    software_bulkhead_desk_count: 60,
    hardware_bulkhead_desk_count: 20,
    virtual_display_count: 20,
    hardware_display_count: 0,
    input_device_count: 20,
    available_modules: [...licenceModules],
  }));
}
