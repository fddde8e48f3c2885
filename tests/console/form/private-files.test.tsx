import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { FileField } from '../../../contract/derive/files.ts';
import { field } from '../../../contract/kit/index.ts';
import { webGroups } from '../../../contract/resources/web-orders/web-groups.ts';
import { FileShown } from '../../../src/crud/fields/files/file-shown.tsx';
import { createI18nProvider } from '../../../src/providers/i18n-provider.ts';
import { nothing } from '../list/entity-console.tsx';

const digest = 'd'.repeat(64);
const picture = field.image({});
const terms = field.file({ types: ['application/pdf'] });
const sound = field.file({ types: ['audio/wav'], storage: 'devices' });

/** A private file of the row 7, or of none yet, over a central that gives its content or does not. */
function show(of: FileField, rowId: number | null, isRefused = false) {
  const content = new Response('obsah').body;
  const download = vi.fn(() =>
    isRefused
      ? Promise.reject(new Error('no'))
      : Promise.resolve({ name: 'x', type: of.kind === 'file' ? (of.types[0] ?? '') : 'image/png', content }),
  );
  render(
    <CoreAdminContext dataProvider={{ ...nothing, download }} i18nProvider={createI18nProvider('cs')}>
      <FileShown field={of} label="Smlouva" digest={digest} resource={webGroups} rowId={rowId} />
    </CoreAdminContext>,
  );
  return download;
}

describe('a private file', () => {
  it('is read by its row with the rights of who looks at it, never by the public address', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:obrazek');
    const download = show(picture, 7);
    const image = await screen.findByRole('img', { name: 'Smlouva' });
    expect(image.getAttribute('src')).toBe('blob:obrazek');
    const path = { digest, resource: 'web-groups', id: 7 };
    expect(download).toHaveBeenCalledExactlyOnceWith('GET /files/{digest}/{resource}/{id}', expect.objectContaining({ path }));
  });

  it('is taken away by a button where it is a document', async () => {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:dokument');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    show(terms, 7);
    await userEvent.click(await screen.findByRole('button', { name: 'Stáhnout soubor: Smlouva' }));
    await waitFor(() => expect(saved).toEqual(['dokument.pdf blob:dokument']));
  });

  it('is read and played when that is asked where it is a sound', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:zvuk');
    const download = show(sound, 7);
    const play = screen.getByRole('button', { name: 'Přehrát: Smlouva' });
    expect(download).not.toHaveBeenCalled();
    await userEvent.click(play);
    await waitFor(() => expect(document.querySelector('audio')?.getAttribute('src')).toBe('blob:zvuk'));
    expect(document.querySelector('audio')?.getAttribute('aria-label')).toBe('Smlouva');
  });

  it('says that it could not be read, and that there is one where no saved row names it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(picture, null);
    expect(screen.getByText('Nahraný soubor')).toBeDefined();
    show(picture, 7, true);
    expect(await screen.findByText('Soubor se nepodařilo načíst. Obnovte stránku.')).toBeDefined();
  });
});
