import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { mergeRevisions } from '../../../server/areas/branches/revisions/merge-revisions.ts';
import { readBranchConfiguration } from '../../../server/areas/branches/revisions/read-branch-configuration.ts';
import { acknowledgeRevisions, recordDownloading, recordNotApplied } from '../../../server/areas/branches/revisions/record-progress.ts';
import { canResumeFrom } from '../../../server/areas/branches/revisions/revision-numbers.ts';
import { revisionsAfter } from '../../../server/areas/branches/revisions/revisions-after.ts';
import { BranchState, rowsOfConfiguration } from '../../support/branch-state.ts';
import type { Reply } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { numberAt, rowsOf, superAdministrator, valueAt } from '../../support/people.ts';
import { anOrder, aStore } from '../../support/records.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';

/** Steps in which several people and the reader of a branch go on side by side. `pick` chooses among what there is. */
const step = fc.record({
  what: fc.constantFrom(
    'create',
    'edit',
    'edit',
    'edit',
    'delete',
    'restore',
    'move playlist',
    'order',
    'settings',
    'withdraw',
    'withdraw',
    'withdraw all',
    'merge',
    'merge',
  ),
  pick: fc.nat(1000),
  value: fc.nat(9),
});
const reading = fc.record({
  what: fc.constantFrom('take', 'take', 'take', 'cut', 'restart', 'refuse', 'whole'),
  limit: fc.integer({ min: 1, max: 7 }),
});
type Step = { readonly what: string; readonly pick: number; readonly value: number };
type Reading = { readonly what: string; readonly limit: number };

const central = await centralOfFile();
const admin = await superAdministrator(central);

const failures: Reply[] = [];
/** What is refused is a right answer too; a fault is none. */
function noted(reply: Reply): Reply {
  if (reply.status >= 500) failures.push(reply);
  return reply;
}

async function editRow(path: string, values: object): Promise<void> {
  const row = noted(await admin.get(path));
  if (row.status === 200) noted(await admin.patch(path, numberAt(row.body, 'version'), values));
}

async function servicesOf(storeId: number, address = ''): Promise<readonly number[]> {
  const filter = encodeURIComponent(JSON.stringify({ store_id: storeId }));
  return rowsOf(await admin.get(`/services?filter=${filter}${address}`)).map((row) => Number(row['id']));
}

async function doStep({ what, pick, value }: Step, [storeId, other, playlist]: readonly [number, number, number]): Promise<void> {
  const among = (ids: readonly number[]): number => ids[pick % Math.max(ids.length, 1)] ?? 0;
  const name = `Činnost ${pick}`;
  if (what === 'create') noted(await admin.post('/services', { store_id: storeId, name, priority: value }));
  if (what === 'edit') await editRow(`/services/${among(await servicesOf(storeId))}`, value % 2 === 0 ? { name } : { priority: value });
  if (what === 'delete') noted(await admin.remove(`/services/${among(await servicesOf(storeId))}`));
  if (what === 'restore') noted(await admin.post(`/services/${among(await servicesOf(storeId, '&trash=true'))}/restore`, {}));
  if (what === 'move playlist') {
    const stores = [[storeId], [other], [storeId, other]][value % 3] ?? [];
    await editRow(`/playlists/${playlist}`, { store_ids: stores, name: `Smyčka ${pick}` });
  }
  if (what === 'order') {
    const service = among(await servicesOf(storeId));
    if (service > 0) await anOrder(admin, storeId, service, { note: name }).catch(() => undefined);
  }
  // As if all of it had waited for over a week.
  if (what === 'merge') await mergeRevisions(central.db, new Date(central.clock.now().getTime() + 8 * 86_400_000));
  if (what === 'settings') await editRow('/webkiosk-settings', { delay_limit_before_end: value });
  if (what.startsWith('withdraw')) {
    const changes = valueAt(noted(await admin.get(`/stores/${storeId}/waiting-changes`)).body, 'changes');
    const ids = Array.isArray(changes) ? changes.map((change) => numberAt(change, 'id')) : [];
    const body = { whole_record: what === 'withdraw all' };
    if (ids.length > 0) noted(await admin.post(`/stores/${storeId}/waiting-changes/${among(ids)}/withdraw`, body));
  }
}

