import { sql } from 'kysely';
import { may } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { languages } from '../../../contract/messages/index.ts';
import type { Database } from '../../db/database.ts';
import type { DeliveryContext, Person } from '../../db/rows/write/write-context.ts';
import type { TaskRun } from '../jobs/run-task.ts';
import type { Entities } from '../write/hooks.ts';
import { findReferredEntities, type Judging, type Lookup, readLookup } from './judge/judging.ts';
import { buildImportTable } from './judge/table.ts';
import { findImport, type Import } from './stored/import-store.ts';

export type ImportTools = { readonly entities: Entities; readonly salt: string; readonly delivery: DeliveryContext };

/** The import that a task works on, and what its rows are judged by. */
export type ImportRun = {
  readonly file: Import;
  readonly resource: AnyResource;
  /** What the next batch is judged by: the rights and the sight of the importer as they are now. */
  readonly judging: (db: Database, actor: Person, locks: boolean) => Promise<Judging>;
};

/** Whether a user may import rows of the entity at all: make new ones or change those that there are. */
export function mayImport(actor: Person, resource: AnyResource): boolean {
  return resource.importBy !== undefined && (may(actor, resource, 'create') || may(actor, resource, 'edit'));
}

/** Where no key of the database distinguishes rows, two imports of one file take turns, by chunks. */
export async function takeTurns(transaction: Database, { name, importWith }: AnyResource): Promise<void> {
  if (importWith === undefined) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${name}`}, 0))`.execute(transaction);
}

/** Opens the import of the task; refuses one that is gone or not the owner's. */
export async function openRun(run: TaskRun, { entities, salt, delivery }: ImportTools): Promise<ImportRun> {
  const { db, task, clock } = run;
  const file = await findImport(db, Number(task.input['import_id']));
  const resource = file === undefined ? undefined : entities.find(file.resource);
  if (file === undefined || resource === undefined || file.owner_id !== task.owner_id) throw refuse('not_found');
  const table = buildImportTable(resource, file);
  // Letters that follow from a row speak as anyone who began the task.
  const language = languages.find((known) => known === task.input['language']) ?? 'cs';
  const targets = findReferredEntities(table, entities.find);
  const seen = new Map<string, { readonly line: number; readonly isSame: boolean }>();
  let known: { readonly rights: string; readonly lookups: ReadonlyMap<string, Lookup> } | undefined;
  const lookupsFor = async (within: Database, actor: Person) => {
    const rights = JSON.stringify(actor);
    if (known?.rights === rights) return known.lookups;
    const lookups = new Map<string, Lookup>();
    for (const target of targets) lookups.set(target.name, await readLookup(within, target, actor));
    known = { rights, lookups };
    return lookups;
  };
  return {
    file,
    resource,
    judging: async (within, actor, locks) => {
      if (!mayImport(actor, resource)) throw refuse('forbidden');
      const { request_id: requestId, address } = task;
      const context = {
        db: within,
        resource,
        actor,
        now: clock.now(),
        salt,
        requestId,
        address,
        delivery,
        language,
        isImport: true as const,
        ...(task.input['tells_clients'] === true ? {} : { isQuiet: true as const }),
      };
      return { context, entities, table, lookups: await lookupsFor(within, actor), seen, locks };
    },
  };
}
