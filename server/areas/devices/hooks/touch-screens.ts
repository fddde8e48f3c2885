import { sql } from 'kysely';
import { kioskDesigns } from '../../../../contract/resources/devices/kiosk-designs.ts';
import type { Row } from '../../../db/rows/present.ts';
import { recordChange } from '../../../db/rows/write/record-change.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import type { Hooks } from '../../../engine/write/hooks.ts';

/** The hooks of a touch screen: its design is deleted with it and comes back with it. A restore of a store places designs as rows of their own. */
export function withDesign(hooks: Hooks): Hooks {
  return {
    ...hooks,
    beforeDelete: async (context, row) => {
      await hooks.beforeDelete?.(context, row);
      if (context.placesLater !== true) await deleteDesign(context, row);
    },
    beforeRestore: async (context, row) => {
      await hooks.beforeRestore?.(context, row);
      if (context.placesLater !== true) await bringDesignBack(context, row);
    },
  };
}

type Moved = { readonly id: number; readonly version: number; readonly store_id: number };

async function deleteDesign(context: WriteContext, touchScreen: Row): Promise<void> {
  const { db, now } = context;
  const { rows } = await sql<Moved>`
    update kiosk_designs set deleted_at = ${now}, updated_at = ${now}, version = version + 1
    where touch_screen_id = ${touchScreen.id} and deleted_at is null returning id, version, store_id`.execute(db);
  await recordDesigns(context, 'delete', rows);
}

async function bringDesignBack(context: WriteContext, touchScreen: Row): Promise<void> {
  const { db, now } = context;
  const { rows } = await sql<Moved>`
    update kiosk_designs d set deleted_at = null, updated_at = ${now}, version = d.version + 1
    from touch_screens t where t.id = ${touchScreen.id} and d.store_id = t.store_id and d.touch_screen_id = t.id and d.deleted_at = t.deleted_at
    returning d.id, d.version, d.store_id`.execute(db);
  await recordDesigns(context, 'restore', rows);
}

async function recordDesigns(context: WriteContext, action: 'delete' | 'restore', designs: readonly Moved[]): Promise<void> {
  const own = { ...context, resource: kioskDesigns };
  for (const { id, version, store_id } of designs) await recordChange(own, { action, id, version, changes: {}, rows: [{ store_id }] });
}
