import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openBackup } from '../../../server/areas/backups/full-backup/open-backup.ts';
import { restoreInto } from '../../../server/areas/backups/full-backup/restore-into.ts';
import { settleRestored } from '../../../server/areas/backups/full-backup/settle-restored.ts';
import { eraseAfterRestore } from '../../../server/areas/personal-data/person/erase-after-restore.ts';
import { notedErasures, recordedDigests } from '../../../server/areas/personal-data/person/erasure-list.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { aBookedOffice } from '../../support/booked-office.ts';
import { openCentral } from '../../support/central.ts';
import { tuesday } from '../../support/office.ts';
import { numberAt, superAdministrator } from '../../support/people.ts';
import { aFolder, anEmptyPlace, backupOf, restoredAt, secretKey } from '../../support/whole-backup/backups.ts';

describe('a restore', () => {
  it('does not bring back who was erased after the backup, nor what is due by now', async () => {
    const folder = aFolder();
    const source = await openCentral({ erasureFolders: [folder] });
    const root = await superAdministrator(source);
    const { store, service } = await aBookedOffice(root, 3);
    const slot = { store_id: store, service_id: service, ...tuesday };
    const order = await root.post('/orders', { ...slot, name: 'Vlasta Zapomenutá', email: 'vlasta.z@gmail.com', phone: '+420603444555' });
    await root.post('/orders', { ...slot, name: 'Pavel Zůstal', email: 'pavel@posta.test' });
    const old = await root.post('/orders', { ...slot, name: 'Dávná Klientka', note: 'Dávná poznámka' });
    await sql`update orders set starts_at = '2026-11-13T09:00Z', ends_at = '2026-11-13T09:15Z' where id = ${numberAt(old.body, 'id')}`.execute(
      source.db,
    );
    const file = await backupOf(source.opened);
    source.clock.advance(60_000);
    await root.post(`/orders/${numberAt(order.body, 'id')}/actions/cancel`, {}, { 'if-match': '"1"' });
    expect((await root.post('/personal-data/erase', { person: 'VlastaZ+urad@googlemail.com' })).status).toBe(200);
    await source.close();

    const opened = await anEmptyPlace();
    const backup = await openBackup(file, async () => '');
    const since = new Date(backup.header.made_at);
    let logged = {};
    await restoreInto({
      opened,
      backup,
      now: restoredAt,
      settle: async (_, db) => {
        await settleRestored(db, restoredAt);
        logged = await eraseAfterRestore(db, { erasures: notedErasures([folder]), since, secretKey, now: restoredAt });
      },
    });
    expect(logged).toMatchObject({ persons: 1 });
    const db = queriesOver(opened);
    const { rows } = await sql<{ all: string }>`
      select concat((select string_agg(o::text, ' ') from orders o), (select string_agg(h::text, ' ') from history h),
        (select string_agg(m::text, ' ') from outbox m)) as all`.execute(db);
    expect(rows[0]?.all).not.toMatch(/Vlasta|Zapomenut|603444555|Dávná/u);
    expect(rows[0]?.all).toContain('Pavel Zůstal');
    const orders = await sql`select name, state from orders order by id`.execute(db);
    expect(orders.rows).toEqual([
      { name: '', state: 'cancelled' },
      { name: 'Pavel Zůstal', state: 'confirmed' },
      { name: '', state: 'confirmed' },
    ]);
    expect((await sql`select 1 from order_places where order_id = ${numberAt(order.body, 'id')}`.execute(db)).rows).toEqual([]);
  });

  it('knows persons who were recorded when each spelling of a mailbox had a digest of its own', () => {
    const key = Buffer.from('key');
    const former = createHmac('sha256', key).update('email jana.nova@gmail.com').digest('base64url');
    expect(recordedDigests(key, { by: 'email', value: 'jana.nova@gmail.com' })).toContain(former);
  });
});
