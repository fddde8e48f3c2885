import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aDesk, aRegion, renderConsole } from '../list/entity-console.tsx';

const service = {
  ...aRegion(),
  id: 7,
  store_id: 1,
  name: 'Matrika',
  state: 'active',
  priority: 0,
  number_from: 1,
  number_to: 5360,
};
type Asked = (resource: string, asked: { readonly filter?: unknown }) => Promise<unknown>;

describe('the page of a service', () => {
  function open(desks: readonly object[], refuses: readonly string[] = []) {
    const getList = vi.fn<Asked>((resource) =>
      Promise.resolve(resource === 'stores/desks' ? { data: desks, total: desks.length } : { data: [], total: 0 }),
    );
    const getOne = () => Promise.resolve({ data: service });
    renderConsole({ address: '/stores/1/services/7', provider: { getOne, getList }, refuses });
    return getList;
  }

  it('says which desks serve it, each a link, and which of them are off', async () => {
    const getList = open([aDesk({ id: 3, number: 2, label: 'Doklady' }), aDesk({ id: 4, number: 5, label: 'Přepážka 5', active: false })]);
    const part = within(await screen.findByRole('region', { name: 'Které přepážky činnost obsluhují' }));
    expect(part.getByRole('link', { name: '2 Doklady' }).getAttribute('href')).toBe('/stores/desks/3');
    expect(part.getByText('(vypnutá)').closest('li')?.textContent).toBe('Přepážka 5 (vypnutá)');
    const asked = getList.mock.calls.find(([resource]) => resource === 'stores/desks');
    expect(asked?.[1].filter).toEqual({ service_ids: 7 });
  });

  it('says that none does', async () => {
    open([]);
    await screen.findByText(/^Zatím žádná: klienty této činnosti nikdo nevyvolá/u);
  });

  it('leads back to the services of its branch, from which the next one is of that branch too', async () => {
    open([]);
    await screen.findByText(/^Zatím žádná/u);
    expect(screen.getByRole('link', { name: 'Činnosti' }).getAttribute('href')).toBe('/stores/1?tab=services');
  });

  it('writes its numbers as the tickets bear them, without groups', async () => {
    open([], ['edit']);
    await screen.findByText('5360');
  });
});

describe('the list of services', () => {
  it.each([
    ['is filtered to one branch', '{"store_id":3}', '/stores/services/create?store=3'],
    ['is of several branches', '{"store_id_in":[3,4]}', '/stores/services/create'],
  ])('that %s leads to a new one', async (_, filter, address) => {
    const provider = { getList: () => Promise.resolve({ data: [], total: 0 }) };
    renderConsole({ address: `/stores/services?filter=${encodeURIComponent(filter)}`, provider });
    const links = await screen.findAllByRole('link', { name: 'Přidat činnost' });
    expect(links.map((link) => link.getAttribute('href'))).toContain(address);
  });
});
