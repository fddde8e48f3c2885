import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { sendInPieces } from '../../../src/crud/fields/files/send-in-pieces.ts';
import { renderConsole } from '../list/entity-console.tsx';

type Asked = Parameters<typeof sendInPieces>[0];

const sent: { asked: Asked | undefined; readonly controls: ReturnType<typeof controls> } = { asked: undefined, controls: controls() };
vi.mock('../../../src/crud/fields/files/send-in-pieces.ts', () => ({
  sendInPieces: (asked: Asked) => {
    sent.asked = asked;
    return sent.controls;
  },
}));

// The field as a form has it that follows from the declaration: the console sets this one on a screen of its own.
vi.mock('../../../src/resources/devices/virtual-displays.tsx', () => ({ additions: {} }));

function controls() {
  return { pause: vi.fn(), resume: vi.fn(), giveUp: vi.fn() };
}

const digest = 'e'.repeat(64);
const stores = { data: [{ id: 1, code: 'A', label: 'Radnice' }], total: 1 };
const megabyte = 1_048_576;

/** The form of a new display, over a central that keeps what was sent, or does not. */
async function choose(
  bytes: number,
  ask: (...given: never[]) => Promise<unknown> = vi.fn(() => Promise.resolve({ digest, type: 'audio/wav' })),
) {
  renderConsole({
    address: '/virtual-displays/create',
    provider: { ask, getList: () => Promise.resolve(stores), freshToken: () => Promise.resolve('token') },
  });
  const input = await screen.findByLabelText<HTMLInputElement>('Vybrat soubor: Zvuk vyvolání');
  // As much content as a test needs: a file of gigabytes is known by the size that the browser says.
  const content = new Uint8Array(Math.min(bytes, 30 * megabyte));
  await userEvent.upload(input, Object.defineProperty(new File([content], 'gong.wav', { type: 'audio/wav' }), 'size', { value: bytes }));
  return ask;
}
const asked = async (): Promise<Asked> => {
  await waitFor(() => expect(sent.asked).toBeDefined());
  if (sent.asked === undefined) throw new Error('nothing was sent');
  return sent.asked;
};
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name: `${name}: Zvuk vyvolání` }));

describe('a large file of a form', () => {
  beforeEach(() => {
    sent.asked = undefined;
    for (const control of Object.values(sent.controls)) control.mockReset();
  });

  it('is sent in pieces for its field, with its progress, and named when it was kept', async () => {
    const ask = await choose(5 * megabyte);
    const { resource, field, onProgress, onSent } = await asked();
    expect([resource, field]).toEqual(['virtual-displays', 'call_sound_file']);
    act(() => onProgress(1.5 * megabyte));
    expect(screen.getByText('1,5 z 5 MB (30 %)')).toBeDefined();
    act(() => onSent('7-abc'));
    await screen.findByText('Soubor je nahraný. Použije se, až formulář uložíte.');
    expect(ask).toHaveBeenCalledExactlyOnceWith('POST /files/uploads/{upload}/finish', { path: { upload: '7-abc' } });
  });

  it('is paused and goes on, and can be given up', async () => {
    await choose(5 * megabyte);
    await asked();
    await press('Pozastavit');
    expect(sent.controls.pause).toHaveBeenCalledOnce();
    expect(screen.getByText('Nahrávání je pozastavené.', { selector: 'p:not([role])' })).toBeDefined();
    await press('Pokračovat');
    expect(sent.controls.resume).toHaveBeenCalledOnce();
    await press('Zrušit nahrávání');
    expect(sent.controls.giveUp).toHaveBeenCalledOnce();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('says that the line broke, then why the server stopped it, and goes on when that is asked', async () => {
    await choose(5 * megabyte);
    const { onBroken, onStopped } = await asked();
    act(() => onBroken());
    expect(screen.getByText(/^Spojení se přerušilo\./u, { selector: 'p:not([role])' })).toBeDefined();
    act(() => onStopped(undefined));
    expect(screen.getByRole('alert').textContent).toContain('Server několik minut neodpovídá. Co je nahrané, zůstává.');
    await press('Zkusit znovu');
    expect(sent.controls.resume).toHaveBeenCalledOnce();
    act(() => onStopped('Disk serveru je plný.'));
    expect(screen.getByRole('alert').textContent).toBe('Disk serveru je plný.');
  });

  it('is finished again where the store of files did not answer', async () => {
    const away = Object.assign(new Error('Úložiště souborů teď neodpovídá.'), { status: 503 });
    const ask = vi.fn().mockRejectedValueOnce(away).mockResolvedValueOnce({ digest, type: 'audio/wav' });
    await choose(5 * megabyte, ask);
    const { onSent } = await asked();
    act(() => onSent('7-abc'));
    expect((await screen.findByRole('alert')).textContent).toContain('Úložiště souborů teď neodpovídá.');
    await press('Zkusit znovu');
    await screen.findByText('Soubor je nahraný. Použije se, až formulář uložíte.');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([21 * megabyte, 5 * 1024 * megabyte])('is refused before anything is sent where it is too big: %d bytes', async (bytes) => {
    await choose(bytes);
    expect((await screen.findByRole('alert')).textContent).toBe('Vybraný soubor je příliš velký. Může mít nejvýš 20 MB.');
    expect(sent.asked).toBeUndefined();
  });
});
