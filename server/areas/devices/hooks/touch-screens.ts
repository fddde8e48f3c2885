import { sql } from 'kysely';
import { kioskDesigns } from '../../../../contract/resources/touch-screens/kiosk-designs.ts';
import type { Row } from '../../../db/rows/present.ts';
import { recordChange } from '../../../db/rows/write/record-change.ts';
import type { Writing } from '../../../db/rows/write/writing.ts';
import type { Hooks } from '../../../engine/write/hooks.ts';

/** The hooks of a touch screen: its design is deleted with it and comes back with it. A restore of a store places designs as rows of their own. */
export function withDesign(hooks: Hooks): Hooks {
  return {
    ...hooks,
    beforeDelete: async (writing, row) => {
      await hooks.beforeDelete?.(writing, row);
      if (writing.placesLater !== true) await deleteDesign(writing, row);
    },
    beforeRestore: async (writing, row) => {
      await hooks.beforeRestore?.(writing, row);
      if (writing.placesLater !== true) await bringDesignBack(writing, row);
    },
  };
}

type Moved = { readonly id: number; readonly version: number; readonly store_id: number };

async function deleteDesign(writing: Writing, touchScreen: Row): Promise<void> {
  const { db, now } = writing;
  const { rows } = await sql<Moved>`
    update kiosk_designs set deleted_at = ${now}, updated_at = ${now}, version = version + 1
    where touch_screen_id = ${touchScreen.id} and deleted_at is null returning id, version, store_id`.execute(db);
  await recordDesigns(writing, 'delete', rows);
}

async function bringDesignBack(writing: Writing, touchScreen: Row): Promise<void> {
  const { db, now } = writing;
  const { rows } = await sql<Moved>`
    update kiosk_designs d set deleted_at = null, updated_at = ${now}, version = d.version + 1
    from touch_screens t where t.id = ${touchScreen.id} and d.store_id = t.store_id and d.touch_screen_id = t.id and d.deleted_at = t.deleted_at
    returning d.id, d.version, d.store_id`.execute(db);
  await recordDesigns(writing, 'restore', rows);
}

async function recordDesigns(writing: Writing, action: 'delete' | 'restore', designs: readonly Moved[]): Promise<void> {
  const own = { ...writing, resource: kioskDesigns };
  for (const { id, version, store_id } of designs) await recordChange(own, { action, id, version, changes: {}, rows: [{ store_id }] });
}
