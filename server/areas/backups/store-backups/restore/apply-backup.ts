import { sql } from 'kysely';
import { may } from '../../../../../contract/basics/access.ts';
import { Refusal, refuse } from '../../../../../contract/basics/refusal.ts';
import { fieldOf, fieldsOf } from '../../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../../contract/kit/index.ts';
import type { Database } from '../../../../db/database.ts';
import { presentWholeRow, type Stored, type WholeRow } from '../../../../db/rows/present.ts';
import { columnsOf, sourceOf } from '../../../../db/rows/query/source.ts';
import type { Values, WriteContext } from '../../../../db/rows/write/write-context.ts';
import { savepoint } from '../../../../db/transactions.ts';
import type { Entities } from '../../../../engine/write/hooks.ts';
import { createRow } from '../../../../engine/write/write-row.ts';
import { usedPlaces } from '../../../stores/licences/read-licence.ts';
import { lockPlaces, requirePlaces } from '../../../stores/licences/require-place.ts';
import type { BackupContent, KeptEntity } from '../backup-file.ts';
import { configuring, rowsOfStore, type StoreRows } from '../snapshot.ts';
import { finishDeletion, hideRows, placeRow } from './place-row.ts';
import { fingerprintOf, type LeftAlone, leftAlone, onlyKept, type Planned, planFor } from './plan.ts';

export type Outcome = {
  readonly records: readonly (Planned & { readonly refusal: Refusal | null })[];
  readonly left: readonly LeftAlone[];
  /** What is in the way of the whole. */
  readonly refusals: readonly Refusal[];
  readonly fingerprint: string;
};
type Asked = { readonly storeId: number; readonly content: BackupContent; readonly entities: Entities };

/**
 * Makes the store what it was when the backup was made, in the transaction of `writing`, by changes as people make them:
 * checked, recorded, sent to branches. What is refused of one record keeps none of the others back: who called decides
 * whether the transaction ends well.
 */
export async function applyBackup(context: WriteContext, { storeId, content, entities }: Asked): Promise<Outcome> {
  const { db, now } = context;
  await lockPlaces(db, storeId);
  const used = await usedPlaces(db, storeId);
  const current = [];
  for (const resource of configuring(entities.all))
    current.push(await readCurrentRows(db, resource, { storeId, now }, keptOf(content, resource)));
  const planned = current.flatMap((rows) => planFor(rows, keptOf(content, rows.resource)));
  const run = new Run({ ...context, placesLater: true, wasValidOnce: true }, entities);
  for (const { resource } of current) await run.hide(resource, planned);
  for (const step of planned) if (step.action !== 'delete') await run.place(step);
  for (const step of planned.toReversed()) if (step.action === 'delete') await run.remove(step);
  return {
    records: planned.map((step) => ({ ...step, refusal: run.refused.get(step) ?? null })),
    left: current.flatMap((rows) => leftAlone(rows, keptOf(content, rows.resource))),
    refusals: await requirePlaces(context, storeId, used),
    fingerprint: fingerprintOf(current),
  };
}

function keptOf({ entities }: BackupContent, { name }: AnyResource) {
  return entities.find((kept) => kept.name === name);
}

/** One run over a plan: what was refused, and under which numbers rows were made again. */
class Run {
  readonly refused = new Map<Planned, Refusal>();
  readonly #made = new Map<string, number>();
  readonly #context: WriteContext;
  readonly #entities: Entities;

  constructor(context: WriteContext, entities: Entities) {
    this.#context = context;
    this.#entities = entities;
  }

  /** Rows that leave, and those that may be in each other's way: their keys change, or the entity holds them against the others. */
  hide(resource: AnyResource, planned: readonly Planned[]): Promise<void> {
    const keys = uniqueFields(resource);
    const isJudged = this.#entities.hooksOf(resource.name).beforeEdit !== undefined;
    const hidden = planned.filter(
      (step) =>
        step.resource === resource &&
        (step.action === 'delete' || (step.action === 'edit' && (isJudged || keys.some((name) => Object.hasOwn(step.changes, name))))),
    );
    return hideRows(
      this.#of(resource),
      hidden.map(({ id }) => id),
    );
  }

