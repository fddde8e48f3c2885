import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aBackup, restore } from '../../support/backups.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { rowsOf, superAdministrator, textAt } from '../../support/people.ts';
import { aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
const store = await aStore(root);

/** A service as an earlier version stored it, when tickets could bear two letters. */
async function anOldService(prefix: string): Promise<number> {
  const id = await aService(root, store, { name: `Činnost ${prefix}`, ticket_prefix: 'X', number_from: 1, number_to: 9 });
  await sql`update services set ticket_prefix = ${prefix} where id = ${id}`.execute(central.db);
  return id;
}
const servicesOf = async (of: number) => rowsOf(await root.get(`/services?filter={"store_id":${of}}&sort=["id","ASC"]`));
const onlyLetter = 'Zadejte jedno písmeno bez diakritiky';

describe('two letters that an earlier version let tickets bear', () => {
  it('are no new ones', async () => {
    const { status, body } = await root.post('/services', { store_id: store, name: 'Nová', ticket_prefix: 'AB' });
    expect([status, textAt(body, 'errors', 'ticket_prefix')]).toEqual([422, onlyLetter]);
  });

  it('stay while anything else is edited, and are asked for when they are', async () => {
    const id = await anOldService('QA');
    expect((await root.patch(`/services/${id}`, 1, { priority: 3 })).body).toMatchObject({ ticket_prefix: 'QA', priority: 3 });
    // Clients that send whole rows touch nothing by that.
    const same = await root.patch(`/services/${id}`, 2, { ticket_prefix: 'QA', priority: 4 });
    expect(same.body).toMatchObject({ ticket_prefix: 'QA', priority: 4 });
    const other = await root.patch(`/services/${id}`, 3, { ticket_prefix: 'QB' });
    expect([other.status, textAt(other.body, 'errors', 'ticket_prefix')]).toEqual([422, onlyLetter]);
    expect((await root.patch(`/services/${id}`, 3, { ticket_prefix: 'q' })).body).toMatchObject({ ticket_prefix: 'Q' });
  });

  it('become a free letter in another store', async () => {
    const [id, to] = [await anOldService('QC'), await aStore(root)];
    const { body } = await root.post('/services/copy', { ids: [id], store_ids: [to], numbering: 'own' });
    expect(body).toMatchObject([{ result: 'copied' }]);
    expect(await servicesOf(to)).toMatchObject([{ name: 'Činnost QC', ticket_prefix: 'A' }]);
  });

  it('come back with a backup that has them', async () => {
    const [edited, gone] = [await anOldService('QD'), await anOldService('QE')];
    const backup = await aBackup(central, root, store);
    await root.patch(`/services/${edited}`, 1, { ticket_prefix: 'D' });
    await sql`delete from services where id = ${gone}`.execute(central.db);
    expect(await restore(central, root, backup)).toMatchObject({ state: 'done' });
    const stored = (await servicesOf(store)).map((row) => row['ticket_prefix']);
    expect(stored).toEqual(expect.arrayContaining(['QD', 'QE']));
  });
});
