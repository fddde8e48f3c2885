import { may } from '../../../../../contract/basics/access.ts';
import { Refusal, refuse } from '../../../../../contract/basics/refusal.ts';
import { fieldsOf } from '../../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../../contract/kit/index.ts';
import type { Values, Writing } from '../../../../db/rows/write/writing.ts';
import { savepoint } from '../../../../db/savepoint.ts';
import type { Entities } from '../../../../engine/write/entities.ts';
import { createRow } from '../../../../engine/write/write-row.ts';
import { lockPlaces, requirePlaces } from '../../../stores/licences/require-place.ts';
import { usedPlaces } from '../../../stores/licences/used-places.ts';
import type { BackupContent } from '../backup-file.ts';
import { configuring } from '../store-rows.ts';
import { finishDeletion, hideRows, placeRow } from './place-row.ts';
import { fingerprintOf, type LeftAlone, leftAlone, onlyKept, type Planned, planFor } from './plan.ts';
import { readCurrentRows } from './read-current-rows.ts';

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
 * checked, recorded, reported to branches. What is refused of one record keeps none of the others back: who called decides
 * whether the transaction ends well.
 */
export async function applyBackup(writing: Writing, { storeId, content, entities }: Asked): Promise<Outcome> {
  const { db, now } = writing;
  await lockPlaces(db, storeId);
  const used = await usedPlaces(db, storeId);
  const current = [];
  for (const resource of configuring(entities.all))
    current.push(await readCurrentRows(db, resource, { storeId, now }, keptOf(content, resource)));
  const planned = current.flatMap((rows) => planFor(rows, keptOf(content, rows.resource)));
  const run = new Run({ ...writing, placesLater: true, stoodOnce: true }, entities);
  for (const { resource } of current) await run.hide(resource, planned);
  for (const step of planned) if (step.deed !== 'delete') await run.place(step);
  for (const step of planned.toReversed()) if (step.deed === 'delete') await run.remove(step);
  return {
    records: planned.map((step) => ({ ...step, refusal: run.refused.get(step) ?? null })),
    left: current.flatMap((rows) => leftAlone(rows, keptOf(content, rows.resource))),
    refusals: await requirePlaces(writing, storeId, used),
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
  readonly #writing: Writing;
  readonly #entities: Entities;

  constructor(writing: Writing, entities: Entities) {
    this.#writing = writing;
    this.#entities = entities;
  }

  /** Rows that leave, and those that may be in each other's way: whose keys change, or which the entity holds against the others. */
  hide(resource: AnyResource, planned: readonly Planned[]): Promise<void> {
    const keys = uniqueFields(resource);
    const isJudged = this.#entities.hooksOf(resource.name).beforeEdit !== undefined;
    const hidden = planned.filter(
      (step) =>
        step.resource === resource &&
        (step.deed === 'delete' || (step.deed === 'edit' && (isJudged || keys.some((name) => Object.hasOwn(step.changes, name))))),
    );
    return hideRows(
      this.#of(resource),
      hidden.map(({ id }) => id),
    );
  }

  async place(step: Exclude<Planned, { readonly deed: 'delete' }>): Promise<void> {
    const { resource } = step;
    const writing = this.#of(resource);
    await this.#alone(step, async () => {
      const wanted = this.#renumbered(resource, onlyKept(resource, step.wanted));
      if (step.deed !== 'create') return placeRow(writing, { deed: step.deed, row: step.row, wanted }, this.#entities);
      const row = await createRow(writing, wanted, this.#entities);
      this.#made.set(`${resource.name} ${step.id}`, row.id);
    });
  }

  async remove(step: Extract<Planned, { readonly deed: 'delete' }>): Promise<void> {
    await this.#alone(step, () => finishDeletion(this.#of(step.resource), step.row, this.#entities));
  }

  async #alone(step: Planned, work: () => Promise<void>): Promise<void> {
    try {
      if (!mayDo(this.#writing, step)) throw refuse('forbidden');
      await savepoint(this.#writing.db, work);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused.set(step, error);
    }
  }

  #of(resource: AnyResource): Writing {
    return { ...this.#writing, resource };
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

function mayDo({ actor }: Writing, { resource, deed }: Planned): boolean {
  if (deed === 'bring_back') return may(actor, resource, 'delete') && may(actor, resource, 'edit');
  return may(actor, resource, deed);
}

function uniqueFields(resource: AnyResource): readonly string[] {
  const single = fieldsOf(resource).flatMap(([name, field]) => (field.kind !== 'computed' && field.unique !== undefined ? [name] : []));
  return [...single, ...(resource.unique ?? []).flatMap(({ fields }) => fields)];
}
