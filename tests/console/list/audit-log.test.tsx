import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRegion, renderConsole } from './entity-console.tsx';

const entry = {
  id: 1,
  created_at: '2026-11-01T08:00:00.000Z',
  actor_id: null,
  actor_name: 'Jana Nováková',
  action: 'edit',
  record_id: 4,
  changes: null,
  address: null,
  request_id: null,
};
const entries = [
  { ...entry, resource: 'orders' },
  { ...entry, id: 2, resource: 'something-older' },
];

describe('the log of what was done', () => {
  it('names what it is about by the noun of the entity, and by its own name what is not known', async () => {
    const getList = () => Promise.resolve({ data: entries, total: 2 });
    renderConsole({ address: '/settings/audit-log', provider: { getList } });
    expect(await screen.findByText('Objednávka')).toBeDefined();
    expect(screen.getByText('something-older')).toBeDefined();
  });

  it('says as a person would what was done, and of what concerns no entity that it does not', async () => {
    const actions = ['create', 'edit', 'delete', 'sign_in', 'sign_out', 'sign_in_failed'];
    const data = actions.map((action, place) => ({ ...entry, id: place + 1, action, resource: null, record_id: null }));
    const getList = () => Promise.resolve({ data, total: data.length });
    renderConsole({ address: '/settings/audit-log', provider: { getList } });
    await screen.findByText('Nezdařené přihlášení');
    const [heads = [], ...rows] = screen
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
    const saidIn = (column: string) => rows.map((cells) => cells[heads.indexOf(column)]);
    expect(saidIn('Co udělal')).toEqual(['Vytvoření', 'Úprava', 'Smazání', 'Přihlášení', 'Odhlášení', 'Nezdařené přihlášení']);
    for (const about of saidIn('Čeho se to týká')) expect(about).toContain('nevyplněno');
  });

  it('says of an erasure how much of what it was, and of a restored database that it was all of it', async () => {
    const erased = { ...entry, action: 'personal_data_erased', resource: 'erasures', changes: { orders: 2, messages: 1, person: 'x7' } };
    const getOne = () => Promise.resolve({ data: erased });
    const { unmount } = renderConsole({ address: '/settings/audit-log/1', provider: { getOne }, refuses: ['edit'] });
    expect(await screen.findByText('Výmaz osobních údajů')).toBeDefined();
    expect(screen.getByText('2 objednávky a 1 zpráva')).toBeDefined();
    expect(screen.queryByText(/x7/u)).toBeNull();
    unmount();
    const getList = () => Promise.resolve({ data: [{ ...entry, action: 'restore', resource: 'installation' }], total: 1 });
    renderConsole({ address: '/settings/audit-log', provider: { getList } });
    expect(await screen.findByText('Celá databáze')).toBeDefined();
  });

  it('names the record that it is about as people do, with the way there, and one that is gone by its number without groups', async () => {
    const about = { ...entry, resource: 'regions' };
    const getList = () =>
      Promise.resolve({
        data: [
          { ...about, record_id: 5360 },
          { ...about, id: 2, record_id: 5361 },
          { ...about, id: 3, resource: 'password-policy', record_id: 1 },
          { ...about, id: 4, resource: 'something-older', record_id: 5362 },
        ],
        total: 4,
      });
    const getMany = () => Promise.resolve({ data: [aRegion({ id: 5360, name: 'Sever' })] });
    renderConsole({ address: '/settings/audit-log', provider: { getList, getMany } });
    expect((await screen.findByRole('link', { name: 'Sever' })).getAttribute('href')).toBe('/stores/regions/5360');
    expect(await screen.findByText('#5361')).toBeDefined();
    expect(screen.getAllByText('Zásady hesel').length).toBe(2);
    expect(screen.getByText('#5362')).toBeDefined();
  });

  it('names it on the page of an entry too', async () => {
    const getOne = () => Promise.resolve({ data: entries[0] });
    renderConsole({ address: '/settings/audit-log/1', provider: { getOne }, refuses: ['edit'] });
    expect(await screen.findByText('Objednávka')).toBeDefined();
  });

  it('tells what changed in the words of the entity, and of a personal value only that it did', async () => {
    const changes = { state: { before: 'confirmed', after: 'cancelled' }, name: { before: 'iX3f', after: 'q0Yd' } };
    const getOne = () => Promise.resolve({ data: { ...entries[0], changes } });
    renderConsole({ address: '/settings/audit-log/1', provider: { getOne }, refuses: ['edit'] });
    const row = (await screen.findByRole('rowheader', { name: 'Stav' })).closest('tr');
    expect(row?.textContent).toBe('StavPotvrzenáZrušená');
    expect(screen.getByRole('rowheader', { name: 'Jméno klienta' }).closest('tr')?.textContent).not.toMatch(/iX3f|q0Yd/u);
  });
});
