import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import { encodeKey } from '../../../server/keys/keys.ts';
import { seal } from '../../../server/keys/seal.ts';
import { sealedPlace } from '../../../server/keys/sealed-columns.ts';
import { newSecret } from '../../../server/keys/secrets.ts';
import { type Central, type Furnishing, openCentral, secretKey } from '../central.ts';
import type { Holder } from './branch-client.ts';

/** A store with what its branch may name in events. */
export type BranchStore = Holder & {
  readonly id: number;
  readonly service: number;
  readonly desk: number;
  readonly employee: number;
  readonly kiosk: number;
  readonly display: number;
  readonly playlist: number;
};

export type BranchSetup = { readonly central: Central; readonly origin: string };

/** A central that listens: sockets do not come through injected requests. */
export async function openBranchSetup(furnishing: Furnishing = {}): Promise<BranchSetup> {
  const central = await openCentral(furnishing);
  return { central, origin: await listening(central) };
}

export async function listening({ app }: Pick<Central, 'app'>): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Lets the store have been received already: its devices are not reported as those of a store that speaks for the first time. */
export async function contactedBefore({ db, clock }: Central, { id }: Pick<BranchStore, 'id'>): Promise<void> {
  await sql`insert into stores_live (id, last_socket_communication_at) values (${id}, ${clock.now()}::timestamptz)`.execute(db);
}

/** Makes a store with a key and one row of each kind that events name. */
export async function aBranchStore(db: Database, code: string): Promise<BranchStore> {
  const key = newSecret();
  const one = async (statement: ReturnType<typeof sql<{ id: number }>>): Promise<number> => (await statement.execute(db)).rows[0]?.id ?? 0;
  const id = await one(sql`insert into stores (label, code, active) values (${code}, ${code}, true) returning id`);
  const sealed = seal(encodeKey(secretKey), sealedPlace('branch_keys', id), key);
  await sql`update stores set pre_shared_key = ${sealed} where id = ${id}`.execute(db);
  const service = await one(sql`
    insert into services (store_id, name, state, web_order, show_in_web_ordering, show_in_mobile_app, show_in_current_overviews, number_from, number_to, priority)
    values (${id}, 'Doklady', 'active', false, true, true, true, 1, 999, 0) returning id`);
  const desk = await one(sql`
    insert into desks (store_id, number, label, desk_kind, service_ids, active) values (${id}, 1, 'Přepážka 1', 'software', '{}', true) returning id`);
  const employee = await one(sql`insert into employees (store_id, code, name, active) values (${id}, 'E1', 'Jana', true) returning id`);
  const kiosk = await one(sql`
    insert into touch_screens (store_id, name, width, height, active) values (${id}, 'Kiosk', 1280, 1024, true) returning id`);
  const display = await one(sql`
    insert into virtual_displays (store_id, name, width, height, volume, repeat, active) values (${id}, 'Displej', 1920, 1080, 70, 1, true) returning id`);
  const playlist = await one(sql`
    insert into playlists (name, store_ids, priority, active, virtual_display_ids, play_days)
    values (${`Playlist ${code}`}, array[${id}::int], 1, true, '{}', '{}') returning id`);
  return { code, key, id, service, desk, employee, kiosk, display, playlist };
}
