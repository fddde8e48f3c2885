import { between, happens, pickWeighted, type Random } from '../../../contract/rules/chance/random.ts';
import { slotMinutes } from '../content/agenda.ts';
import { type Day, minuteMs, startOf, weekdayOf } from '../town/calendar.ts';
import { openingHours } from '../town/opening-hours.ts';
import type { Office } from './office.ts';

/** What a client means to do with the slot, whatever then comes of it. */
export type Intent = 'comes' | 'stays_away' | 'cancels' | 'never_confirms';

/** A slot that someone has taken; `service` is the place of the service in the office. Instants in milliseconds. */
export type BookedSlot = {
  readonly storeId: number;
  readonly day: Day;
  readonly service: number;
  readonly serviceId: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly arrivesAt: number;
  readonly intent: Intent;
};

const intents = [
  ['comes', 79],
  ['stays_away', 8],
  ['cancels', 10],
  ['never_confirms', 3],
] as const;

/** Slots of the day that are taken, at most one client each; `fill` is the share of slots that people want. */
export function bookedSlots(office: Office, day: Day, fill: number, random: Random): readonly BookedSlot[] {
  const hours = openingHours(office.storeId, day);
  if (hours === null || office.dailyClients === 0) return [];
  const midnight = startOf(day);
  return office.services.flatMap(({ row, agenda }, service) => {
    if (!row.web_order) return [];
    const length = slotMinutes(agenda, weekdayOf(day));
    const starts = Array.from({ length: Math.floor((hours[1] - hours[0] - 30) / length) }, (_, place) => hours[0] + place * length);
    return starts
      .filter(() => happens(random, fill))
      .map((start) => ({
        storeId: office.storeId,
        day,
        service,
        serviceId: row.id,
        startsAt: midnight + start * minuteMs,
        endsAt: midnight + (start + length) * minuteMs,
        // The PIN opens 15 minutes ahead, but no one gets in before the office opens.
        arrivesAt: midnight + Math.max(hours[0] * 60, start * 60 - between(random, -120, 12 * 60)) * 1000,
        intent: pickWeighted(random, intents),
      }));
  });
}
