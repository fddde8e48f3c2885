import type { employees } from '../../../contract/resources/stores/employees.ts';
import { seedRandom } from '../../../contract/rules/values/random.ts';
import { branches } from '../content/branches.ts';
import { type DemoRow, made } from '../town/demo-row.ts';
import { fullName, newPerson } from '../town/people.ts';
import { foundedAt } from '../town/town.ts';

export type EmployeeRow = DemoRow<typeof employees>;

/** People behind the desks: a few more than desks, for holidays and illness; one of each store has left. */
export function demoEmployees(now: Date): readonly EmployeeRow[] {
  const random = seedRandom('employees');
  const taken = new Set<string>();
  const places = branches.flatMap((branch, place) =>
    Array.from({ length: branch.deskCount + 3 }, (_, order) => ({ storeId: place + 1, order, hasLeft: order === branch.deskCount + 2 })),
  );
  return places.map(({ storeId, hasLeft }, place) => ({
    ...made(place + 1, foundedAt(now)),
    store_id: storeId,
    code: String(1001 + place),
    name: fullName(newPerson(random, taken)),
    active: !hasLeft,
  }));
}
