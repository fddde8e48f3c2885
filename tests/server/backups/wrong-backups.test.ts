import { describe, expect, it } from 'vitest';
import { aBackup, fileOf, putContent, restore } from '../../support/backups.ts';
import { send } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { numberAt, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

const show = async (path: string) => (await root.get(path)).body;

describe('a backup that is none', () => {
  it('is refused with its reason before anything is touched', async () => {
    const [store, other] = [await aStore(root), await aStore(root)];
    const service = await aService(root, store, { name: 'Pasy' });
    const id = await aBackup(central, root, store);
    const file = await fileOf(central, root, id);
    const foreign = await fileOf(central, root, await aBackup(central, root, other));
    await root.patch(`/services/${service}`, 1, { name: 'Doklady' });
    const wrong: readonly (readonly [string, string])[] = [
      [file.slice(0, -10), 'backup_unreadable'],
      [file.slice(0, file.length / 2), 'backup_unreadable'],
      ['', 'backup_unreadable'],
      ['{"format":"jiný"}\n', 'backup_unreadable'],
      [file.replace('Pasy', 'Pusy'), 'backup_changed'],
      [file.replace('"version":1', '"version":2'), 'backup_newer'],
      [foreign, 'backup_other_store'],
    ];
    for (const [content, code] of wrong) {
      await putContent(central, id, content);
      const { status, body } = await root.post(`/backups/${id}/preview`, {});
      expect([status, valueAt(body, 'err')], content.slice(0, 80)).toEqual([422, code]);
      expect(textAt(body, 'message')).toContain('Nic se nezměnilo');
      expect(await restore(central, root, id, 'x')).toMatchObject({ state: 'failed', error: { err: code } });
      const sent = await send(central, {
        method: 'POST',
        url: `/central/stores/${store}/backups/upload?file_name=zaloha.jsonl`,
        headers: { authorization: `Bearer ${root.token}`, 'content-type': 'application/octet-stream' },
        payload: Buffer.from(content),
      });
      expect([sent.status, valueAt(sent.body, 'err')]).toEqual([422, code]);
    }
    expect(await show(`/services/${service}`)).toMatchObject({ name: 'Doklady', version: 2 });
    // No byte of a whole file may be another.
    const bytes = Buffer.from(file);
    for (let at = 0; at < bytes.length; at += 11) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await putContent(central, id, changed.toString('latin1'));
      expect((await root.post(`/backups/${id}/preview`, {})).status, `byte ${at}`).toBe(422);
    }
  });

  it('comes back from its file, and restores as the one that was taken away', async () => {
    const store = await aStore(root);
    const service = await aService(root, store, { name: 'Pasy' });
    const id = await aBackup(central, root, store);
    const file = await fileOf(central, root, id);
    await root.remove(`/backups/${id}`);
    await root.patch(`/services/${service}`, 1, { name: 'Doklady' });
    const { status, body } = await send(central, {
      method: 'POST',
      url: `/central/stores/${store}/backups/upload?file_name=zaloha.jsonl`,
      headers: { authorization: `Bearer ${root.token}`, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(file),
    });
    expect([status, valueAt(body, 'origin'), valueAt(body, 'name')]).toEqual([201, 'uploaded', 'zaloha.jsonl']);
    expect(await restore(central, root, numberAt(body, 'id'))).toMatchObject({ state: 'done' });
    expect(await show(`/services/${service}`)).toMatchObject({ name: 'Pasy' });
  });
});