/** A branch that loses its connection, its memory, or refuses what it is sent, and always comes back. */
class Branch {
  state = new BranchState();
  /** What was stored, the newest last: an older one comes back with the backup of a branch. */
  readonly #kept: BranchState[] = [new BranchState()];
  readonly #storeId: number;

  constructor(storeId: number) {
    this.#storeId = storeId;
  }

  at() {
    return { storeId: this.#storeId, now: central.clock.now() };
  }

  async goOn({ what, limit }: Reading): Promise<void> {
    if (what === 'restart') this.state = (this.#kept.at(-2) ?? new BranchState()).copy();
    if (what === 'whole' || !(await canResumeFrom(central.db, this.#storeId, this.state.revision))) await this.#takeAll();
    const sent = await revisionsAfter(central.db, this.at(), this.state.revision ?? 0, limit);
    const [first] = sent;
    await recordDownloading(central.db, this.at());
    if (what === 'cut' || first === undefined) return;
    if (what === 'refuse') {
      await recordNotApplied(central.db, { ...this.at(), revision: first.revision, reason: 'Nejde to' });
      return;
    }
    for (const revision of sent) this.state.apply(revision);
    await this.#keep();
  }

  async #takeAll(): Promise<void> {
    await recordDownloading(central.db, this.at());
    this.state.take(await readBranchConfiguration(central.db, this.at()));
    await this.#keep();
  }

  async #keep(): Promise<void> {
    this.#kept.push(this.state.copy());
    expect(await acknowledgeRevisions(central.db, { ...this.at(), revision: this.state.revision ?? 0 })).toBe(true);
  }
}

it('leaves a branch with what the central has, whatever several people do, whatever is merged and however often it is cut off', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 8, maxLength: 14 }), { minLength: 3, maxLength: 3 }),
      fc.array(reading, { minLength: 10, maxLength: 16 }),
      async (people, readings) => {
        const [storeId, other] = [await aStore(admin), await aStore(admin)];
        const made = await admin.post('/playlists', { name: 'Smyčka', store_ids: [storeId] });
        const place = [storeId, other, numberAt(made.body, 'id')] as const;
        const branch = new Branch(storeId);
        const work = async (steps: readonly Step[]): Promise<void> => {
          for (const one of steps) await doStep(one, place);
        };
        const read = async (): Promise<void> => {
          for (const one of readings) await branch.goOn(one);
        };
        await Promise.all([...people.map(work), read()]);
        for (let round = 0; round < 100; round += 1) await branch.goOn({ what: 'take', limit: 7 });
        expect(failures).toEqual([]);
        expect(branch.state.rows()).toEqual(rowsOfConfiguration(await readBranchConfiguration(central.db, branch.at())));
        await expectEveryNumberOnce(storeId);
      },
    ),
    propertyRuns(40, { endOnFailure: true }),
  );
}, 900_000);

async function expectEveryNumberOnce(storeId: number): Promise<void> {
  const { rows } = await sql<{ newest: number; given: number; distinct: number; waiting: number; turned: number }>`
    select b.newest::int as newest, count(r.revision)::int as given, count(distinct r.revision)::int as "distinct",
      count(*) filter (where r.acknowledged_at is null and r.withdrawn_at is null)::int as waiting,
      count(*) filter (where r.revision is not null and r.withdrawn_at is not null)::int as turned
    from branch_revisions b join revisions r using (store_id) where store_id = ${storeId} group by b.newest`.execute(central.db);
  const [counted] = rows;
  expect(counted).toEqual({ newest: counted?.newest, given: counted?.newest, distinct: counted?.newest, waiting: 0, turned: 0 });
}
