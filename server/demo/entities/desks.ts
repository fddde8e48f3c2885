import type { desks } from '../../../contract/resources/stores/desks.ts';
import { branches } from '../content/branches.ts';
import { type DemoRow, made } from '../town/demo-row.ts';
import { foundedAt } from '../town/town.ts';
import type { PlannedService } from './services.ts';

export type DeskRow = DemoRow<typeof desks>;

/** Desks of all stores, more of them for what takes more time; each also replaces a neighbouring group. */
export function demoDesks(services: readonly PlannedService[], now: Date): readonly DeskRow[] {
  const planned = branches.flatMap((branch, place) => {
    const own = services.filter(({ row }) => row.store_id === place + 1);
    return groupsOfDesks(own, branch.deskCount).map((served, order) => ({ storeId: place + 1, order, served }));
  });
  return planned.map(({ storeId, order, served }, place) => ({
    ...made(place + 1, foundedAt(now)),
    store_id: storeId,
    number: order + 1,
    label: `Přepážka ${order + 1}`,
    // Old desks with a keypad stay in use next to those on a computer.
    desk_kind: order % 5 === 4 ? 'hardware' : 'software',
    service_ids: served,
    active: true,
    opened_at: null,
    employee_id: null,
  }));
}

function groupsOfDesks(services: readonly PlannedService[], count: number): readonly (readonly number[])[] {
  const groups = [...new Set(services.map(({ agenda }) => agenda.group))].map((group) => {
    const members = services.filter(({ agenda }) => agenda.group === group);
    return {
      ids: members.map(({ row }) => row.id),
      work: members.reduce((sum, { share, agenda }) => sum + share * agenda.handlingMinutes, 0),
      desks: 0,
    };
  });
  return Array.from({ length: count }, () => {
    // A group without any desk needs one before all others.
    const byNeed = [...groups].toSorted((one, other) => other.work / Math.max(0.01, other.desks) - one.work / Math.max(0.01, one.desks));
    const [first, second] = byNeed;
    if (first !== undefined) first.desks += 0.8;
    if (second !== undefined) second.desks += 0.2;
    return [...(first?.ids ?? []), ...(second?.ids ?? [])].toSorted((one, other) => one - other);
  });
}
