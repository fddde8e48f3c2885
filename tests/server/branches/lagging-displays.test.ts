import { describe, expect, it } from 'vitest';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { aReportingBranch } from '../../support/branch/reporting-branch.ts';
import { superAdministrator, valueAt } from '../../support/people.ts';

const setup = await branchesOfFile();
const root = await superAdministrator(setup.central);

describe('monitoring names displays that lag', () => {
  it('by what they report, also that nothing plays, and not those that do not work or never report', async () => {
    const branch = await aReportingBranch(setup);
    const { id, display, playlist } = branch.store;
    const lagging = async (): Promise<unknown> => {
      const stores: unknown = valueAt((await root.get('/monitoring')).body, 'stores');
      return valueAt(
        Object.values(Object(stores)).find((one) => valueAt(one, 'id') === id),
        'lagging_displays',
      );
    };
    const items = JSON.stringify([{ title: 'Plakát', file: 'a'.repeat(64), kind: 'image', display_length: 10 }]);
    await setup.central.db.updateTable('playlists').set({ items, active: true, version: 2 }).where('id', '=', playlist).execute();
    expect(await lagging()).toEqual([]);

    await branch.send(branch.numbered([{ kind: 'device_up', device: 'virtual_display', device_id: display }]));
    const { name } = await setup.central.db.selectFrom('playlists').select('name').where('id', '=', playlist).executeTakeFirstOrThrow();
    expect(await lagging()).toEqual([]);
    await branch.send(branch.numbered([{ kind: 'playing', virtual_display_id: display, playlist_id: null }]));
    expect(await lagging()).toMatchObject([{ id: display, plays: null, should_play: name }]);

    const plays = { kind: 'playing', virtual_display_id: display, playlist_id: playlist } as const;
    await branch.send(branch.numbered([plays]));
    expect(await lagging()).toEqual([]);
    await branch.send(branch.numbered([{ ...plays, version: 1 }]));
    expect(await lagging()).toMatchObject([{ id: display, plays: name, should_play: name }]);
  });
});
