import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openBackup } from '../../../server/areas/backups/full-backup/open-backup.ts';
import { restoreInto } from '../../../server/areas/backups/full-backup/restore-into.ts';
import { type OpenDatabase, openDatabase } from '../../../server/db/connect/open.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { migrate, schemaLock } from '../../../server/db/migrate.ts';
import { migrations } from '../../../server/db/migrations/all.ts';
import { encodeKey } from '../../../server/keys/keys.ts';
import { unseal } from '../../../server/keys/seal.ts';
import { sealedPlace } from '../../../server/keys/sealed-columns.ts';
import { aBranchStore } from '../../support/branch/branch-setup.ts';
import { type Central, openCentral } from '../../support/central.ts';
import { anEmptyDatabase } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { anEmptyPlace, backupOf, restoredAt, restoreTo, secretKey } from '../../support/whole-backup/backups.ts';
import { leftIn } from '../../support/whole-backup/left-in.ts';
import { sumsOf } from '../../support/whole-backup/sums.ts';

let central: Central;
let restored: OpenDatabase;
beforeAll(async () => {
  central = await openCentral();
  restored = await anEmptyDatabase();
  const admin = await signedIn(central, { role: 'superAdministrator', level: 0 });
  await admin.post('/regions', { name: 'Sever', note: 'Žluťoučký\tkůň \\ "úpěl"\nďábelské ódy' });
  await sql`insert into regions (name) values ('Bude smazán')`.execute(central.db);
  await sql`delete from regions where name = 'Bude smazán'`.execute(central.db);
  await aBranchStore(central.db, 'ONE');
  await sql`insert into branch_journals (store_id, received) values ((select max(id) from stores), '{[1,5),[7,9)}')`.execute(central.db);
  await sql`insert into backups (store_id, name, origin) values ((select max(id) from stores), 'Záloha', 'manual')`.execute(central.db);
  await sql`
    insert into backup_contents (store_id, backup_id, content) select store_id, id, '\\x00ff10'::bytea from backups`.execute(central.db);
});
afterAll(async () => {
  await restored.close();
  await central.close();
});

