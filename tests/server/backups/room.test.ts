import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { mostBackupsOfStore } from '../../../contract/rules/backup/terms.ts';
import { aBackup, fileOf, restore } from '../../support/backups.ts';
import { send } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { superAdministrator } from '../../support/people.ts';
import { aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
let store: number;
let id: number;
beforeAll(async () => {
  store = await aStore(root);
  id = await aBackup(central, root, store);
  await insertBackups(mostBackupsOfStore - 1, 'uploaded');
});

const insertBackups = (count: number, origin: string) =>
  sql`insert into backups (store_id, name, origin)
    select ${store}, 'Záloha ' || n, ${origin} from generate_series(1, ${count}::int) n`.execute(central.db);

describe('a store that has as many backups as there is room for', () => {
  it('gets no other, by whatever way, and it is said what to do', async () => {
    const made = await root.post(`/stores/${store}/backups`, { name: 'Další' });
    expect(made).toMatchObject({
      status: 409,
      body: { err: 'backups_full', message: expect.stringContaining(`${mostBackupsOfStore} záloh`) },
    });
    const uploaded = await send(central, {
      method: 'POST',
      url: `/central/stores/${store}/backups/upload?file_name=zaloha.jsonl`,
      headers: { authorization: `Bearer ${root.token}`, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(await fileOf(central, root, id)),
    });
    expect(uploaded).toMatchObject({ status: 409, body: { err: 'backups_full' } });
    expect(await restore(central, root, id)).toMatchObject({ state: 'failed', error: { err: 'backups_full' } });
  });

  it('does not count those of nights, nor other stores', async () => {
    const other = await aStore(root);
    await insertBackups(mostBackupsOfStore, 'nightly');
    expect((await root.post(`/stores/${other}/backups`, {})).status).toBe(200);
  });

  it('has room again once one was deleted', async () => {
    await sql`update backups set deleted_at = now() where store_id = ${store} and id <> ${id} and name = 'Záloha 1'`.execute(central.db);
    expect((await root.post(`/stores/${store}/backups`, {})).status).toBe(200);
  });
});
