import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../../server/db/connect/open.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { encodeKey } from '../../../server/keys/keys.ts';
import { seal } from '../../../server/keys/seal.ts';
import { sealedPlace } from '../../../server/keys/sealed-columns.ts';
import { newSecret } from '../../../server/keys/secrets.ts';
import { startCluster } from '../../../tests/support/postgres-cluster.ts';
import { type Program, startServer } from '../../../tests/support/server-process.ts';
import { serverProgram } from '../../basics/places.mjs';

export type ProvenStore = { readonly id: number; readonly code: string; readonly key: string; readonly service: number };
export type ProofSetup = {
  readonly stores: readonly ProvenStore[];
  /** Starts the shipped server again over the same database, on the same port. */
  readonly start: () => Promise<Program>;
  readonly origin: string;
  /** Tickets by their identifiers. */
  readonly tickets: () => Promise<ReadonlyMap<number, string>>;
  readonly leave: () => Promise<void>;
};

const secretKey = 'k'.repeat(32);
const port = 3_477;

/** What is shipped has to be built before. The demonstration on PostgreSQL with so many stores more, each with a key and one service. */
export async function aProofSetup(count: number): Promise<ProofSetup> {
  const directory = mkdtempSync(join(tmpdir(), 'poradnik-proof-'));
  const cluster = await startCluster();
  const environment = { DATA_DIR: directory, DATABASE_URL: cluster.url, SECRET_KEY: secretKey, PORT: String(port) };
  const start = async (): Promise<Program> => {
    const server = startServer({ options: ['--demo'], environment, program: [serverProgram] });
    await server.origin();
    return server;
  };
  const first = await start();
  const opened = await openDatabase({ kind: 'server', url: cluster.url, log: () => {} });
  const db = queriesOver(opened);
  const keys = Array.from({ length: count }, (_, place) => ({ code: `D${place}`, key: newSecret() }));
  const given = keys.map(({ code }) => ({ code }));
  const { rows } = await sql<{ code: string; id: number; service: number }>`
    with made as (
      insert into stores (label, code, active)
      select code, code, true from json_to_recordset(${JSON.stringify(given)}::json) as g (code text)
      returning id, code
    ), served as (
      insert into services (store_id, name, state, web_order, show_in_web_ordering, show_in_mobile_app, show_in_current_overviews,
        number_from, number_to, priority)
      select id, 'Doklady', 'active', false, true, true, true, 1, 999, 0 from made returning store_id, id
    )
    select m.code, m.id, s.id as service from made m join served s on s.store_id = m.id`.execute(db);
  const known = new Map(rows.map((row) => [row.code, row]));
  const sealed = keys.flatMap(({ code, key }) => {
    const id = known.get(code)?.id;
    return id === undefined ? [] : [{ id, sealed: seal(encodeKey(secretKey), sealedPlace('branch_keys', id), key) }];
  });
  await sql`
    update stores s set pre_shared_key = g.sealed
    from json_to_recordset(${JSON.stringify(sealed)}::json) as g (id int, sealed text) where s.id = g.id`.execute(db);
  await first.stop();
  return {
    stores: keys.flatMap(({ code, key }) => {
      const row = known.get(code);
      return row === undefined ? [] : [{ ...row, key }];
    }),
    start,
    origin: `http://127.0.0.1:${port}`,
    tickets: async () => {
      const found = await sql<{ id: number; store_id: number; number: string }>`
        select id, store_id, number from tickets where created_at > now() - interval '10 minutes'`.execute(db);
      return new Map(found.rows.map(({ id, store_id, number }) => [id, `${store_id} ${number}`]));
    },
    leave: async () => {
      await opened.close();
      await cluster.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
