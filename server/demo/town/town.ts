import type { regions } from '../../../contract/resources/stores/regions.ts';
import { dayMs } from './calendar.ts';
import { type DemoRow, made } from './demo-row.ts';

/** A statutory town that is on no map, at addresses that RFC 6761 keeps free. */
export const town = { name: 'Radovín nad Zlatavou', domain: 'mesto.test' } as const;

/** Months of tickets behind `now`: a whole year can be compared with the month before it. */
export const monthsOfTickets = 13;

const parts = [
  ['Střed', 'Historické jádro a budovy magistrátu'],
  ['Sever a Podhradí', 'Městské části za řekou, odbor dopravy a nádraží'],
  ['Jih a Zálesí', 'Sídliště na jihu, sociální odbor a okolní obce'],
] as const;

/** When the town set the system up, in milliseconds. */
export function foundedAt(now: Date): number {
  return now.getTime() - 420 * dayMs;
}

export function demoRegions(now: Date): readonly DemoRow<typeof regions>[] {
  return parts.map(([name, note], place) => ({ ...made(place + 1, foundedAt(now)), name, note }));
}
