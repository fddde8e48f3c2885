import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import type { Database } from '../../db/database.ts';

type Message = { readonly id: string; readonly taskId: number };

/**
 * The kept queue: pg-boss over our own connections. It is loaded, and its schema made or brought up to date, when it is
 * first needed, so that the start of the server does not wait for it.
 */
export type Queue = {
  /** Makes the queue usable; to be awaited before a transaction that sends, which may hold the only connection. */
  readonly open: () => Promise<void>;
  /** Says that a task waits; within a transaction it is said when that ends, or never. */
  readonly send: (taskId: number, transaction?: Database) => Promise<void>;
  readonly fetch: () => Promise<Message | undefined>;
  /** The message was received; what came of it is in the task. */
  readonly settle: (message: Message) => Promise<void>;
  /** Moves old messages away. */
  readonly maintain: () => Promise<void>;
};

const name = 'tasks';
/** Tries are counted in the task, so a message is never tried again; it lasts as long as pg-boss allows. */
const lasting = { retryLimit: 0, expireInHours: 23 } as const;

export function createQueue(pool: Pool, onError: (error: unknown) => void): Queue {
  let opening: Promise<PgBoss> | undefined;
  const opened = () => {
    opening ??= openBoss(pool, onError).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    open: async () => {
      await opened();
    },
    send: async (taskId, transaction) => {
      const boss = await opened();
      const options = { ...lasting, singletonKey: String(taskId) };
      await boss.send(name, { taskId }, transaction === undefined ? options : { ...options, db: withinTransaction(transaction) });
    },
    fetch: async () => {
      const boss = await opened();
      const [job] = await boss.fetch<{ readonly taskId: number }>(name);
      return job === undefined ? undefined : { id: job.id, taskId: job.data.taskId };
    },
    settle: async ({ id }) => {
      const boss = await opened();
      await boss.complete(name, id);
    },
    maintain: async () => {
      const boss = await opened();
      await boss.maintain();
    },
  };
}

/** Neither schedules nor upkeep of its own, and no workers of pg-boss: they leave a failed settling unhandled, which ends the process. */
async function openBoss(pool: Pool, onError: (error: unknown) => void): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({ db: connectionsOf(pool), supervise: false, schedule: false });
  boss.on('error', onError);
  await boss.start();
  // "short": of several messages about one task that no one took yet, one is enough.
  if ((await boss.getQueue(name)) === null) await boss.createQueue(name, { name, policy: 'short', ...lasting });
  return boss;
}

/** What is sent within a transaction of ours. */
function withinTransaction(transaction: Database): PgBoss.Db {
  return {
    executeSql: async (text, values?: readonly unknown[]) => {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, [...(values ?? [])]));
      return { rows: [...rows] };
    },
  };
}

/** The pool itself: texts of several statements cannot be prepared, as our queries are. */
function connectionsOf(pool: Pool): PgBoss.Db {
  return {
    executeSql: async (text, values?: readonly unknown[]) => {
      const client = await pool.connect();
      try {
        return await client.query(text, [...(values ?? [])]);
      } catch (error) {
        // Such a text is a transaction from its begin to its commit; one that breaks inside must not be left open.
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
