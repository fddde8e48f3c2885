import type { Pool } from 'pg';
import { openDatabase } from '../db/connect/open.ts';
import type { Log, OpenDatabase } from '../db/connect/pool/open-database.ts';
import { queriesOver } from '../db/database.ts';
import { handOver, requireOwner } from '../db/hand-over.ts';
import { migrate } from '../db/migrate.ts';
import { createQueue } from '../engine/jobs/queue.ts';

/** A database where the schema is that of this program. */
export type Prepared = {
  readonly steps: readonly string[];
  /** Connections of the owner of the tables, for loads that take indexes down on the way. */
  readonly owners: Pool;
  /** Leaves the owner's connections, if they are not the application's own. */
  readonly leave: () => Promise<void>;
};

type Request = { readonly opened: OpenDatabase; readonly migrationUrl: string | null; readonly log: Log };

/**
 * Brings the schema up to this program: as the application itself or, where another role is to own the tables, as
 * that one, which then hands over what the application needs.
 */
export async function prepareDatabase({ opened, migrationUrl, log }: Request): Promise<Prepared> {
  if (migrationUrl === null) {
    const steps = await migrate(queriesOver(opened));
    return { steps, owners: opened.pool, leave: async () => undefined };
  }
  const owner = await openDatabase({ kind: 'server', url: migrationUrl, setting: 'DATABASE_MIGRATION_URL', log });
  try {
    const sides = { owner: queriesOver(owner), application: queriesOver(opened) };
    await requireOwner(sides);
    const steps = await migrate(sides.owner);
    // The queue makes its own schema when it is first needed, which the application may not do any more.
    await createQueue(owner.pool, (error) => log('error', 'the queue could not be prepared', { fault: String(error) })).open();
    await handOver(sides);
    return { steps, owners: owner.pool, leave: () => owner.close() };
  } catch (error) {
    await owner.close();
    throw error;
  }
}
