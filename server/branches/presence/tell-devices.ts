import { touchScreens } from '../../../contract/resources/touch-screens/touch-screens.ts';
import { virtualDisplays } from '../../../contract/resources/virtual-displays/virtual-displays.ts';
import type { Database } from '../../db/database.ts';
import { publishStatesOfStores } from '../../db/rows/write/publish-change.ts';

/** Tells live readers of the devices of stores that fell silent or speak again: whether their state is known turned with it. */
export async function tellDevices(db: Database, stores: readonly number[], now: Date): Promise<void> {
  if (stores.length === 0) return;
  for (const resource of [touchScreens, virtualDisplays]) await publishStatesOfStores(db, resource, stores, now);
}
