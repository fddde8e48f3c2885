import { between, randomOf, shuffled } from '../../../contract/rules/chance/random.ts';
import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import type { Interval } from './hours.ts';
import type { Desk, Setup } from './setup.ts';
import { wantedDesks } from './shares.ts';

/** A desk with someone behind it from one instant to another, in milliseconds. */
export type Shift = { readonly deskId: number; readonly employeeId: number | null; readonly from: number; readonly to: number };

const minuteMs = 60_000;
/** Length of a lunch break by the labour code. */
const breakMs = 30 * minuteMs;
/** Office days longer than this have one. */
const withoutBreakMs = 300 * minuteMs;
/** Of the office day so much passes before the first goes to lunch, and so much lies between the first and the last. */
const [firstBreak, spread] = [0.4, 0.22];

/** Who sits where and when: as many desks as usual, yet nothing that a desk could serve stays without one. */
export function shiftsOf(setup: Setup, hours: readonly Interval[], seed: string, day: Day): readonly Shift[] {
  const random = randomOf(seed, 'staffing', day);
  const desks = chosenDesks(setup);
  const people = shuffled(random, setup.employeeIds);
  return hours.flatMap(({ from, to }) =>
    desks.flatMap(({ id }, place): readonly Shift[] => {
      const shift = { deskId: id, employeeId: people[place] ?? null, from: from + between(random, 0, 240) * 1000, to };
      if (to - from <= withoutBreakMs) return [shift];
      const breakAt = from + Math.round(((to - from) * (firstBreak + (spread * place) / desks.length)) / minuteMs) * minuteMs;
      return [
        { ...shift, to: breakAt },
        { ...shift, from: breakAt + breakMs },
      ];
    }),
  );
}

function chosenDesks(setup: Setup): readonly Desk[] {
  const wanted = wantedDesks(setup);
  const covered = new Set<number>();
  return setup.desks.filter(({ service_ids }, place) => {
    const isNeeded = place < wanted || service_ids.some((service) => !covered.has(service));
    if (isNeeded) for (const service of service_ids) covered.add(service);
    return isNeeded && service_ids.length > 0;
  });
}
