import { sql } from 'kysely';
import { type Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import { type PlayButton, parseButtons, parseItems } from '../../../../contract/rules/playing/playlist.ts';
import type { Database } from '../../../db/database.ts';
import type { Row } from '../../../db/rows/present.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import type { ComingRow, Hooks } from '../../../engine/write/hooks.ts';

/** This many displays are named, with their stores; the rest are counted. */
const mostNamed = 5;

/** Specification section 5: a playlist that plays on a device cannot be deleted. Items and buttons have their shape and are what they say. */
export const playlists: Hooks = { beforeDelete: refusePlaying, judge: judgeDocuments };

async function judgeDocuments({ db }: WriteContext, coming: readonly ComingRow[]): Promise<readonly (Refusal | undefined)[]> {
  const kinds = await readKinds(db, coming);
  const known = await readButtons(db, coming);
  return coming.map((row) => judgeItems(row, kinds) ?? judgeButtons(row, known));
}

function isNew({ before, after }: ComingRow, name: 'items' | 'buttons'): boolean {
  return after[name] != null && JSON.stringify(before?.[name]) !== JSON.stringify(after[name]);
}

function judgeItems(row: ComingRow, kinds: ReadonlyMap<string, string>): Refusal | undefined {
  if (!isNew(row, 'items')) return undefined;
  const value = row.after['items'];
  const items = parseItems(value);
  if (items === undefined) return refuse('playlist_items_invalid', { at: 'items', details: faultOf(value) });
  const place = items.findIndex(({ file, kind }) => file !== null && kinds.has(file) && kinds.get(file) !== kind);
  return place === -1 ? undefined : refuse('playlist_item_kind', { at: 'items', details: { place: place + 1 } });
}

/** What is wrong with items, where it is the length of one: what people type. */
function faultOf(value: unknown): { readonly problem: string; readonly place: number } {
  const all = Array.isArray(value) ? value : [];
  const place = all.findIndex(
    (item) => parseItems([item]) === undefined && parseItems([{ ...Object(item), display_length: 1 }]) !== undefined,
  );
  return { problem: place === -1 ? 'shape' : 'length', place: place + 1 };
}

/** Whether files that new items name are images or videos. */
async function readKinds(db: Database, coming: readonly ComingRow[]): Promise<ReadonlyMap<string, string>> {
  const items = coming.flatMap((row) => (isNew(row, 'items') ? (parseItems(row.after['items']) ?? []) : []));
  const digests = [...new Set(items.flatMap(({ file }) => file ?? []))];
  if (digests.length === 0) return new Map();
  const rows = await db.selectFrom('files').select(['digest', 'type']).where('digest', 'in', digests).execute();
  return new Map(rows.map(({ digest, type }) => [digest, type.startsWith('video/') ? 'video' : 'image']));
}

const keyOf = (storeId: number, { touch_screen_id: kiosk, button_id: button }: PlayButton) => `${storeId} ${kiosk} ${button}`;

function judgeButtons(row: ComingRow, known: ReadonlySet<string>): Refusal | undefined {
  if (!isNew(row, 'buttons')) return undefined;
  const buttons = parseButtons(row.after['buttons']);
  const stores = Array.isArray(row.after['store_ids']) ? row.after['store_ids'].map(Number) : [];
  const isKnown = (button: PlayButton) => stores.some((store) => known.has(keyOf(store, button)));
  return buttons?.every(isKnown) === true ? undefined : refuse('playlist_button_gone', { at: 'buttons' });
}

/** Buttons of the kiosks that new targets name. */
async function readButtons(db: Database, coming: readonly ComingRow[]): Promise<ReadonlySet<string>> {
  const named = coming.flatMap((row) => (isNew(row, 'buttons') ? (parseButtons(row.after['buttons']) ?? []) : []));
  const kiosks = [...new Set(named.map(({ touch_screen_id: kiosk }) => kiosk))];
  if (kiosks.length === 0) return new Set();
  const { rows } = await sql<{ store_id: number; touch_screen_id: number; button: string | null }>`
    select d.store_id, d.touch_screen_id, b ->> 'id' as button
    from kiosk_designs d cross join lateral jsonb_path_query(d.pages, '$.pages[*].buttons[*]') b
    where d.touch_screen_id = any(${kiosks}::int[]) and d.deleted_at is null`.execute(db);
  return new Set(rows.map(({ store_id: store, touch_screen_id, button }) => keyOf(store, { touch_screen_id, button_id: button ?? '' })));
}

async function refusePlaying({ db }: WriteContext, row: Row): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' · ', d.name, s.label) as name
    from virtual_displays_live l join virtual_displays d on d.id = l.id join stores s on s.id = d.store_id
    where l.playing_playlist_id = ${row.id} and l.told_state = 'online' and d.active and d.deleted_at is null order by d.id`.execute(db);
  if (rows.length === 0) return;
  const names = rows.slice(0, mostNamed).map(({ name }) => name);
  const more = rows.length - names.length;
  throw refuse('playlist_playing', { details: { names: names.join(', '), ...(more > 0 ? { more } : {}) } });
}
