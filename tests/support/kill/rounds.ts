import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { numberAt, rowsOf, textAt } from '../people.ts';
import { type Program, startServer } from '../server-process.ts';
import { type Collection, collections, type Ledger, lostOf, settle } from './ledger.ts';
import { type Ask, write } from './writer.ts';

type Extent = {
  readonly rounds: number;
  /** Where the server keeps its data: DATA_DIR, and DATABASE_URL with its SECRET_KEY. */
  readonly environment: Readonly<Record<string, string>>;
  /** Node's arguments that run the server; from its sources without them. */
  readonly program?: readonly string[];
  readonly onRound?: (round: number, acknowledged: number) => void;
  /** Process of the database, for rounds that kill it; only the server is killed without it. */
  readonly databaseProcess?: () => number;
};
export type Killed = {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly slowestStartMs: number;
  /** The longest time that the server needed to answer again after its database was killed. */
  readonly slowestReturnMs: number;
};
/** What a round kills: the server, its database, or both at the same moment, as a power cut does. */
type Victim = 'server' | 'database' | 'both';

const person = { username: 'prvni@mesto.test', password: 'Dost dlouhé heslo 2026' };
const writers = 6;

/** Starts the server, writes, kills it at any moment, starts it again over the same data: so many times, and once more to look. */
export async function killRounds({ rounds, environment, program, onRound, databaseProcess }: Extent): Promise<Killed> {
  const ledger: Ledger = { entries: [], acknowledged: 0 };
  const lost: string[] = [];
  const victims: readonly Victim[] = databaseProcess === undefined ? ['server'] : ['server', 'both', 'database'];
  let [store, slowestStartMs, slowestReturnMs, seen] = [0, 0, 0, 0];
  for (let round = 0; round <= rounds; round += 1) {
    const begin = performance.now();
    const server = startServer({
      options: ['--empty'],
      environment: { ...environment, LOG_LEVEL: 'error' },
      ...(program === undefined ? {} : { program }),
    });
    try {
      const origin = await server.origin();
      slowestStartMs = Math.max(slowestStartMs, Math.round(performance.now() - begin));
      if (round === 0) await makeAdministrator(server, origin);
      const ask = await signedIn(origin);
      if (round === 0) store = numberAt((await ask('POST', '/stores', { label: 'Pobočka', code: 'P1' })).body, 'id');
      // The last time everything is looked at, before only what the killed one had in hand.
      const looked = round === rounds ? ledger.entries : ledger.entries.slice(seen);
      const found = await foundOf(ask);
      lost.push(...lostOf(looked, found));
      settle(looked, found);
      seen = ledger.entries.length;
      onRound?.(round, ledger.acknowledged);
      if (round < rounds) {
        const kill = killing(victims[round % victims.length] ?? 'server', server, databaseProcess);
        await writeUntilKilled(ask, { store, ledger, kill });
        if (!server.child.killed) slowestReturnMs = Math.max(slowestReturnMs, await returnOf(origin));
      }
    } finally {
      server.child.kill('SIGKILL');
      await server.ended;
    }
  }
  return { rounds, acknowledged: ledger.acknowledged, lost, slowestStartMs, slowestReturnMs };
}

function killing(victim: Victim, server: Program, databaseProcess: (() => number) | undefined): () => void {
  return () => {
    const database = databaseProcess?.();
    if (victim !== 'server' && database !== undefined) process.kill(database, 'SIGKILL');
    if (victim !== 'database') server.child.kill('SIGKILL');
  };
}

/** Waits until a server where the database was killed is ready again, and says how long it took. */
async function returnOf(origin: string): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const { status, headers } = await fetch(`${origin}/health/ready`);
    if (status === 200) return Math.round(performance.now() - begin);
    if (status !== 503 || headers.get('retry-after') === null) throw new Error(`not ready: ${status} without Retry-After`);
    if (performance.now() - begin > 60_000) throw new Error('the database did not come back');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Kills after a random number of acknowledged writes, while others are under way. */
async function writeUntilKilled(
  ask: Ask,
  { store, ledger, kill }: { readonly store: number; readonly ledger: Ledger; readonly kill: () => void },
): Promise<void> {
  let left = randomInt(5, 60);
  const acknowledged = () => {
    left -= 1;
    if (left === 0) kill();
  };
  await Promise.all(Array.from({ length: writers }, () => write({ ask, store, ledger, acknowledged })));
}

/** Versions of everything that is there, by collection. */
async function foundOf(ask: Ask): Promise<Readonly<Record<Collection, ReadonlyMap<number, number>>>> {
  const found = { playlists: new Map<number, number>(), regions: new Map<number, number>() };
  for (const collection of collections) {
    for (let first = 0; ; first += 1000) {
      const { status, body } = await ask('GET', `/${collection}?range=[${first},${first + 999}]&sort=["id","ASC"]`);
      const rows = rowsOf({ status, body, headers: {} });
      for (const row of rows) found[collection].set(Number(row['id']), Number(row['version']));
      if (rows.length < 1000) break;
    }
  }
  return found;
}

async function makeAdministrator(server: Program, origin: string): Promise<void> {
  const [, link = ''] = await server.until(/^\s+http:\/\/localhost:\d+(\/auth\/lost-password\/[\w-]+)$/mu);
  const body = JSON.stringify({ email: person.username, name: 'První správce', password: person.password });
  const reply = await fetch(`${origin}/central${link}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (reply.status !== 204) throw new Error(`no administrator: ${reply.status} ${await reply.text()}`);
}

/** Signs in again in each round and answers with a way to ask. */
async function signedIn(origin: string): Promise<Ask> {
  const send = async (method: string, path: string, headers: Readonly<Record<string, string>>, body: unknown) => {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const type: Readonly<Record<string, string>> = body === undefined ? {} : { 'content-type': 'application/json' };
    const reply = await fetch(`${origin}/central${path}`, { method, headers: { ...headers, ...type }, ...content });
    const answer: unknown = await reply.json();
    return { status: reply.status, body: answer };
  };
  const { body } = await send('POST', '/auth/token', {}, person);
  const authorization = `Bearer ${textAt(body, 'tokens', 'access_token')}`;
  return (method, path, given, version) =>
    send(method, path, { authorization, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) }, given);
}
