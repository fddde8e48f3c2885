import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderConsole } from '../list/entity-console.tsx';

const page = '/web-orders/stores-settings';
const stores = [
  { id: 1, version: 1, label: 'Radnice' },
  { id: 2, version: 1, label: 'Sever' },
  { id: 3, version: 1, label: 'Jih' },
];
const settings = (id: number, store_id: number) => ({
  id,
  version: 1,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  store_id,
  enabled: true,
  heading: null,
  text: null,
  contact_phone: null,
  contact_email: null,
  service_ids: [],
});

/** A central that keeps what is added. */
function open(address: string, refused?: number) {
  const kept = [settings(1, 1)];
  const create = vi.fn((_: string, { data }: { readonly data: { readonly store_id: number } }) => {
    if (data.store_id === refused) return Promise.reject(new Error('Nejde to.'));
    const row = settings(kept.length + 1, data.store_id);
    kept.push(row);
    return Promise.resolve({ data: row });
  });
  const getList = (resource: string) => {
    const data = resource === 'stores' ? stores : [...kept];
    return Promise.resolve({ data, total: data.length });
  };
  const getMany = (_: string, { ids }: { readonly ids: readonly unknown[] }) =>
    Promise.resolve({ data: stores.filter(({ id }) => ids.map(Number).includes(id)) });
  renderConsole({ address, provider: { getList, getMany, create, getOne: () => Promise.resolve({ data: settings(1, 1) }) } });
  return create;
}

describe('settings of branches', () => {
  it('name branches without any, and add them at one press', async () => {
    const create = open(page);
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Radnice' }).length).toBeGreaterThan(0));
    expect(screen.queryByText('#1')).toBeNull();
    await screen.findByText('2 pobočky nemají nastavení objednávání');
    expect(screen.getByText('Sever, Jih')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Přidat pobočky bez nastavení' }));
    await screen.findByText('Přidány 2 pobočky.');
    expect(create.mock.calls.map(([, { data }]) => data)).toEqual([{ store_id: 2 }, { store_id: 3 }]);
    await waitFor(() => expect(screen.queryByText(/nemají nastavení/u)).toBeNull());
  });

  it('keep what was added before one was refused, and say which one', async () => {
    open(page, 3);
    await userEvent.click(await screen.findByRole('button', { name: 'Přidat pobočky bez nastavení' }));
    await screen.findByText(/Nastavení pobočky Jih se nepodařilo přidat. Nejde to/u);
    await screen.findByText('1 pobočka nemá nastavení objednávání');
  });

  it('are called by their branch', async () => {
    open(`${page}/1`);
    await screen.findByRole('heading', { level: 1, name: 'Radnice' });
    await waitFor(() => expect(document.title).toContain('Radnice'));
  });
});
