import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '../../../server/db/connect/open.ts';
import { type Database, queriesOver } from '../../../server/db/database.ts';
import { type Central, signIn } from '../../../simulator/stores/central.ts';
import { startCluster } from '../../../tests/support/postgres-cluster.ts';
import { startServer } from '../../../tests/support/server-process.ts';
import { processorMilliseconds } from '../measuring/processes.ts';

export type BookedTown = {
  /** Where the two servers listen. */
  readonly origins: readonly [string, string];
  /** Of the administrator, for calls that are no rows. */
  readonly token: string;
  /** A pool of this process over their database. */
  readonly opened: OpenDatabase;
  readonly db: Database;
  readonly store: number;
  /** Makes a service that clients order on working mornings. */
  readonly aService: (
    name: string,
    times: { readonly length: number; readonly closes: string; readonly capacity: number },
  ) => Promise<number>;
  /** Processor time of the two servers, and of PostgreSQL, in milliseconds. */
  readonly spent: () => { readonly servers: number; readonly database: number };
  readonly leave: () => Promise<void>;
};

const account = { user: 'spravce@mesto.test', password: 'Poradnik-Demo-2026' };
const workingDays = [1, 2, 3, 4, 5];
const opens = '08:00';

/** A town on PostgreSQL behind two servers, with a store where the services are ordered; durable as it is shipped. */
export async function aBookedTown(program: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<BookedTown> {
  const directory = mkdtempSync(join(tmpdir(), 'poradnik-proof-booking-'));
  const cluster = await startCluster([]);
  const environment = {
    DATA_DIR: directory,
    DATABASE_URL: cluster.url,
    SECRET_KEY: 'k'.repeat(32),
    PUBLIC_BOOKING: 'on',
    ...more,
  };
  const first = startServer({ options: ['--demo'], environment, program });
  const one = await first.origin();
  const second = startServer({ options: ['--demo'], environment, program });
  const other = await second.origin();
  const central = await signIn(one, account);
  const store = await aStore(central);
  const opened = await openDatabase({ kind: 'server', url: cluster.url, log: () => {} });
  return {
    origins: [one, other],
    token: await tokenOf(one),
    opened,
    db: queriesOver(opened),
    store,
    aService: async (name, { length, closes, capacity }) => {
      const service = await central.make('services', { store_id: store, name, web_order: true, show_in_web_ordering: true });
      const period = { length_minutes: length, capacity, valid_from: null, valid_to: null };
      const intervals = workingDays.map((weekday) => ({ weekday, opens, closes, ...period }));
      await central.make('booking-plans', { store_id: store, service_id: service, name, days_ahead: 120, intervals });
      return service;
    },
    spent: () => ({
      servers: processorMilliseconds(first.child.pid ?? 0) + processorMilliseconds(second.child.pid ?? 0),
      database: processorMilliseconds(cluster.pid),
    }),
    leave: async () => {
      await opened.close();
      await Promise.all([first.stop(), second.stop()]);
      await cluster.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function aStore({ make, find }: Central): Promise<number> {
  const store = await make('stores', { label: 'Důkaz', code: 'DUKAZ' });
  const intervals = workingDays.map((weekday) => ({ weekday, opens, closes: '17:00' }));
  const [plan] = await find('opening-plans', { store_id: store });
  if (plan === undefined) await make('opening-plans', { store_id: store, name: 'Hodiny', valid_from: null, valid_to: null, intervals });
  return store;
}

async function tokenOf(origin: string): Promise<string> {
  const response = await fetch(`${origin}/central/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account.user, password: account.password }),
  });
  const { tokens }: { readonly tokens: { readonly access_token: string } } = await response.json();
  return tokens.access_token;
}
