import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fileAddress } from '../../../contract/rules/files/file-digest.ts';
import { renderConsole } from '../list/entity-console.tsx';

const digest = 'a'.repeat(64);
const settings = { id: 1, version: 1, created_at: '2026-11-01T08:00:00.000Z', updated_at: '2026-11-01T08:00:00.000Z', logo_file: null };

/** The files of the settings, over a central that takes or refuses what is uploaded. */
async function open(values: object = {}, upload = vi.fn(() => Promise.resolve({ digest }))) {
  const row = { ...settings, ...values };
  const update = vi.fn((_: string, { data }: { readonly data: object }) => Promise.resolve({ data: { ...row, ...data, version: 2 } }));
  const getOne = () => Promise.resolve({ data: row });
  renderConsole({ address: '/web-orders/settings?tab=files', provider: { getOne, update, upload } });
  const input = await screen.findByLabelText<HTMLInputElement>('Vybrat obrázek: Logo úřadu');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
  return { input, upload, update, save };
}

const image = (bytes: number) => new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' });

describe('the file of a field', () => {
  it('is uploaded when it is chosen, shown, and named by what is saved', async () => {
    const { input, upload, update, save } = await open();
    await userEvent.upload(input, image(100));
    await screen.findByText('Soubor je nahraný. Použije se, až formulář uložíte.');
    expect(upload).toHaveBeenCalledExactlyOnceWith('POST /files', expect.objectContaining({ size: 100 }), {
      query: { resource: 'web-order-settings', field: 'logo_file' },
    });
    expect(screen.getByRole('img', { name: 'Logo úřadu' }).getAttribute('src')).toBe(fileAddress(digest));
    await save();
    await waitFor(() => expect(update.mock.calls[0]?.[1].data).toMatchObject({ logo_file: digest }));
  });

  it('is refused before it is sent where it is too big', async () => {
    const { input, upload } = await open();
    await userEvent.upload(input, image(1_048_577));
    expect((await screen.findByRole('alert')).textContent).toBe('Vybraný soubor je příliš velký. Může mít nejvýš 1 MB.');
    expect(upload).not.toHaveBeenCalled();
  });

  it('stays what it was where another one is refused', async () => {
    const why = 'Obrázek je vysoký 80 px, může mít nejvýš 35 px. Zmenšete ho a nahrajte znovu.';
    const { input } = await open(
      { logo_file: digest },
      vi.fn(() => Promise.reject(new Error(why))),
    );
    await userEvent.upload(input, image(100));
    expect((await screen.findByRole('alert')).textContent).toBe(why);
    expect(screen.getByRole('img', { name: 'Logo úřadu' })).toBeDefined();
  });

  it('is taken away by its button, once that is saved', async () => {
    const { update, save } = await open({ logo_file: digest });
    await userEvent.click(screen.getByRole('button', { name: 'Odebrat obrázek: Logo úřadu' }));
    expect(screen.queryByRole('img', { name: 'Logo úřadu' })).toBeNull();
    await save();
    await waitFor(() => expect(update.mock.calls[0]?.[1].data).toMatchObject({ logo_file: null }));
  });
});