  async place(step: Exclude<Planned, { readonly action: 'delete' }>): Promise<void> {
    const { resource } = step;
    const context = this.#of(resource);
    await this.#alone(step, async () => {
      const wanted = this.#renumbered(resource, onlyKept(resource, step.wanted));
      if (step.action !== 'create') return placeRow(context, { action: step.action, row: step.row, wanted }, this.#entities);
      const row = await createRow(context, wanted, this.#entities);
      this.#made.set(`${resource.name} ${step.id}`, row.id);
    });
  }

  async remove(step: Extract<Planned, { readonly action: 'delete' }>): Promise<void> {
    await this.#alone(step, () => finishDeletion(this.#of(step.resource), step.row, this.#entities));
  }

  async #alone(step: Planned, work: () => Promise<void>): Promise<void> {
    try {
      if (!mayDo(this.#context, step)) throw refuse('forbidden');
      await savepoint(this.#context.db, work);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused.set(step, error);
    }
  }

  #of(resource: AnyResource): WriteContext {
    return { ...this.#context, resource };
  }

  /** References to rows that were made again lead to where they are now. */
  #renumbered(resource: AnyResource, values: Values): Values {
    const numbers = fieldsOf(resource).flatMap(([name, field]) => {
      if ((field.kind !== 'reference' && field.kind !== 'references') || !Object.hasOwn(values, name)) return [];
      const now = (id: unknown): unknown => this.#made.get(`${field.target} ${String(id)}`) ?? id;
      const value = values[name];
      return [[name, Array.isArray(value) ? value.map(now) : now(value)] as const];
    });
    return { ...values, ...Object.fromEntries(numbers) };
  }
}

function mayDo({ actor }: WriteContext, { resource, action }: Planned): boolean {
  if (action === 'bring_back') return may(actor, resource, 'delete') && may(actor, resource, 'edit');
  return may(actor, resource, action);
}

function uniqueFields(resource: AnyResource): readonly string[] {
  const single = fieldsOf(resource).flatMap(([name, field]) => (field.kind !== 'computed' && field.unique !== undefined ? [name] : []));
  return [...single, ...(resource.unique ?? []).flatMap(({ fields }) => fields)];
}

type CurrentRows = StoreRows & { readonly gone: ReadonlyMap<number, WholeRow> };
type Of = { readonly storeId: number; readonly now: Date };

/** The state of the entity for the store, locked, with the deleted rows that the backup has. */
async function readCurrentRows(
  db: Database,
  resource: AnyResource,
  { storeId, now }: Of,
  kept: KeptEntity | undefined,
): Promise<CurrentRows> {
  // Its digests need no key: anyone who makes a file can say anything in it, and rows of other stores are none that we kept.
  if (kept?.rows.some((row) => !isOwned(resource, row, storeId)) === true) throw refuse('backup_invalid');
  const current = await rowsOfStore(db, resource, { storeId, now, lock: true });
  const known = new Set([...current.own, ...current.shared].map(({ id }) => id));
  const missing = (kept?.rows ?? []).flatMap(({ id }) => (known.has(id) ? [] : [id]));
  const { rows } = await sql<Stored & { readonly is_deleted: boolean }>`
    select ${columnsOf(resource, 'whole')}, t.deleted_at is not null as is_deleted from ${sourceOf(resource)}
    where t.id = any(${missing}::int[]) order by t.id for update of t`.execute(db);
  // A row of another store under the number of one of ours: this is no backup that we made.
  if (rows.some((row) => !belongsTo(resource, row, storeId))) throw refuse('backup_invalid');
  const gone = rows.flatMap((row) => (row.is_deleted ? [presentWholeRow(resource, row, now)] : []));
  return { ...current, gone: new Map(gone.map((row) => [row.id, row])) };
}

function belongsTo(resource: AnyResource, row: Stored & { readonly is_deleted: boolean }, storeId: number): boolean {
  return row.is_deleted && isOwned(resource, row, storeId);
}

/** Whether the row belongs to the store, and to it alone. */
function isOwned(resource: AnyResource, row: Values, storeId: number): boolean {
  const owner = resource.limitedBy ?? 'id';
  const stores = row[owner];
  if (fieldOf(resource, owner)?.kind !== 'references') return stores === storeId;
  return Array.isArray(stores) && stores.length === 1 && stores[0] === storeId;
}
