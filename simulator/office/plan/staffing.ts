import { between, type Random, shuffled } from '../../../contract/rules/values/random.ts';
import type { Interval } from './local-day.ts';
import type { Desk, Setup } from './setup.ts';

/** A desk with someone behind it from one instant to another, in milliseconds. */
export type Shift = { readonly deskId: number; readonly employeeId: number | null; readonly from: number; readonly to: number };

const minuteMs = 60_000;
/** Length of a lunch break by the labour code. */
const breakMs = 30 * minuteMs;
/** Office days longer than this have one. */
const withoutBreakMs = 300 * minuteMs;
/** Of the office day so much passes before the first goes to lunch, and so much lies between the first and the last. */
const [firstBreak, spread] = [0.4, 0.22];

type Staff = Pick<Setup, 'desks' | 'employeeIds'>;

/** Who sits where and when: at so many desks, yet nothing that a desk could serve stays without one. */
export function generateShifts(setup: Staff, wanted: number, hours: readonly Interval[], random: Random): readonly Shift[] {
  const desks = chosenDesks(setup.desks, wanted);
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

function chosenDesks(desks: readonly Desk[], wanted: number): readonly Desk[] {
  const covered = new Set<number>();
  return desks.filter(({ service_ids }, place) => {
    const isNeeded = place < wanted || service_ids.some((service) => !covered.has(service));
    if (isNeeded) for (const service of service_ids) covered.add(service);
    return isNeeded && service_ids.length > 0;
  });
}
