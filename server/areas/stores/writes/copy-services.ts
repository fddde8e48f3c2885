import { createHash } from 'node:crypto';
import { Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import { type Changes, compareValues } from '../../../../contract/derive/difference.ts';
import { fieldsOf, isWritable } from '../../../../contract/derive/fields.ts';
import { services } from '../../../../contract/resources/stores/services.ts';
import { type CopyFault, type Numbering, type PlannedCopy, planCopies } from '../../../../contract/rules/services/plan-copies.ts';
import { spokenTickets } from '../../../../contract/rules/services/ticket-numbers.ts';
import type { WholeRow } from '../../../db/rows/present.ts';
import type { Values, WriteContext } from '../../../db/rows/write/write-context.ts';
import { savepoint } from '../../../db/transactions.ts';
import type { Entities } from '../../../engine/write/hooks.ts';
import { createRow, editRow, lockedRow } from '../../../engine/write/write-row.ts';
import { type CopiedRow, copiedOfStore, lockTickets, readDeskNumbers, refuseTwice, ticketFields } from '../hooks/services.ts';
import { desksOfStore, putToDesks } from './copied-desks.ts';
import { toStores } from './to-stores.ts';

export type ServiceCopy = {
  readonly sources: readonly WholeRow[];
  readonly storeIds: readonly number[];
  readonly numbering: Numbering;
  /** Whether desks of the same numbers shall serve it too. */
  readonly withDesks: boolean;
  /** What the preview showed of each store, or of each service there; null when there was none. */
  readonly seen: ReadonlySet<string> | null;
  /** What is not copied after all. */
  readonly leftOut: readonly LeftOut[];
};

/** A service that one store does not get. */
export type LeftOut = { readonly store_id: number; readonly service_id: number };

export type CopiedService = {
  readonly service_id: number;
  readonly name: string;
  readonly result: 'created' | 'changed' | 'unchanged' | 'left' | Refusal;
  /** Of this outcome, in short. */
  readonly seen: string;
  /** Of a new service only what its tickets bear. */
  readonly changes: Changes;
  /** Numbers of desks that serve it from now on. */
  readonly desks: readonly number[];
  /** Numbers of desks that serve the source and that the store has not. */
  readonly missing_desks: readonly number[];
};

export type CopiedServices = {
  readonly store_id: number;
  /** What the store is called; null when it does not exist or is out of reach. */
  readonly name: string | null;
  readonly result: 'copied' | 'unchanged' | Refusal;
  /** Of this outcome, in short. */
  readonly seen: string;
  readonly services: readonly CopiedService[];
};

/** Copies services to stores by changes as people make them. A refused service keeps none of the others back, and no store another one. */
export async function copyServices(context: WriteContext, copy: ServiceCopy, entities: Entities): Promise<readonly CopiedServices[]> {
  const sources = await copiedOfStore(context.db, { ids: copy.sources.map(({ id }) => id) });
  const deskNumbers = copy.withDesks ? await readDeskNumbers(context.db, sources) : new Map<number, readonly number[]>();
  const rows = new Map(copy.sources.map((row) => [row.id, row]));
  return toStores(context, copy.storeIds, async ({ id: storeId, name }) => {
    if (name === null) return { store_id: storeId, name, result: refuse('not_found'), seen: '', services: [] };
    let outcome: readonly CopiedService[] = [];
    const attempt = async (): Promise<CopiedServices['result']> => {
      // Services may exchange their numbers: whether all are different is judged after the last.
      outcome = await copyTo({ ...context, resource: services, numbersLater: true }, storeId);
      if (outcome.some(({ changes }) => ticketFields.some((field) => Object.hasOwn(changes, field))))
        await refuseTwice(context.db, storeId);
      if (copy.seen !== null && !isSeen(copy.seen, storeId, outcome)) throw refuse('copy_seen_otherwise');
      return outcome.some(({ result }) => result === 'created' || result === 'changed') ? 'copied' : 'unchanged';
    };
    const result = await refusalOr(() => savepoint(context.db, attempt));
    return { store_id: storeId, name, result, seen: fingerprintOf(storeId, outcome), services: outcome };
  });

  async function copyTo(own: WriteContext, storeId: number): Promise<readonly CopiedService[]> {
    // Letters are given by what the store has: of two who copy to it at once the second one waits.
    await lockTickets(own.db, storeId);
    const existing = await copiedOfStore(own.db, { storeId });
    const desks = copy.withDesks ? await desksOfStore(own.db, storeId) : [];
    const planned = planCopies({
      sources: sources.filter((source) => source.store_id !== storeId),
      existing,
      numbering: copy.numbering,
      // Some of the desks are enough to serve it; without any no one would call its clients.
      missingDesks: ({ id }) => (lacking(id).length === deskNumbers.get(id)?.length ? lacking(id) : []),
      isLeft: ({ id }) => copy.leftOut.some((left) => left.store_id === storeId && left.service_id === id),
    });
    const outcomes: CopiedService[] = [];
    for (const plan of planned) {
      const outcome = { ...(await copyOne(own, storeId, plan)), missing_desks: lacking(plan.source.id), seen: '' };
      outcomes.push({ ...outcome, seen: fingerprintOf(storeId, [outcome]) });
    }
    return outcomes;

    function lacking(id: number): readonly number[] {
      return (deskNumbers.get(id) ?? []).filter((number) => !desks.some((desk) => desk.number === number));
    }
  }

  async function copyOne(own: WriteContext, storeId: number, plan: PlannedCopy): Promise<Omit<CopiedService, 'missing_desks' | 'seen'>> {
    const { source, target, numbers, fault } = plan;
    const row = rows.get(source.id);
    const common = { service_id: source.id, name: source.name };
    if (plan.isLeft === true) return { ...common, result: 'left', changes: {}, desks: [] };
    if (row === undefined || numbers === undefined) {
      return { ...common, result: fault === undefined ? refuse('conflict') : refusalOf(fault, source), changes: {}, desks: [] };
    }
    const wanted = { ...copiedValues(row), ...numbers };
    let copied: Pick<CopiedService, 'changes' | 'desks'> = { changes: {}, desks: [] };
    const result = await refusalOr(() =>
      savepoint(own.db, async () => {
        const before = target === undefined ? undefined : await lockedRow(own, target.id);
        const changes = compareValues(services, before ?? {}, before === undefined ? numbers : wanted);
        const draft = Object.fromEntries(Object.keys(changes).map((name) => [name, changes[name]?.after]));
        const after =
          before === undefined
            ? await createRow(own, { ...wanted, store_id: storeId }, entities)
            : await editRow(own, { id: before.id, version: before.version }, draft, entities);
        const desks = await putToDesks(own, { storeId, serviceId: after.id, numbers: deskNumbers.get(source.id) ?? [] }, entities);
        copied = { changes, desks };
        if (before === undefined) return 'created';
        return after.version === before.version && desks.length === 0 ? 'unchanged' : 'changed';
      }),
    );
    return { ...common, result, ...(result instanceof Refusal ? { changes: {}, desks: [] } : copied) };
  }
}

/** Everything that people write of a service but the store that it belongs to. */
function copiedValues(row: WholeRow): Values {
  const names = fieldsOf(services).flatMap(([name, field]) => (name === 'store_id' || !isWritable(field) ? [] : [name]));
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

/** Whether all that was written is what was shown, of the store as a whole or of each service; what is refused says why on its own. */
function isSeen(seen: ReadonlySet<string>, storeId: number, outcomes: readonly CopiedService[]): boolean {
  if (seen.has(fingerprintOf(storeId, outcomes))) return true;
  return outcomes.every((one) => one.result === 'left' || one.result instanceof Refusal || seen.has(one.seen));
}

/** What was shown of a store: what would be written, in whatever language it was shown. */
function fingerprintOf(storeId: number, outcomes: readonly CopiedService[]): string {
  const shown = outcomes.map(({ service_id, result, changes, desks }) => [
    service_id,
    result instanceof Refusal ? result.code : result,
    changes,
    desks,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([storeId, shown]))
    .digest('hex');
}

function refusalOf(fault: CopyFault, source: CopiedRow): Refusal {
  if (fault.code === 'copied_twice') return refuse('service_copied_twice');
  if (fault.code === 'desks_missing') return refuse('service_desks_missing', { details: { numbers: fault.desks.join(', ') } });
  return refuse('service_numbers_taken', {
    details: { tickets: spokenTickets(source), ...(fault.by === undefined ? {} : { name: fault.by.name }) },
  });
}

async function refusalOr<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
