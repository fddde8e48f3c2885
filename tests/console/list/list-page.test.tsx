import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { virtualDisplays } from '../../../contract/resources/devices/virtual-displays.ts';
import { exportedColumns, offeredColumns } from '../../../src/crud/list/state/columns.ts';
import { aRegion, aUser, renderConsole } from './entity-console.tsx';

const users = [aUser(), aUser({ id: 2, name: 'Petr Svoboda', email: 'petr@mesto.test', role: 'administrator', level: 10 })];
const listOf = (data: readonly ReturnType<typeof aUser>[]) => vi.fn(() => Promise.resolve({ data: [...data], total: data.length }));
const asked = (getList: { readonly mock: { readonly lastCall?: readonly unknown[] | undefined } }) => getList.mock.lastCall?.[1];

const describedOf = (element: HTMLElement) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the list of an entity', () => {
  it('names rows by links to their records and counts them', async () => {
    renderConsole({ address: '/settings/users', provider: { getList: listOf(users) } });
    const link = await screen.findByRole('link', { name: 'Jana Nováková' });
    expect(link.getAttribute('href')).toBe('/settings/users/1');
    expect(screen.getByText('2 uživatelé')).toBeDefined();
    expect(screen.getByRole('link', { name: /Přidat uživatele/u }).getAttribute('href')).toBe('/settings/users/create');
  });

  it('names rows by their addresses where these stand alone, without a link in a link', async () => {
    const { container } = renderConsole({ address: '/settings/users?columns=email', provider: { getList: listOf(users) } });
    const link = await screen.findByRole('link', { name: /^petr/u });
    expect(link.getAttribute('href')).toBe('/settings/users/2');
    expect(container.querySelector('a a')).toBeNull();
  });

  it('shows two numbers in one column, whose second one an export takes too', async () => {
    const display = { ...aRegion({ name: 'Hala' }), store_id: null, width: 1920, height: 1080, volume: 70 };
    renderConsole({
      address: '/virtual-displays?columns=name,width',
      provider: { getList: vi.fn(async () => ({ data: [display], total: 1 })) },
    });
    await screen.findByRole('cell', { name: '1920 × 1080' });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Rozlišení');
    expect(offeredColumns(virtualDisplays)).not.toContain('height');
    expect(exportedColumns(virtualDisplays, ['name', 'width', 'volume'])).toEqual(['name', 'width', 'height', 'volume']);
  });

  it('says which column orders the rows, and turns it round at a press', async () => {
    const getList = listOf(users);
    renderConsole({ address: '/settings/users', provider: { getList } });
    const head = await screen.findByRole('columnheader', { name: 'Jméno' });
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(asked(getList)).toMatchObject({ meta: { sort: [['name', 'DESC']] } }));
  });

  it('orders by a second column at a press with Shift', async () => {
    const getList = listOf(users);
    renderConsole({ address: '/settings/users', provider: { getList } });
    const user = userEvent.setup();
    const head = await screen.findByRole('columnheader', { name: 'Role' });
    await user.keyboard('{Shift>}');
    await user.click(within(head).getByRole('button'));
    await user.keyboard('{/Shift}');
    await waitFor(() =>
      expect(asked(getList)).toMatchObject({
        meta: {
          sort: [
            ['name', 'ASC'],
            ['role', 'ASC'],
          ],
        },
      }),
    );
  });

  it('shows what the address asks for and lets it go', async () => {
    const getList = listOf(users);
    const filter = encodeURIComponent(JSON.stringify({ role_in: ['operator', 'administrator'] }));
    renderConsole({ address: `/settings/users?filter=${filter}`, provider: { getList } });
    const chips = await screen.findByRole('list', { name: 'Filtry' });
    expect(chips.textContent).toContain('Role:Obsluha, Správce');
    await userEvent.click(within(chips).getByRole('button', { name: 'Odebrat filtr Role' }));
    await waitFor(() => expect(asked(getList)).toMatchObject({ filter: {} }));
    expect(screen.queryByRole('list', { name: 'Filtry' })).toBeNull();
  });

  it('shows what an address asks of a field without a filter of its own, and lets it go', async () => {
    const getList = listOf(users);
    const filter = encodeURIComponent(JSON.stringify({ email: 'petr@mesto.test' }));
    renderConsole({ address: `/settings/users?filter=${filter}`, provider: { getList } });
    const chips = await screen.findByRole('list', { name: 'Filtry' });
    expect(chips.textContent).toContain('E-mail:petr@mesto.test');
    await userEvent.click(within(chips).getByRole('button', { name: 'Odebrat filtr E-mail' }));
    await waitFor(() => expect(asked(getList)).toMatchObject({ filter: {} }));
  });

  it('asks for one of the ticked values', async () => {
    const getList = listOf(users);
    renderConsole({ address: '/settings/users', provider: { getList } });
    await userEvent.click(await screen.findByRole('button', { name: 'Role' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Obsluha' }));
    await waitFor(() => expect(asked(getList)).toMatchObject({ filter: { role: 'operator' } }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Správce' }));
    await waitFor(() => expect(asked(getList)).toMatchObject({ filter: { role_in: ['operator', 'administrator'] } }));
  });

  it('says beside each value how many rows have it under the other filters', async () => {
    const facets = { role: { superAdministrator: 1, administrator: 1204, operator: 0 } };
    const getList = vi.fn(() => Promise.resolve({ data: [...users], total: 2, meta: { facets } }));
    renderConsole({ address: `/settings/users?filter=${encodeURIComponent('{"active":true}')}`, provider: { getList } });
    await userEvent.click(await screen.findByRole('button', { name: 'Role' }));
    await waitFor(() => expect(describedOf(screen.getByRole('checkbox', { name: 'Správce' }))).toBe('1\u00a0204'));
    expect(describedOf(screen.getByRole('checkbox', { name: 'Obsluha' }))).toBe('0');
    expect(asked(getList)).toMatchObject({ filter: { active: true }, pagination: { perPage: 1 }, meta: { facets: ['role'] } });
  });

  it('shows a tick at once and keeps both of two that follow each other at once', async () => {
    const getList = listOf(users);
    renderConsole({ address: '/settings/users', provider: { getList } });
    await userEvent.click(await screen.findByRole('button', { name: 'Role' }));
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    // Not a user's events: between these two no turn of the event loop passes, and the address has not followed.
    fireEvent.click(box('Obsluha'));
    expect(box('Obsluha').checked).toBe(true);
    fireEvent.click(box('Správce'));
    await waitFor(() => expect(asked(getList)).toMatchObject({ filter: { role_in: ['operator', 'administrator'] } }));
  });

  it('counts what a row refers to and the reader may not see', async () => {
    const limited = [aUser({ limitations: [1, 2, 3] })];
    const getMany = vi.fn(() => Promise.resolve({ data: [{ id: 2, label: 'Radnice' }] }));
    renderConsole({ address: '/settings/users', provider: { getList: listOf(limited), getMany } });
    expect(await screen.findByText('2 mimo vaše oprávnění')).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Radnice' })).toBeDefined();
  });

  it('leaves out of the order what the API would refuse', async () => {
    const getList = listOf(users);
    renderConsole({ address: '/settings/users?sort=resources&order=ASC', provider: { getList } });
    await screen.findByRole('link', { name: 'Jana Nováková' });
    expect(asked(getList)).toMatchObject({ meta: { sort: [['name', 'ASC']] } });
  });

  it('moves among rows with j and k', async () => {
    renderConsole({ address: '/settings/users', provider: { getList: listOf(users) } });
    await screen.findByRole('link', { name: 'Jana Nováková' });
    await userEvent.keyboard('jj');
    expect(document.activeElement?.textContent).toBe('Petr Svoboda');
    await userEvent.keyboard('k');
    expect(document.activeElement?.textContent).toBe('Jana Nováková');
  });

  it('leads to a new record with n', async () => {
    const { router } = renderConsole({ address: '/settings/users', provider: { getList: listOf(users) } });
    await screen.findByRole('link', { name: 'Jana Nováková' });
    await userEvent.keyboard('n');
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings/users/create'));
  });

  it('says what to do when there is nothing yet', async () => {
    renderConsole({ address: '/stores/settings', provider: { getList: listOf([]) } });
    expect(await screen.findByText('Zatím tu nic není')).toBeDefined();
  });

  it('offers to clear filters that nothing matches', async () => {
    const getList = listOf([]);
    renderConsole({ address: `/settings/users?filter=${encodeURIComponent('{"q":"xyz"}')}`, provider: { getList } });
    await screen.findByText('Filtrům nic neodpovídá');
    // What was typed is no filter.
    expect(screen.queryByRole('button', { name: 'Zrušit filtry' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Vymazat hledaný text' }));
    await waitFor(() => expect(asked(getList)).toMatchObject({ filter: {} }));
    expect(await screen.findByText('Zatím tu nic není')).toBeDefined();
  });

  it('tells the reason of a failure and tries again', async () => {
    const getList = vi
      .fn()
      .mockRejectedValueOnce(new HttpError('Databáze je nedostupná.', 503))
      .mockResolvedValue({ data: users, total: 2 });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderConsole({ address: '/settings/users', provider: { getList } });
    expect((await screen.findByRole('alert')).textContent).toContain('Databáze je nedostupná.');
    await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    expect(await screen.findByRole('link', { name: 'Jana Nováková' })).toBeDefined();
  });

  it('offers the whole list when the address asks for what nobody knows', async () => {
    const getList = vi.fn().mockRejectedValueOnce(new HttpError('Filtr „nic“ neznáme.', 400)).mockResolvedValue({ data: users, total: 2 });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderConsole({ address: `/settings/users?filter=${encodeURIComponent('{"nic":1}')}&sort=nic&order=ASC`, provider: { getList } });
    await userEvent.click(await screen.findByRole('button', { name: 'Zobrazit celý seznam' }));
    expect(await screen.findByRole('link', { name: 'Jana Nováková' })).toBeDefined();
    expect(asked(getList)).toMatchObject({ filter: {}, sort: { field: 'name', order: 'ASC' } });
  });

  it('is not shown to those who may not see it', async () => {
    renderConsole({ address: '/settings/users', provider: {}, refuses: ['list'] });
    expect(await screen.findByText('Sem nemáte přístup')).toBeDefined();
  });

  it('offers no new record to those who may not make one', async () => {
    renderConsole({ address: '/settings/users', provider: { getList: listOf(users) }, refuses: ['create'] });
    await screen.findByRole('link', { name: 'Jana Nováková' });
    expect(screen.queryByRole('link', { name: /Přidat/u })).toBeNull();
  });
});