describe('a backup of the whole', () => {
  it('restores every table as it was', async () => {
    const before = await sumsOf(central.opened);
    const { tables, rows } = await restoreTo(restored, await backupOf(central.opened));
    expect(tables).toBe(before.size);
    expect(rows).toBe([...before.values()].reduce((sum, each) => sum + Number(each.rows), 0));
    const after = await sumsOf(restored);
    // What a restore settles is tested in settled.test.ts.
    const settled = ['installation', 'sessions', 'refresh_tokens', 'changes', 'branch_journals', 'audit_log'];
    for (const [table, sum] of before) if (!settled.includes(table)) expect([table, after.get(table)]).toEqual([table, sum]);
    const { rows: read } = await restored.pool.query(
      `select (select note from regions) as note, (select content from backup_contents) as content, (select received::text from branch_journals) as received`,
    );
    expect(read[0]).toEqual({
      note: 'Žluťoučký\tkůň \\ "úpěl"\nďábelské ódy',
      content: Buffer.from([0, 255, 16]),
      received: '{[1,5),[7,9)}',
    });
  });

  it('keeps what was sealed, searched and numbered: generated columns, indexes, keys and triggers work as before', async () => {
    const db = queriesOver(restored);
    const { rows } = await sql<{ pre_shared_key: string; folded: string }>`
      select pre_shared_key, (select folded from regions) as folded from stores where code = 'ONE'`.execute(db);
    expect(unseal([encodeKey(secretKey)], sealedPlace('branch_keys', 1), rows[0]?.pre_shared_key ?? '')).not.toBeNull();
    expect(rows[0]?.folded).toContain('zlutoucky');
    // Behind the row that was deleted before the backup.
    const { rows: given } = await sql<{ id: number }>`insert into regions (name) values ('Nový') returning id`.execute(db);
    const { rows: last } = await sql<{ id: number }>`insert into regions (name) values ('Jiný') returning id`.execute(central.db);
    expect(given[0]?.id).toBe(last[0]?.id);
    await expect(
      sql`insert into desks (store_id, number, label, desk_kind, service_ids, active)
      values (999, 1, 'x', 'software', '{}', true)`.execute(db),
    ).rejects.toThrow('foreign key');
    await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow('never changed');
    await expect(migrate(db)).resolves.toEqual([]);
  });

  it('has every index of before, none that is not valid', async () => {
    const indexesOf = async ({ pool }: Pick<OpenDatabase, 'pool'>) =>
      (
        await pool.query<{ definition: string; valid: boolean }>(
          `select pg_get_indexdef(i.indexrelid) as definition, i.indisvalid as valid
           from pg_index i join pg_class t on t.oid = i.indrelid where t.relnamespace = 'public'::regnamespace order by 1`,
        )
      ).rows;
    const before = await indexesOf(central.opened);
    expect(before.length).toBeGreaterThan(300);
    expect(await indexesOf(restored)).toEqual(before);
  });

  it('is of one moment, whatever others write meanwhile', async () => {
    const over = new AbortController();
    const writing = (async () => {
      for (let written = 0; !over.signal.aborted; written += 1) {
        // Both or none, in tables that are read one after the other.
        await central.opened.pool.query(
          `with a as (insert into aggregate_groups (name, store_ids, service_ids, active) values ($1, '{}', '{}', true) returning name)
           insert into help_topics (path, title, help) select '/x', name, name from a`,
          [`Souběh ${written}`],
        );
      }
    })();
    const file = await backupOf(central.opened).finally(() => over.abort());
    await writing;
    const place = await anEmptyPlace();
    await restoreTo(place, file);
    const { rows } = await place.pool.query(
      `select count(*)::int as halves from (select name from aggregate_groups where name like 'Souběh%') a
       full join (select title from help_topics where path = '/x') b on a.name = b.title where a.name is null or b.title is null`,
    );
    expect(rows).toEqual([{ halves: 0 }]);
  });

  it('is restored by an ordinary owner of the database, who is no superuser', async () => {
    const name = `owner_${randomUUID().replaceAll('-', '')}`;
    const { pool } = central.opened;
    await pool.query(`create role ${name} login`);
    await pool.query(`create database ${name} owner ${name} template template0`);
    const url = new URL(pool.options.connectionString ?? '');
    [url.username, url.pathname] = [name, `/${name}`];
    const place = await openDatabase({ kind: 'server', url: url.href, log: () => undefined });
    try {
      await restoreTo(place, await backupOf(central.opened));
      expect((await place.pool.query('select count(*)::int as n from stores')).rows).toEqual([{ n: 1 }]);
    } finally {
      await place.close();
      await pool.query(`drop database ${name} with (force)`);
      await pool.query(`drop role ${name}`);
    }
  });

  it('of an earlier version is brought up to this one', async () => {
    const earlier = await anEmptyDatabase();
    onTestFinished(() => earlier.close());
    const names = Object.keys(migrations);
    await migrate(queriesOver(earlier), names.slice(0, 25));
    await earlier.pool.query(`insert into regions (name) values ('Dříve')`);
    const place = await anEmptyPlace();
    const { steps } = await restoreTo(place, await backupOf(earlier));
    expect(steps).toBe(names.length - 25);
    expect((await place.pool.query('select name from regions')).rows).toEqual([{ name: 'Dříve' }]);
  });

  it('encrypted, holds the key, and tells nothing to who has no passphrase', async () => {
    const passphrase = 'dost dlouhé heslo zálohy';
    const file = await backupOf(central.opened, { passphrase });
    const place = await anEmptyPlace();
    await expect(openBackup(file, async () => 'jiné heslo zálohy')).rejects.toMatchObject({ reason: 'wrong_passphrase' });
    const backup = await openBackup(file, async () => passphrase);
    expect(backup.secretKey).toBe(secretKey);
    await restoreInto({ opened: place, backup, now: restoredAt });
    expect((await place.pool.query('select count(*)::int as n from stores')).rows).toEqual([{ n: 1 }]);
  }, 240_000);

  it('makes a start wait whose schema has steps to take, and no other', async () => {
    const client = await central.opened.pool.connect();
    const younger = await anEmptyDatabase();
    onTestFinished(() => younger.close());
    const holder = await younger.pool.connect();
    try {
      await holder.query(`select pg_advisory_lock_shared(${schemaLock})`);
      await client.query(`select pg_advisory_lock_shared(${schemaLock})`);
      expect(await migrate(central.db)).toEqual([]);
      let isDone = false;
      const waiting = migrate(queriesOver(younger)).then((steps) => {
        isDone = true;
        return steps.length;
      });
      // Written so that it does not find itself.
      const asking = `select from pg_stat_activity where datname = current_database() and query like '%pg' || '_locks%'`;
      await vi.waitFor(async () => expect((await younger.pool.query(asking)).rows).not.toEqual([]), { timeout: 45_000 });
      expect([isDone, await leftIn(younger)]).toEqual([false, []]);
      await holder.query('select pg_advisory_unlock_all()');
      expect(await waiting).toBe(Object.keys(migrations).length);
    } finally {
      holder.release();
      client.release(true);
    }
  });
});
