import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { readBranchConfiguration } from '../../../server/areas/branches/revisions/read-branch-configuration.ts';
import {
  acknowledgeRevisions,
  recordDownloading,
  recordNotApplied,
  recordNotDownloading,
} from '../../../server/areas/branches/revisions/record-progress.ts';
import {
  canResumeFrom,
  newestRevision,
  pruneRevisions,
  storesWithUnsentChanges,
} from '../../../server/areas/branches/revisions/revision-numbers.ts';
import { noteWaiting } from '../../../server/areas/branches/revisions/sync-state.ts';
import { type SyncedBranch, syncedBranch } from '../../support/branch/synced-branch.ts';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { superAdministrator, valueAt } from '../../support/people.ts';
import { aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const admin = await superAdministrator(central);
let storeId: number;
let branch: SyncedBranch;
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  storeId = await aStore(admin);
  branch = syncedBranch(central, storeId);
});

const stateOf = async (id = storeId) => valueAt((await admin.get(`/stores/${id}`)).body, 'sync_state');

describe('a branch', () => {
  it('gets everything where it has nothing, is ahead of the central, or stands at what is forgotten', async () => {
    await aService(admin, storeId);
    expect(await canResumeFrom(central.db, storeId, null)).toBe(false);
    expect(await canResumeFrom(central.db, storeId, 0)).toBe(false);
    const state = await branch.downloaded();
    const first = state.revision ?? 0;
    expect(await canResumeFrom(central.db, storeId, first)).toBe(true);
    expect(await canResumeFrom(central.db, storeId, first + 1)).toBe(false);
    await aService(admin, storeId);
    await branch.brought(state);
    expect(await canResumeFrom(central.db, storeId, first)).toBe(true);
    central.clock.advance(31 * 86_400_000);
    await pruneRevisions(central.db, central.clock.now());
    expect(await canResumeFrom(central.db, storeId, first)).toBe(false);
    expect(await canResumeFrom(central.db, storeId, state.revision)).toBe(true);
  });

  it('that is ahead is never given one of its numbers again', async () => {
    await branch.downloaded();
    const { revision } = await readBranchConfiguration(central.db, branch.at(), 500);
    expect(revision).toBe(500);
    await aService(admin, storeId);
    expect(await branch.after(500)).toMatchObject([{ revision: 501 }]);
    expect(await newestRevision(central.db, storeId)).toBe(501);
  });

  it('is not believed to have applied what it was never given', async () => {
    const state = await branch.downloaded();
    expect(await acknowledgeRevisions(central.db, { ...branch.at(), revision: (state.revision ?? 0) + 9 })).toBe(false);
    expect(await recordNotApplied(central.db, { ...branch.at(), revision: (state.revision ?? 0) + 9, reason: 'x' })).toBe(false);
  });

  it('gets no number past a change that is still being made', async () => {
    const state = await branch.downloaded();
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const long = central.db.transaction().execute(async (transaction) => {
      await sql`insert into revisions (store_id, at, resource, record_id, version, action, fields)
        values (${storeId}, ${central.clock.now()}, 'services', 999999, 1, 'edit', '{name}')`.execute(transaction);
      begun();
      await ended;
    });
    await hasBegun;
    await aService(admin, storeId);
    expect(await branch.after(state.revision ?? 0)).toEqual([]);
    end();
    await long;
    expect(await branch.brought(state)).toHaveLength(2);
  });
});

describe('the state of synchronisation', () => {
  it('waits, downloads and is synchronised as the branch goes on', async () => {
    await noteWaiting(central.db, central.clock.now());
    expect(await stateOf()).toBe('waiting');
    const state = await branch.downloaded();
    expect(await stateOf()).toBe('synchronised');
    expect(valueAt((await admin.get(`/stores/${storeId}`)).body, 'last_sync_at')).toBe(startOfTests);
    await aService(admin, storeId);
    expect(await storesWithUnsentChanges(central.db, [storeId])).toEqual([storeId]);
    await noteWaiting(central.db, central.clock.now());
    expect(await stateOf()).toBe('waiting');
    await branch.after(state.revision ?? 0);
    await recordDownloading(central.db, branch.at());
    expect(await stateOf()).toBe('downloading');
    await recordNotDownloading(central.db, branch.at());
    expect(await stateOf()).toBe('waiting');
    await branch.brought(state);
    expect(await stateOf()).toBe('synchronised');
  });

  it('is an error from a change that the branch could not apply until it applied it', async () => {
    const state = await branch.downloaded();
    const id = await aService(admin, storeId);
    const [refused] = await branch.after(state.revision ?? 0);
    await recordNotApplied(central.db, { ...branch.at(), revision: refused?.revision ?? 0, reason: 'Neznámá písmena' });
    expect(await stateOf()).toBe('error');
    await admin.patch(`/services/${id}`, 1, { name: 'Bez písmen' });
    expect((await branch.after(state.revision ?? 0))[0]).toMatchObject({ action: 'create', values: { name: 'Bez písmen' } });
    await branch.brought(state);
    expect(await stateOf()).toBe('synchronised');
  });

  it('is told live when it turns', async () => {
    await branch.downloaded();
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from changes where resource = 'stores' and record_id = ${storeId} and actor_id is null`.execute(
      central.db,
    );
    expect(rows[0]?.count).toBeGreaterThan(0);
  });
});
