import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../../server/app.ts';
import { restoreBackup } from '../../../server/areas/backups/store-backups/restore/run-restore.ts';
import { entitiesOf } from '../../../server/areas/registry.ts';
import { findUserWithRights } from '../../../server/db/rows/write/find-user-with-rights.ts';
import { aBackup, previewOf } from '../../support/backups.ts';
import { secretKey } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type FailingCalls, failingCalls } from '../../support/failing-calls.ts';
import { type Client, rowsOf, superAdministrator } from '../../support/people.ts';
import { aDesk, aService, aStore } from '../../support/records.ts';

const delivery = { hasGateway: { email: false, sms: false }, linkOrigin: () => 'https://fronta.mesto.test', hasBookingPage: true };

const central = await centralOfFile();

describe('a restore whose n-th call of the database fails', () => {
  let root: Client;
  let calls: FailingCalls;
  beforeAll(async () => {
    calls = failingCalls(central.opened.pool);
    root = await superAdministrator(central);
  });

  it('is done whole or not at all', { timeout: 240_000 }, async () => {
    const store = await aStore(root);
    const [kept, deleted] = [await aService(root, store, { name: 'Pasy' }), await aService(root, store, { name: 'Řidiči' })];
    const desk = await aDesk(root, store, { number: 1, service_ids: [deleted] });
    const id = await aBackup(central, root, store);
    await root.patch(`/desks/${desk}`, 1, { number: 2, service_ids: [kept] });
    await root.remove(`/services/${deleted}`);
    await aService(root, store, { name: 'Řidiči' });
    const { seen } = await previewOf(root, id);
    const actor = await findUserWithRights(central.db, root.id, 1);
    if (actor === undefined) throw new Error('nobody restores');
    const copied = async () => {
      const filter = encodeURIComponent(JSON.stringify({ store_id: store }));
      return [rowsOf(await root.get(`/services?filter=${filter}`)), rowsOf(await root.get(`/desks?filter=${filter}`))];
    };
    const before = await copied();
    const { rows: tasks } = await central.opened.pool.query("select * from tasks where kind = 'backup' limit 1");
    const input = { backup_id: id, store_id: store, name: 'Záloha', seen, language: 'cs' };
    const task = { ...tasks[0], kind: 'backup_restore', input, result: null };
    const run = { db: central.db, task, clock: central.clock, owner: async () => actor, step: async () => undefined };
    const restore = restoreBackup({ entities: entitiesOf(resources), salt: secretKey, delivery });
    for (let call = 1; call < 200; call += 1) {
      calls.arm(call, 'refused');
      const ended = await restore(run).then(
        () => true,
        () => false,
      );
      const happened = calls.disarm();
      if (happened) {
        expect(ended, `call ${call}`).toBe(false);
        expect(await copied(), `call ${call}`).toEqual(before);
        continue;
      }
      expect(ended).toBe(true);
      expect(call).toBeGreaterThan(20);
      expect((await previewOf(root, id)).records).toEqual([]);
      return;
    }
    throw new Error('it never went through');
  });
});
