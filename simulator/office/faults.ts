import type { reportedOutageKinds } from '../../contract/rules/branch/outages.ts';
import type { Day } from '../../contract/rules/opening/calendar-days.ts';
import { between, happens, pickWeighted, seedRandom } from '../../contract/rules/values/random.ts';
import { startOf } from './plan/local-day.ts';

const minuteMs = 60_000;

/** A device that does not work for a while. `failed`: it answers, and says so. */
export type DeviceFault = { readonly from: number; readonly to: number; readonly failed: boolean };
export type Outage = { readonly from: number; readonly to: number; readonly kind: (typeof reportedOutageKinds)[number] };

const deviceDays = 0.05;

/** When a device of the office does not work on the day; most days it does. */
export function deviceFaults(seed: string, day: Day, device: string): readonly DeviceFault[] {
  const random = seedRandom(seed, 'device', device, day);
  if (!happens(random, deviceDays)) return [];
  const from = startOf(day) + between(random, 7 * 60, 16 * 60) * minuteMs;
  return [{ from, to: from + between(random, 3, 70) * minuteMs, failed: happens(random, 0.6) }];
}

/** Minutes that an outage takes, from and to. */
const lengths = { power: [4, 40], network: [2, 30], server: [2, 20], printer: [5, 60], other: [5, 90] } as const;

/** Outages of the office on the day; `rate` is how many days of one have one. */
export function generateOutages(seed: string, day: Day, rate: number): readonly Outage[] {
  const random = seedRandom(seed, 'outage', day);
  if (!happens(random, rate)) return [];
  const kind = pickWeighted(random, [
    ['network', 5],
    ['printer', 3],
    ['power', 2],
    ['server', 1],
    ['other', 1],
  ] as const);
  const [least, most] = lengths[kind];
  const from = startOf(day) + between(random, 7 * 60 + 30, 16 * 60) * minuteMs;
  return [{ from, to: from + between(random, least, most) * minuteMs, kind }];
}

/** Whether the store cannot speak with the central while such an outage lasts. */
export function cutsLine(kind: Outage['kind']): boolean {
  return kind === 'network' || kind === 'power' || kind === 'server';
}
