import { branches } from '../content/branches.ts';
import type { DeskRow } from '../entities/desks.ts';
import type { EmployeeRow } from '../entities/employees.ts';
import type { PlannedService } from '../entities/services.ts';

/** A store as the course of its days needs it. Services and desks are known by their place in the lists. */
export type Office = {
  readonly storeId: number;
  readonly dailyClients: number;
  readonly services: readonly PlannedService[];
  readonly desks: readonly OfficeDesk[];
  readonly employeeIds: readonly number[];
  /** Where clients are sent to pay; null where they pay at the desk. */
  readonly cash: number | null;
};
export type OfficeDesk = { readonly id: number; readonly serves: readonly number[] };

/** The stores with what serves in them. */
export function officesOf(
  services: readonly PlannedService[],
  desks: readonly DeskRow[],
  employees: readonly EmployeeRow[],
): readonly Office[] {
  return branches.map(({ dailyClients }, place) => {
    const storeId = place + 1;
    const own = services.filter(({ row }) => row.store_id === storeId);
    const cash = own.findIndex(({ agenda }) => agenda.short === 'Pokladna');
    return {
      storeId,
      dailyClients,
      services: own,
      desks: desks
        .filter(({ store_id }) => store_id === storeId)
        .map(({ id, service_ids }) => ({ id, serves: own.flatMap(({ row }, index) => (service_ids.includes(row.id) ? [index] : [])) })),
      employeeIds: employees.filter(({ store_id, active }) => store_id === storeId && active).map(({ id }) => id),
      cash: cash === -1 ? null : cash,
    };
  });
}
