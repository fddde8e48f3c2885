import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aDesk, renderConsole } from '../list/entity-console.tsx';

/** 17:30 in Prague. */
const now = '2026-11-20T16:30:00.000Z';
const made = { version: 1, created_at: '2026-11-01T08:00:00.000Z', updated_at: '2026-11-01T08:00:00.000Z' };
const size = { width: 1080, height: 1920, active: true, last_communication_at: null, state_since: null };
const stores = [
  { id: 1, last_socket_communication_at: '2026-11-20T16:29:00.000Z' },
  { id: 2, last_socket_communication_at: '2026-11-20T15:48:00.000Z' },
  { id: 3, last_socket_communication_at: null },
];
const kiosks = stores.map(({ id }) => ({
  ...made,
  ...size,
  id,
  store_id: id,
  name: `Kiosek ${id}`,
  label: null,
  state: 'online',
  told_state: 'online',
  paper: 'out',
  told_paper: 'out',
}));

async function rowsOf(address: string, data: readonly object[], ask: () => Promise<unknown>) {
  renderConsole({ address, now, provider: { getList: () => Promise.resolve({ data, total: data.length }), ask } });
  const table = await screen.findByRole('table');
  const toned = (row: HTMLElement) => [...row.querySelectorAll('.status')].map(({ className }) => className);
  return () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => ({ text: row.textContent, toned: toned(row) }));
}

describe('a list of devices', () => {
  it('shows the state of a silent branch grey with its time, and none where it was never heard', async () => {
    const rows = await rowsOf('/touch-screens', kiosks, () => Promise.resolve(stores));
    await screen.findAllByText(/údaj z 16:48/u);
    const [communicating, silent, never] = rows();
    expect(communicating?.toned).toEqual(['status status--success', 'status status--danger']);
    expect(communicating?.text).not.toContain('údaj z');
    expect(silent?.toned).toEqual([]);
    expect(silent?.text).toMatch(/, údaj z 16:48.*, údaj z 16:48/u);
    expect(never?.text).toContain('Nyní neznámý');
    expect(never?.text).toContain('Nyní není známo');
    expect(never?.toned).toEqual([]);
  });

  it('is not known where the branch speaks and never told of the device', async () => {
    const unknown = kiosks
      .slice(0, 1)
      .map((kiosk) => ({ ...kiosk, state: 'not_known', told_state: null, paper: 'not_known', told_paper: null }));
    await rowsOf('/touch-screens', unknown, () => Promise.resolve(stores));
    await screen.findByText('Nyní neznámý', { selector: '.last-reported *' });
    expect(screen.getByText('Nyní není známo', { selector: '.last-reported *' })).toBeTruthy();
  });

  it('calls for nobody as long as it is not known of when it is', async () => {
    const rows = await rowsOf('/touch-screens', kiosks, () => new Promise(() => undefined));
    expect(rows().flatMap(({ toned }) => toned)).toEqual([]);
  });
});

describe('a list of displays', () => {
  const displays = kiosks.map((kiosk) => ({
    ...kiosk,
    volume: 70,
    repeat: 1,
    call_sound_file: null,
    quiet_from: null,
    quiet_to: null,
    playing_playlist_id: null,
    playing_since: null,
  }));

  it('opens with what plays, which is said in words where the branch was never heard', async () => {
    const rows = await rowsOf('/virtual-displays', displays.slice(2), () => Promise.resolve(stores));
    expect(await screen.findByText('není známo')).toBeTruthy();
    expect(rows()[0]?.text).not.toContain('not_known');
  });

  it('tells a display that plays nothing from one that never reported what it plays', async () => {
    const both = [displays[0], { ...displays[0], id: 9, name: 'Kiosek 9', playing_since: '2026-11-20T08:00:00.000Z' }];
    const rows = await rowsOf(
      '/virtual-displays?columns=name,playing_playlist_id',
      both.flatMap((one) => one ?? []),
      () => Promise.resolve(stores),
    );
    await screen.findByText('není známo');
    expect(rows().map(({ text }) => text)).toEqual([expect.stringMatching(/není známo$/u), expect.stringMatching(/nic$/u)]);
  });

  it('shows what plays at a silent branch as of its last word', async () => {
    await rowsOf('/virtual-displays?columns=name,playing_playlist_id', displays.slice(1, 2), () => Promise.resolve(stores));
    expect(await screen.findByText(/údaj z 16:48/u)).toBeTruthy();
  });
});

describe('a desk', () => {
  it('is open as of the last word of a silent branch', async () => {
    const desk = aDesk({ store_id: 2, opened_at: '2026-11-20T07:00:00.000Z', employee_id: null });
    const address = '/stores/desks?columns=number,opened_at';
    await rowsOf(address, [desk], () => Promise.resolve(stores));
    expect((await screen.findByText(/údaj z 16:48/u)).textContent).toBe('20.11.2026 08:00, údaj z 16:48');
  });
});
