import type { aggregateGroups } from '../../../contract/resources/stores/aggregate-groups.ts';
import { type DemoRow, made } from '../town/demo-row.ts';
import { foundedAt } from '../town/town.ts';
import type { PlannedService } from './services.ts';

/** What is offered at so many branches is worth adding up. */
const fewestBranches = 3;

/** One group for each activity that several branches have. */
export function demoAggregateGroups(services: readonly PlannedService[], now: Date): readonly DemoRow<typeof aggregateGroups>[] {
  const names = [...new Set(services.map(({ agenda }) => agenda.name))];
  return names
    .map((name) => ({ name, offered: services.filter(({ agenda }) => agenda.name === name) }))
    .filter(({ offered }) => offered.length >= fewestBranches)
    .map(({ name, offered }, place) => ({
      ...made(place + 1, foundedAt(now)),
      name,
      store_ids: offered.map(({ row }) => row.store_id),
      service_ids: offered.map(({ row }) => row.id),
      note: null,
      active: true,
    }));
}
