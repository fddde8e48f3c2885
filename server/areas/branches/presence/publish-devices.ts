import { touchScreens } from '../../../../contract/resources/touch-screens/touch-screens.ts';
import { virtualDisplays } from '../../../../contract/resources/virtual-displays/virtual-displays.ts';
import type { Database } from '../../../db/database.ts';
import { publishStatesOfStores } from '../../../db/rows/write/publish-change.ts';

/** Publishes the devices of stores that fell silent or communicate again: whether their state is known changes with it. */
export async function publishDevices(db: Database, stores: readonly number[], now: Date): Promise<void> {
  if (stores.length === 0) return;
  for (const resource of [touchScreens, virtualDisplays]) await publishStatesOfStores(db, resource, stores, now);
}
