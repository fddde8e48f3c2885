import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aRegion, renderConsole } from '../list/entity-console.tsx';

const playlist = {
  ...aRegion(),
  id: 5,
  name: 'Vánoce',
  store_ids: [1, 2],
  virtual_display_ids: [11],
  buttons: [],
  items: [
    { title: 'Plakát', file: 'a'.repeat(64), kind: 'image', display_length: 10 },
    { title: 'Upoutávka', file: 'b'.repeat(64), kind: 'video', display_length: 30 },
  ],
  priority: 0,
  active: true,
  play_from: null,
  play_to: null,
  play_days: [],
  hours_from: null,
  hours_to: null,
};
const displays = [11, 12, 21, 22].map((id) => ({ id, version: 1, name: `Displej ${id}`, store_id: Math.floor(id / 10), active: true }));
const stores = [1, 2].map((id) => ({ id, version: 1, label: id === 1 ? 'Radnice' : 'Knihovna', short_label: null }));
const facts = [
  { digest: 'a'.repeat(64), type: 'image/png', width: 1920, height: 1080, seconds: null, video_codec: null, audio_codec: null },
  { digest: 'b'.repeat(64), type: 'video/x-matroska', width: 1920, height: 1080, seconds: 30, video_codec: 'hevc', audio_codec: null },
];
/** An hour of Monday that goes to another playlist: too narrow for a name in the drawing. */
const rival = { ...playlist, id: 6, name: 'Polední hlášení', priority: 5, play_days: ['mon'], hours_from: '12:00', hours_to: '13:00' };
const rowsOf: Readonly<Record<string, readonly object[]>> = { 'virtual-displays': displays, stores, playlists: [rival, playlist] };

/** Opens the form of a playlist for two branches with two displays each. */
async function open() {
  const update = vi.fn(() => Promise.resolve({ data: { ...playlist, version: 2 } }));
  const provider = {
    getOne: () => Promise.resolve({ data: playlist }),
    getList: (resource: string) => Promise.resolve({ data: rowsOf[resource] ?? [], total: 4 }),
    getMany: (resource: string) => Promise.resolve({ data: rowsOf[resource] ?? [] }),
    ask: (name: string) => Promise.resolve(name === 'POST /files/facts' ? { files: facts } : {}),
    update,
  };
  renderConsole({ address: '/playlists/5', provider, now: '2026-11-30T08:00:00.000Z' });
  await screen.findByRole('region', { name: /^Týden/u });
  return { update };
}

describe('the form of a playlist', () => {
  it('says a date without its hour as soon as the field is left, and its week waits until it is whole', async () => {
    await open();
    const from = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Přehrávat od/u });
    const user = userEvent.setup({ delay: null });
    await user.type(from, '24.12.2026');
    await user.tab();
    await waitFor(() => expect(from.getAttribute('aria-invalid')).toBe('true'));
    await screen.findByText(/Týden čeká, až je dopíšete/u);
    expect(screen.queryByRole('region', { name: /^Týden/u })).toBeNull();
    await user.type(from, ' 8:00');
    await user.tab();
    await waitFor(() => expect(from.getAttribute('aria-invalid')).toBeNull());
    await screen.findByRole('region', { name: /^Týden/u });
  });

  it('says of each segment of the week what it is and why, by arrows and by pointing', async () => {
    await open();
    const user = userEvent.setup({ delay: null });
    const week = await screen.findByRole('region', { name: /^Týden/u });
    const said = () => week.querySelector('.playlist-week__pointed')?.textContent;
    week.querySelector<HTMLElement>('.playlist-week__grid')?.focus();
    await user.keyboard('{ArrowRight}');
    expect(said()).toBe('VánoceRadnice · Displej 11, po 30. 0:00–12:00');
    await user.keyboard('{ArrowRight}');
    const lost = 'Polední hlášeníRadnice · Displej 11, po 30. 12:00–13:00Polední hlášení má vyšší prioritu (5 proti 0) než Vánoce.';
    expect(said()).toBe(lost);
    const segments = week.querySelectorAll('[data-segment]');
    await user.hover(segments[2] ?? week);
    expect(said()).toBe('VánoceRadnice · Displej 11, po 30. 13:00–ne 6. 24:00');
    await user.click(segments[1] ?? week);
    expect(said()).toBe(lost);
  });

  it('takes Monday to Friday, and the priority with which it plays through the week, by one press each', async () => {
    const { update } = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Vybrat po–pá' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Nastavit prioritu 6' }));
    await screen.findByText(/^Vánoce má vyšší prioritu \(6 proti 5\) než Polední hlášení\. Displej 11, po 30\. 12:00–13:00\.$/u);
    expect(screen.queryByRole('button', { name: /^Nastavit prioritu/u })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Uložit' }));
    const data = expect.objectContaining({ priority: 6, play_days: ['mon', 'tue', 'wed', 'thu', 'fri'] });
    await waitFor(() => expect(update).toHaveBeenCalledWith('playlists', expect.objectContaining({ data })));
  });

  it('begins a copy with all that it has under another name', async () => {
    await open();
    fireEvent.click(await screen.findByRole('link', { name: 'Kopírovat playlist' }));
    await screen.findByRole('heading', { level: 1, name: 'Nový playlist' });
    await screen.findByText('1 hotová · 1 se nepřehraje · smyčka 0:10');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Název(?! položky)/u }).value).toBe('Vánoce – kopie');
    await screen.findByText(/^Vánoce byl založen dříve než Vánoce – kopie/u);
  });

  it('does not count a video that displays do not play as ready, and says what to do', async () => {
    await open();
    await screen.findByText('1 hotová · 1 se nepřehraje · smyčka 0:10');
    screen.getByText(/^Nepřehraje se.*MP4 s kodekem H\.264/u);
  });

  it('takes all displays of a branch, or of all, in one press', async () => {
    const { update } = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Všechny displeje pobočky Knihovna (2)' }));
    expect(screen.queryByRole('button', { name: /pobočky Knihovna/u })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Všechny displeje (4)' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Uložit' }));
    const data = expect.objectContaining({ virtual_display_ids: [11, 21, 22, 12] });
    await waitFor(() => expect(update).toHaveBeenCalledWith('playlists', expect.objectContaining({ data })));
  });
});
