import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '../../../server/db/connect/open.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { newSecretKey, readKeptKeys } from '../../../server/keys/kept-secret-key.ts';
import { openKeys } from '../../../server/keys/open-keys.ts';
import { copyDatabase } from '../databases.ts';
import { startCluster } from '../postgres-cluster.ts';
import { openedBy, sealSome } from '../sealed-setup.ts';
import { runProgram } from './run-program.ts';
import { withoutOthers } from './without-others.ts';

type Extent = {
  readonly rounds: number;
  /** Node's arguments that run the server. */
  readonly program: readonly string[];
  readonly onRound: (round: number) => void;
};
/** In how many rounds the kill left some values under either key, and what was wrong. */
export type Outcome = { readonly halves: number; readonly faults: readonly string[]; readonly usualMs: number; readonly values: number };

/** One exchange of the key of a database with many sealed values. */
type RotationContext = {
  /** Before each exchange: the keys that are given to the command, or none where the data directory keeps them. */
  readonly next: () => Readonly<Record<string, string>>;
  readonly open: () => Promise<OpenDatabase>;
  /** The key before and the key after, as far as there are two now. */
  readonly keys: () => { readonly before: string; readonly after: string | null };
};

const each = 10_000;
/** Keys of branches, authenticator applications that are used and begun, and one licence key. */
const values = 3 * each + 1;

/** Kills exchanges of the key on a PostgreSQL server; its keys are given in the environment. */
export async function killedOnServer(extent: Extent): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'poradnik-rotation-'));
  const cluster = await startCluster();
  try {
    const url = await copyDatabase(cluster.url, 'rotation', 'template0');
    let [before, after] = [newSecretKey(), newSecretKey()];
    const open = () => openDatabase({ kind: 'server', url, log: () => undefined });
    await fill(open, { secretKey: before, dataDirectory: folder });
    const next = () => {
      [before, after] = [after, newSecretKey()];
      return { DATABASE_URL: url, DATA_DIR: folder, SECRET_KEY: after, SECRET_KEY_PREVIOUS: before };
    };
    // The first call takes the key that everything was sealed with.
    after = before;
    return await rounds({ next, open, keys: () => ({ before, after }) }, extent);
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Kills exchanges of the key that a data directory keeps, with the embedded PostgreSQL. */
export async function killedEmbedded(extent: Extent): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'poradnik-rotation-'));
  try {
    const open = () => openDatabase({ kind: 'embedded', dataDirectory: folder, log: () => undefined });
    await fill(open, { secretKey: null, dataDirectory: folder });
    const keys = () => {
      const { secret, next } = readKeptKeys(folder);
      return { before: secret ?? '', after: next };
    };
    return await rounds({ next: () => ({ DATA_DIR: folder }), open, keys }, extent);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rounds({ next, open, keys }: RotationContext, { rounds: count, program, onRound }: Extent): Promise<Outcome> {
  const rotate = [...program, '--rotate-key'];
  const usualMs = await runProgram(rotate, next(), null);
  let halves = 0;
  const faults: string[] = [];
  const look = async (given: readonly string[]) => {
    const opened = await open();
    try {
      await withoutOthers(opened);
      return await openedBy(queriesOver(opened), ...given);
    } finally {
      await opened.close();
    }
  };
  const expectAll = async (what: string, given: readonly string[]): Promise<void> => {
    const { opened, closed } = await look(given);
    if (opened !== values || closed !== 0) faults.push(`${what}: ${opened} of ${values} are opened`);
  };
  for (let round = 1; round <= count; round += 1) {
    const environment = next();
    await runProgram(rotate, environment, randomInt(1, Math.ceil(usualMs * 1.1)));
    const { before, after } = keys();
    await expectAll(`round ${round}, killed`, after === null ? [before] : [before, after]);
    if (after !== null && (await look([before])).closed > 0 && (await look([after])).closed > 0) halves += 1;
    await runProgram(rotate, environment, null);
    const done = keys();
    await expectAll(`round ${round}, run again`, [environment['SECRET_KEY'] ?? done.before]);
    onRound(round);
  }
  return { halves, faults, usualMs, values };
}

async function fill(
  open: RotationContext['open'],
  { secretKey, dataDirectory }: { readonly secretKey: string | null; readonly dataDirectory: string },
): Promise<void> {
  const opened = await open();
  const db = queriesOver(opened);
  await migrate(db);
  const found = await openKeys(db, { secretKey, dataDirectory, previousSecretKey: null, acceptsNewKey: false });
  await sealSome(db, found.secretKey, each);
  await opened.close();
}
