import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { changesSince, currentSnapshot, forgetChanges } from '../../../server/db/rows/write/changes.ts';
import { centralOfFile } from '../../support/central-of-file.ts';

const central = await centralOfFile();

it('forgets what changed before an instant and keeps the rest, however much it is', async () => {
  const { db } = central;
  const before = await currentSnapshot(db);
  await sql`insert into changes (at, resource, record_id, version, action)
    select '2026-11-19T08:00:00Z', 'regions', n, 1, 'edit' from generate_series(1, 12000) n`.execute(db);
  await sql`insert into changes (at, resource, record_id, version, action)
    select '2026-11-20T08:00:00Z', 'regions', n, 1, 'edit' from generate_series(20001, 20003) n`.execute(db);
  await forgetChanges(db, new Date('2026-11-20T08:00:00Z'));
  const { changes } = await changesSince(db, before);
  expect(changes.map(({ id }) => id)).toEqual([20001, 20002, 20003]);
});

it('tells nothing of rows that came from another database, whose transactions are still to come', async () => {
  const { db } = central;
  const before = await currentSnapshot(db);
  await sql`insert into changes (at, resource, record_id, version, action, transaction)
    values ('2026-11-20T08:00:00Z', 'regions', 7, 1, 'edit', '4000000000')`.execute(db);
  expect((await changesSince(db, before)).changes).toEqual([]);
});
