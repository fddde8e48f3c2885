import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { aReportingBranch } from '../../support/branch/reporting-branch.ts';
import { startOfTests } from '../../support/central.ts';
import { superAdministrator } from '../../support/people.ts';

const setup = await branchesOfFile();

const at = (seconds: number) => new Date(Date.parse(startOfTests) + seconds * 1000);

describe('what a branch tells of devices, screens and desks', () => {
  it('stands in the live values of devices, screens and desks, with since when', async () => {
    const branch = await aReportingBranch(setup);
    await branch.send(
      branch.numbered([
        { kind: 'device_up', device: 'touch_screen', device_id: branch.store.kiosk },
        { kind: 'device_up', device: 'touch_screen', device_id: branch.store.kiosk },
        { kind: 'paper', touch_screen_id: branch.store.kiosk, paper: 'low' },
        { kind: 'device_down', device: 'virtual_display', device_id: branch.store.display, failed: true },
        { kind: 'playing', virtual_display_id: branch.store.display, playlist_id: branch.store.playlist },
        { kind: 'desk_opened', desk_id: branch.store.desk, employee_id: branch.store.employee },
      ]),
    );
    expect(await branch.live('touch_screens', branch.store.kiosk)).toMatchObject({
      told_state: 'online',
      state_since: at(0),
      told_paper: 'low',
      last_communication_at: at(2),
    });
    expect(await branch.live('virtual_displays', branch.store.display)).toMatchObject({
      told_state: 'error',
      state_since: at(3),
      playing_playlist_id: branch.store.playlist,
      playing_since: at(4),
    });
    expect(await branch.live('desks', branch.store.desk)).toMatchObject({ opened_at: at(5), employee_id: branch.store.employee });
    await branch.send(
      branch.numbered([
        { kind: 'desk_closed', desk_id: branch.store.desk },
        { kind: 'playing', virtual_display_id: branch.store.display, playlist_id: null },
      ]),
    );
    expect(await branch.live('desks', branch.store.desk)).toMatchObject({ opened_at: null, employee_id: null });
    expect(await branch.live('virtual_displays', branch.store.display)).toMatchObject({ playing_playlist_id: null, playing_since: at(4) });
  });

  it('stands as the version of the playlist that a display plays, and as another beginning with another version', async () => {
    const branch = await aReportingBranch(setup);
    const { display, playlist } = branch.store;
    const plays = (version?: number) => ({ kind: 'playing', virtual_display_id: display, playlist_id: playlist, version }) as const;
    const live = () => branch.live('virtual_displays', display);
    await branch.send(branch.numbered([plays(3), plays(3)]));
    expect(await live()).toMatchObject({ playing_playlist_id: playlist, playing_version: 3, playing_since: at(0) });
    await branch.send(branch.numbered([plays(4)]));
    expect(await live()).toMatchObject({ playing_playlist_id: playlist, playing_version: 4 });
    await branch.send(branch.numbered([plays()]));
    expect(await live()).toMatchObject({ playing_playlist_id: playlist, playing_version: null });
  });

  it('stands as what a kiosk shows, since when it shows it, until it shows another version or none', async () => {
    const branch = await aReportingBranch(setup);
    const shows = (version: number | null) => ({ kind: 'design_shown', touch_screen_id: branch.store.kiosk, version }) as const;
    await branch.send(branch.numbered([shows(3), shows(3)]));
    const live = () => branch.live('touch_screens', branch.store.kiosk);
    expect(await live()).toMatchObject({ shown_design_version: 3, shown_since: at(0), last_communication_at: at(1) });
    const admin = await superAdministrator(setup.central);
    const record = (await admin.get(`/touch-screens/${branch.store.kiosk}`)).body;
    expect(record).toMatchObject({ version: 1, shown_design_version: 3, shown_since: at(0).toISOString() });
    const [older, newer] = branch.numbered([shows(4), shows(null)]);
    await branch.send([newer]);
    await branch.send([older]);
    expect(await live()).toMatchObject({ shown_design_version: null, shown_since: at(1) });
  });

  it('does not let an older word overwrite a newer one', async () => {
    const branch = await aReportingBranch(setup);
    const [up, down] = branch.numbered([
      { kind: 'device_up', device: 'touch_screen', device_id: branch.store.kiosk },
      { kind: 'device_down', device: 'touch_screen', device_id: branch.store.kiosk, failed: false },
    ]);
    await branch.send([down]);
    await branch.send([up]);
    expect(await branch.live('touch_screens', branch.store.kiosk)).toMatchObject({ told_state: 'offline', state_since: at(1) });
  });

  it('becomes outages: those that are told, and those of devices', async () => {
    const branch = await aReportingBranch(setup);
    const [down, up, power, back, again] = branch.numbered([
      { kind: 'device_down', device: 'touch_screen', device_id: branch.store.kiosk, failed: true },
      { kind: 'device_up', device: 'touch_screen', device_id: branch.store.kiosk },
      { kind: 'outage_started', outage: 3, outage_kind: 'power' },
      { kind: 'outage_ended', outage: 3 },
      { kind: 'device_down', device: 'touch_screen', device_id: branch.store.kiosk, failed: false },
    ]);
    await branch.send([down, again, back]);
    expect(await branch.rowsOf('outages')).toMatchObject([
      { outage_kind: 'device', touch_screen_id: branch.store.kiosk, started_at: at(0), ended_at: null },
    ]);
    await branch.send([up, power]);
    expect(await branch.rowsOf('outages')).toMatchObject([
      { outage_kind: 'device', started_at: at(0), ended_at: at(1), closed_automatically: true },
      { outage_kind: 'power', started_at: at(2), ended_at: at(3), closed_automatically: false },
      { outage_kind: 'device', started_at: at(4), ended_at: null },
    ]);
  });

  it('is told of a device also to those who may see its store and no device, at once', async () => {
    const branch = await aReportingBranch(setup);
    await branch.send(branch.numbered(branch.course(1)));
    await branch.send(branch.numbered([{ kind: 'device_down', device: 'virtual_display', device_id: branch.store.display, failed: true }]));
    const { rows } = await sql`
      select resource, record_id, action from changes where store_ids = array[${branch.store.id}::int] and resource in ('stores', 'virtual-displays')
        and transaction = (select transaction from changes where resource = 'virtual-displays' and record_id = ${branch.store.display})
      order by resource`.execute(setup.central.db);
    expect(rows).toEqual([
      { resource: 'stores', record_id: branch.store.id, action: 'state' },
      { resource: 'virtual-displays', record_id: branch.store.display, action: 'state' },
    ]);
  });
});
