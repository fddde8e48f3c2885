// PGlite in a thread of its own: a long query would stop every request of the main thread.
// Plain JavaScript, because a worker has no loader for TypeScript; the same file serves tsx, vitest
// and production, where the build copies it beside dist/server/main.mjs.
import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/**
 * @typedef {object} Order what the main thread asks for (worker-thread.ts)
 * @property {string} cluster data directory
 * @property {string} socketPath
 * @property {Record<string, string>} parameters
 * @property {Int32Array} activity [mode, count of changes], shared with the watchdog
 */

/** @type {Order} */
const { cluster, socketPath, parameters, activity } = workerData;
const idle = 0;
const busy = 1;
const inTransaction = 2;
// PGlite handles this status itself: it is an SQL error on its way to the client.
const sqlErrorStatus = 100;

let syncCount = 0;

/** The file system of PGlite without its fault: it answers fsync without doing anything. */
class DurableFileSystem extends NodeFS {
  /** @override */
  async init(db, options) {
    const { emscriptenOpts } = await super.init(db, options);
    // Before PostgreSQL starts: what recovery writes after a crash must reach the disk as well.
    const preRun = [...(emscriptenOpts.preRun ?? []), patchSync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function patchSync(module) {
  const { NODEFS } = module.FS.filesystems;
  NODEFS.stream_ops.fsync = (stream) => {
    try {
      syncToDisk(stream.nfd ?? null, () => NODEFS.realPath(stream.node));
      syncCount += 1;
    } catch (error) {
      // After a failed fsync nobody knows what is on the disk; only the log can tell (PostgreSQL
      // panics here too). The next start of this worker recovers from it.
      fail('broken', error);
    }
    return 0;
  };
}

function syncToDisk(handle, findPath) {
  if (handle !== null) return fs.fsyncSync(handle);
  const directory = fs.openSync(findPath(), 'r');
  try {
    fs.fsyncSync(directory);
  } finally {
    fs.closeSync(directory);
  }
}

function fail(reason, error) {
  const code = error?.code ?? null;
  const message = String(error?.message ?? error).slice(0, 500);
  parentPort.postMessage({ kind: 'failed', reason, code, message });
  process.exit(1);
}

function startParameters() {
  const own = { fsync: 'on', wal_sync_method: 'fsync', ...parameters };
  const usual = PGlite.defaultStartParams.filter((each) => each !== '-F');
  return [...usual, ...Object.entries(own).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** One acknowledged change must have caused a real fsync; a new PGlite could undo the patch. */
async function proveSync(db) {
  const before = syncCount;
  await db.query("select pg_logical_emit_message(true, 'poradnik', 'does fsync reach the disk?')");
  if (syncCount === before) fail('no_fsync', 'a committed change caused no fsync');
}

function note(mode) {
  Atomics.store(activity, 0, mode);
  Atomics.add(activity, 1, 1);
}

/** Tells the watchdog what goes on, and ends the thread when the engine itself has failed. */
function observe(db) {
  const run = db.execProtocolRawStream.bind(db);
  db.execProtocolRawStream = async (message, options) => {
    note(busy);
    try {
      await run(message, options);
    } catch (error) {
      // The queue of pglite-socket would wait for ever after this.
      fail('broken', error);
    }
    note(db.isInTransaction() ? inTransaction : idle);
  };
  const loop = db.Module._PostgresMainLoopOnce;
  db.Module._PostgresMainLoopOnce = () => {
    try {
      return loop();
    } catch (error) {
      // PGlite swallows every other failure too (out of memory, a trap) and would go on with a
      // damaged engine.
      if (error?.status !== sqlErrorStatus) fail('broken', error);
      throw error;
    }
  };
}

process.on('uncaughtException', (error) => fail('broken', error));
process.on('unhandledRejection', (error) => fail('broken', error));

const db = new PGlite({
  fs: new DurableFileSystem(cluster),
  startParams: startParameters(),
  extensions: { btree_gist, pg_trgm, unaccent },
});
await db.waitReady;
await proveSync(db);
observe(db);
// A killed process leaves its socket behind, and listening would end with EADDRINUSE.
fs.rmSync(socketPath, { force: true });
// The pool has one connection; others are of clients that are just leaving.
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 8 });
await server.start();
fs.chmodSync(socketPath, 0o600);

async function stop() {
  await server.stop();
  await db.close();
  process.exit(0);
}

parentPort.on('message', (order) => {
  if (order === 'ping') parentPort.postMessage({ kind: 'pong' });
  else void stop();
});
parentPort.postMessage({ kind: 'ready' });
