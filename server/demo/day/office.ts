import type { Random } from '../../../contract/rules/values/random.ts';
import { type Demand, dayMinutes, plannedLoad } from '../../../simulator/office/plan/demand.ts';
import { readSetup, type Setup } from '../../../simulator/office/plan/setup.ts';
import { branches } from '../content/branches.ts';
import type { DeskRow } from '../entities/desks.ts';
import type { EmployeeRow } from '../entities/employees.ts';
import type { PlannedService } from '../entities/services.ts';

/** A store as its days are played. */
export type Office = {
  readonly storeId: number;
  /** Clients of an ordinary day; 0 of a store that never opened. */
  readonly dailyClients: number;
  readonly services: readonly PlannedService[];
  readonly setup: Pick<Setup, 'services' | 'desks' | 'employeeIds'>;
};

/** The stores with what serves in them. */
export function officesOf(
  services: readonly PlannedService[],
  desks: readonly DeskRow[],
  employees: readonly EmployeeRow[],
): readonly Office[] {
  return branches.map(({ dailyClients }, place) => {
    const storeId = place + 1;
    const own = services.filter(({ row }) => row.store_id === storeId);
    // As a branch reads what the central configured.
    const setup = readSetup([
      ...own.map(({ row }) => ({ resource: 'services', id: row.id, values: row })),
      ...desks.filter((desk) => desk.store_id === storeId).map((row) => ({ resource: 'desks', id: row.id, values: row })),
      ...employees.filter((employee) => employee.store_id === storeId).map((row) => ({ resource: 'employees', id: row.id, values: row })),
    ]);
    return { storeId, dailyClients, services: own, setup };
  });
}

/** How many clients a day brings, for which services, and how many desks their work needs; on some days one fewer is staffed. */
export function demandOn({ dailyClients, services }: Office, random: Random): Demand {
  const shares = services.reduce((sum, { share }) => sum + share, 0);
  const minutes = services.reduce((sum, { share, agenda }) => sum + share * agenda.handlingMinutes, 0);
  const wanted = (dailyClients * minutes) / shares / (dayMinutes * plannedLoad);
  return {
    clients: dailyClients,
    services: services.map(({ row, share }) => [row.id, share] as const),
    desks: Math.max(2, Math.round(wanted + random() - 0.4)),
  };
}
