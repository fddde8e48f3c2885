import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { eraseBatch } from '../../../server/areas/personal-data/nightly-erasure.ts';
import { readTonight } from '../../../server/areas/personal-data/read-tonight.ts';
import { aBookedOffice } from '../../support/booked-office.ts';
import { send } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { tuesday } from '../../support/office.ts';
import { numberAt, superAdministrator, textAt } from '../../support/people.ts';

const hourMs = 3_600_000;
const delivery = { hasGateway: { email: false, sms: false }, linkOrigin: () => 'http://localhost', hasBookingPage: true };

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('what nothing uses any more', () => {
  let nights = 0;

  /** Sends a document with the text; its digest. */
  const sent = async (text: string): Promise<string> => {
    const headers = { 'content-type': 'application/octet-stream', authorization: `Bearer ${root.token}` };
    const url = '/central/files?resource=web-order-settings&field=terms_file';
    const { body } = await send(central, { method: 'POST', url, headers, payload: Buffer.from(`%PDF-1.7 ${text}`) });
    return textAt(body, 'digest');
  };
  const saveTerms = async (digest: string | null): Promise<void> => {
    const version = numberAt((await root.get('/web-order-settings')).body, 'version');
    expect((await root.patch('/web-order-settings', version, { terms_file: digest })).status).toBe(200);
  };
  const eraseAt = async (now: Date): Promise<void> => {
    nights += 1;
    const night = `2030-01-${String(nights).padStart(2, '0')}`;
    while (await eraseBatch({ db: central.db, salt: 'salt', delivery }, night, now));
  };
  const after = (hours: number): Date => new Date(central.clock.now().getTime() + hours * hourMs);
  const isKept = async (digest: string): Promise<boolean> =>
    (await send(central, { method: 'GET', url: `/central/files/${digest}` })).status === 200;

  it('is a file that no record took within a day, told before and counted after', async () => {
    const [unused, saved] = [await sent('nepoužité'), await sent('uložené')];
    await saveTerms(saved);
    await eraseAt(after(23));
    expect(await isKept(unused)).toBe(true);
    expect((await readTonight(central.db, after(30))).counts).toMatchObject({ files: 1 });
    await eraseAt(after(25));
    expect([await isKept(unused), await isKept(saved)]).toEqual([false, true]);
    const { rows } = await sql<{ counts: object }>`select counts from erasures order by night desc limit 1`.execute(central.db);
    expect(rows[0]?.counts).toMatchObject({ files: 1 });
    const audit = await sql`select from audit_log where action = 'personal_data_erased'`.execute(central.db);
    expect(audit.rows).toEqual([]);
  });

  it('is no file of an earlier version, nor of a record in the trash, nor one of a file that is imported', async () => {
    const [earlier, now] = [await sent('dřívější'), await sent('dnešní')];
    await saveTerms(earlier);
    await saveTerms(now);
    const picture = 'a'.repeat(64);
    const listed = 'b'.repeat(64);
    for (const digest of [picture, listed])
      await sql`insert into files (digest, type, bytes, height, content, created_at, is_public)
        values (${digest}, 'image/png', 33, 100, 'x', ${central.clock.now()}, true)`.execute(central.db);
    const group = numberAt((await root.post('/web-groups', { name: 'Odložená agenda', picture_file: picture })).body, 'id');
    expect((await root.remove(`/web-groups/${group}`)).status).toBeLessThan(300);
    await sql`delete from history where resource = 'web-groups' and record_id = ${group}`.execute(central.db);
    await sql`
      with file as (insert into imports (resource, owner_id, file_name, format, has_header, headers, mapping, total, created_at)
        select 'web-groups', min(id), 'agendy.csv', 'csv', true, '[]', '[]', 1, now() from users returning id)
      insert into import_chunks (import_id, chunk, records) select id, 0, ${JSON.stringify([{ line: 2, cells: [listed] }])} from file`.execute(
      central.db,
    );
    await eraseAt(after(50));
    for (const digest of [earlier, now, picture, listed]) expect(await isKept(digest)).toBe(true);
  });

  it('is no file that was sent once more', async () => {
    const digest = await sent('poslané dvakrát');
    await sql`update files set created_at = ${after(-100)} where digest = ${digest}`.execute(central.db);
    expect(await sent('poslané dvakrát')).toBe(digest);
    await eraseAt(after(-1));
    expect(await isKept(digest)).toBe(true);
  });

  it('keeps a file that a record takes while the night removes it', async () => {
    const digest = createHash('sha256').update('%PDF-1.7 v poslední chvíli').digest('hex');
    expect(await sent('v poslední chvíli')).toBe(digest);
    let night: Promise<void> | undefined;
    await central.db.transaction().execute(async (db) => {
      await sql`select from files where digest = ${digest} for share`.execute(db);
      night = eraseAt(after(75));
      await new Promise((resolve) => setTimeout(resolve, 150));
      await sql`update web_order_settings set logo_file = ${digest}`.execute(db);
    });
    await night;
    expect(await isKept(digest)).toBe(true);
  });

  it('are places of past days: those of today and later stay', async () => {
    const { store, service } = await aBookedOffice(root, 2);
    const made = await root.post('/orders', { store_id: store, service_id: service, ...tuesday, name: 'Jan Dnes' });
    expect(made.status).toBe(201);
    const places = async (): Promise<number> => (await sql`select from order_places`.execute(central.db)).rows.length;
    const taken = await places();
    expect(taken).toBeGreaterThan(0);
    const evening = new Date(Date.parse(`${tuesday.starts_at.slice(0, 10)}T21:00:00Z`));
    await eraseAt(evening);
    expect(await places()).toBe(taken);
    await eraseAt(new Date(evening.getTime() + 6 * hourMs));
    expect(await places()).toBe(0);
    const { rows } = await sql<{ counts: object }>`select counts from erasures order by night desc limit 1`.execute(central.db);
    expect(rows[0]?.counts).toMatchObject({ places: taken });
  });
});
