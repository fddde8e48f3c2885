import { englishPlural } from '../../../basics/plural.ts';
import type { webStores as czech } from '../../../cs/console/web-orders/web-stores.ts';

export const webStores: typeof czech = {
  missing: (count) => `${count} ${englishPlural(count, 'branch has', 'branches have')} no settings of ordering`,
  meaning: 'Without settings a branch is offered under its own name, with all services that have a plan of ordering.',
  add: 'Add branches without settings',
  added: (count) => `${count} ${englishPlural(count, 'branch', 'branches')} added.`,
  notAdded: (name, why) => `The settings of the branch ${name} could not be added. ${why}`,
};
