import { between, happens, pickWeighted, type Random } from '../../../contract/rules/values/random.ts';
import { keptMinutes, slotMinutes } from '../content/agenda.ts';
import { type Day, minuteMs, weekdayOf } from '../town/calendar.ts';
import { openIntervals } from '../town/opening-hours.ts';
import type { Office } from './office.ts';

/** What a client means to do with the slot, whatever then comes of it. */
export type Intent = 'comes' | 'stays_away' | 'cancels' | 'never_confirms';

/** A slot that someone has taken. Instants in milliseconds. */
export type BookedSlot = {
  readonly storeId: number;
  readonly day: Day;
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
  const hours = openIntervals(office.storeId, day);
  const [first, last] = [hours[0], hours.at(-1)];
  if (first === undefined || last === undefined || office.dailyClients === 0) return [];
  const opens = first.from;
  return office.services.flatMap(({ row, agenda }) => {
    if (!row.web_order) return [];
    const length = slotMinutes(agenda, weekdayOf(day)) * minuteMs;
    const starts = Array.from(
      { length: Math.floor((last.to - opens - keptMinutes * minuteMs) / length) },
      (_, place) => opens + place * length,
    );
    return starts
      .filter(() => happens(random, fill))
      .map((startsAt) => ({
        storeId: office.storeId,
        day,
        serviceId: row.id,
        startsAt,
        endsAt: startsAt + length,
        // The PIN opens 15 minutes ahead, but no one gets in before the office opens.
        arrivesAt: Math.max(opens, startsAt - between(random, -120, 12 * 60) * 1000),
        intent: pickWeighted(random, intents),
      }));
  });
}
