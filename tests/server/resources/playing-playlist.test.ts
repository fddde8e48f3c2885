import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bulk } from '../../support/bulk.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { numberAt, superAdministrator, textAt } from '../../support/people.ts';
import { aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

/** Specification section 5. */
describe('a playlist that plays on a device', () => {
  let store: number;
  beforeAll(async () => {
    store = await aStore(root, { label: 'Radnice' });
  });

  const playlist = async () => numberAt((await root.post('/playlists', { name: 'Vítejte', store_ids: [store] })).body, 'id');
  const display = async (name: string) => numberAt((await root.post('/virtual-displays', { name, store_id: store })).body, 'id');
  const reportPlaying = (displayId: number, playing: number | null, state = 'online') =>
    sql`
    insert into virtual_displays_live (id, told_state, playing_playlist_id) values (${displayId}, ${state}, ${playing})
    on conflict (id) do update set told_state = excluded.told_state, playing_playlist_id = excluded.playing_playlist_id`.execute(
      central.db,
    );

  it('is not deleted, by itself or among many, and the devices are named', async () => {
    const [id, shown] = [await playlist(), await display('Čekárna')];
    await reportPlaying(shown, id);

    const refused = await root.remove(`/playlists/${id}`);
    expect([refused.status, textAt(refused.body, 'err')]).toEqual([409, 'playlist_playing']);
    expect(textAt(refused.body, 'message')).toContain('Čekárna · Radnice');
    expect(await bulk(root, 'playlists', { action: 'delete', ids: [id] })).toMatchObject([{ id, err: 'playlist_playing' }]);

    await reportPlaying(shown, null);
    expect((await root.remove(`/playlists/${id}`)).status).toBe(200);
  });

  it.each([
    ['is off', async (shown: number, id: number) => void (await reportPlaying(shown, id, 'offline'))],
    ['plays another one', async (shown: number) => void (await reportPlaying(shown, await playlist()))],
    ['is out of service', async (shown: number) => void (await root.patch(`/virtual-displays/${shown}`, 1, { active: false }))],
  ])('is deleted once the device %s', async (what, change) => {
    const [id, shown] = [await playlist(), await display(what)];
    await reportPlaying(shown, id);
    await change(shown, id);

    expect((await root.remove(`/playlists/${id}`)).status).toBe(200);
  });

  it('names five of many devices and counts the rest', async () => {
    const id = await playlist();
    for (let number = 1; number <= 7; number += 1) await reportPlaying(await display(`Displej ${number}`), id);

    const message = textAt((await root.remove(`/playlists/${id}`)).body, 'message');
    expect(message).toContain('Displej 5 · Radnice a dalších 2.');
    expect(message).not.toContain('Displej 6');
  });
});
