import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { kioskDesigns } from '../../../contract/resources/devices/kiosk-designs.ts';
import { touchScreens } from '../../../contract/resources/devices/touch-screens.ts';
import { stores } from '../../../contract/resources/stores/stores.ts';
import { webGroups } from '../../../contract/resources/web-orders/web-groups.ts';
import { FileUses } from '../../../src/crud/fields/files/file-uses.tsx';
import { createI18nProvider } from '../../../src/providers/i18n-provider.ts';
import { nothing } from '../list/entity-console.tsx';

beforeAll(() => fetchMessages('cs'));

const digest = 'd'.repeat(64);
const rows: Readonly<Record<string, object>> = {
  [prefixOf(webGroups)]: { id: 4, name: 'Doklady' },
  [prefixOf(kioskDesigns)]: { id: 9, name: 'Velká tlačítka', touch_screen_id: 3, store_id: 1 },
  [prefixOf(touchScreens)]: { id: 3, name: 'Kiosk v přízemí', store_id: 1 },
  [prefixOf(stores)]: { id: 1, label: 'Radnice' },
};

/** Opens the list of uses that the server answers with; a refusal where there is none. */
async function openUses(answer: object | null): Promise<HTMLElement> {
  const ask = vi.fn(() => (answer === null ? Promise.reject(new Error('no')) : Promise.resolve(answer)));
  const getOne = (name: string) => Promise.resolve({ data: rows[name] });
  const getMany = (name: string) => Promise.resolve({ data: [rows[name]] });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={Object.assign({}, nothing, { ask, getOne, getMany })} i18nProvider={createI18nProvider('cs')}>
        <FileUses digest={digest} of="Chyba" />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Kde se používá: Chyba' }));
  expect(ask).toHaveBeenCalledExactlyOnceWith('GET /files/{digest}/uses', expect.objectContaining({ path: { digest } }));
  return screen.findByRole('dialog', { name: 'Kde se používá: Chyba' });
}

it('a file is used by records with their fields, and by devices under their own names; others are counted', async () => {
  const uses = [
    { resource: 'web-groups', id: 4, name: 'Doklady', field: 'picture_file' },
    { resource: 'kiosk-designs', id: 9, name: 'Velká tlačítka', field: 'error_image' },
  ];
  const panel = within(await openUses({ uses, hidden: 2, kept: false }));
  await panel.findByRole('link', { name: 'Doklady' });
  expect((await panel.findByRole('link', { name: 'Kiosk v přízemí' })).getAttribute('href')).toBe('/touch-screens/3');
  await panel.findByText('Používá se i na 2 místech, která nevidíte.');
  expect(panel.getAllByRole('listitem')).toHaveLength(2);
});

it.each([
  [{ uses: [], hidden: 0, kept: true }, /^Teď nikde\. Patří k dřívější verzi/u],
  [{ uses: [], hidden: 0, kept: false }, /^Zatím nikde\./u],
  [null, /^Nepodařilo se zjistit/u],
])('a file that no record names is said to be kept, or to go, or not to be known', async (answer, said) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const panel = await openUses(answer);
  await waitFor(() => expect(panel.textContent).toMatch(said));
});
