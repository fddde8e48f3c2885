import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../../server/app.ts';
import { backUpStoresWork, notifyOfFailedBackup, settleLostBackups } from '../../../server/areas/backups/store-backups/back-up-stores.ts';
import { makeNightlyBackups } from '../../../server/areas/backups/store-backups/nightly.ts';
import { aBackup } from '../../support/backups.ts';
import { anotherServer, type Central } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { rowsOf, superAdministrator } from '../../support/people.ts';
import { aStore } from '../../support/records.ts';

const delivery = { hasGateway: { email: false, sms: false }, linkOrigin: () => 'https://fronta.mesto.test', hasBookingPage: true };

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('nightly backups', () => {
  let store: number;
  const faults: unknown[] = [];
  beforeAll(async () => {
    store = await aStore(root);
  });

  const run = (now: string, { db }: Pick<Central, 'db'> = central) =>
    makeNightlyBackups(
      { db, all: resources, onFailed: notifyOfFailedBackup(delivery), onFault: (error) => faults.push(error) },
      new Date(now),
    );
  const nightly = async () => rowsOf(await root.get(`/backups?filter={"store_id":${store},"origin":"nightly"}&sort=[["id","asc"]]`));

  it('are none until a super administrator turns them on', async () => {
    await run('2026-11-20T09:00:00Z');
    expect(await nightly()).toEqual([]);
    expect((await root.patch('/backup-settings', 1, { nightly: true, hour: 2, kept_count: 2 })).status).toBe(200);
  });

  it('are made once a night, however many servers look', async () => {
    const other = await anotherServer(central);
    await Promise.all([run('2026-11-20T02:00:00Z'), run('2026-11-20T02:00:00Z', other), run('2026-11-20T02:01:00Z', other)]);
    await other.close();
    expect((await nightly()).map(({ name, status, created_by }) => [name, status, created_by])).toEqual([
      ['Noční záloha 20.11.2026', 'complete', null],
    ]);
    await run('2026-11-21T00:59:00Z');
    expect(await nightly()).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  it('that were missed are made as soon as the server runs; so many stay', async () => {
    await run('2026-11-21T15:00:00Z');
    expect(await nightly()).toHaveLength(2);
    await run('2026-11-24T07:00:00Z');
    expect((await nightly()).map(({ name }) => name)).toEqual(['Noční záloha 21.11.2026', 'Noční záloha 24.11.2026']);
  });

  it('leave those alone that people made, and stores that are put out of service', async () => {
    await aBackup(central, root, store, 'Ruční');
    await sql`update stores set active = false where id = ${store}`.execute(central.db);
    await run('2026-11-25T07:00:00Z');
    await sql`update stores set active = true where id = ${store}`.execute(central.db);
    expect(await nightly()).toHaveLength(2);
    expect(rowsOf(await root.get(`/backups?filter={"store_id":${store},"origin":"manual"}`))).toHaveLength(1);
  });

  it('that could not be made say so, and staff learn of it once', async () => {
    const letter = { name: 'Zálohy', events: ['backup_failed'], recipients: 'sprava@mesto.test' };
    expect((await root.post('/email-notifications', letter)).status).toBe(201);
    await sql`alter table backup_contents add constraint never check (false) not valid`.execute(central.db);
    await run('2026-11-26T07:00:00Z');
    await run('2026-11-26T07:01:00Z');
    await sql`alter table backup_contents drop constraint never`.execute(central.db);
    expect((await nightly()).filter(({ status }) => status === 'failed')).toHaveLength(1);
    const { rows } = await sql`select 1 from outbox where recipient = 'sprava@mesto.test'`.execute(central.db);
    expect(rows).toHaveLength(1);
  });

  it('matter nothing to deleted ones: these go for good after thirty days, also where none are made at night', async () => {
    expect((await root.patch('/backup-settings', 2, { nightly: false, hour: 2, kept_count: 2 })).status).toBe(200);
    const [id] = (
      await sql<{ id: number }>`
      select id from backups where store_id = ${store} and origin = 'manual' and deleted_at is null`.execute(central.db)
    ).rows.map((row) => row.id);
    const left = async () => (await sql`select from backups where id = ${id}`.execute(central.db)).rows.length;
    await sql`update backups set deleted_at = '2026-10-01T12:00:00Z' where id = ${id}`.execute(central.db);
    const watch = (now: string) =>
      backUpStoresWork({
        db: central.db,
        clock: { ...central.clock, now: () => new Date(now) },
        all: resources,
        delivery,
        onFault: (error) => faults.push(error),
      }).run(new AbortController().signal);
    await watch('2026-10-31T11:59:00Z');
    expect(await left()).toBe(1);
    await watch('2026-10-31T12:01:00Z');
    expect(await left()).toBe(0);
    const { rows } = await sql`select from backup_contents where backup_id = ${id}`.execute(central.db);
    expect(rows).toEqual([]);
  });

  it('that were given up say that they failed', async () => {
    const place = await aStore(root);
    expect((await root.post(`/stores/${place}/backups`, {})).status).toBe(200);
    await settleLostBackups(central.db, central.clock.now());
    const status = async () => rowsOf(await root.get(`/backups?filter={"store_id":${place}}`)).map((row) => row['status']);
    expect(await status()).toEqual(['processing']);
    await sql`update tasks set state = 'failed', error = 'task_interrupted' where kind = 'backup' and state = 'waiting'`.execute(
      central.db,
    );
    await settleLostBackups(central.db, central.clock.now());
    expect(await status()).toEqual(['failed']);
  });
});
