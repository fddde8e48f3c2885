import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SavedView } from '../../../contract/operations/saved-view.ts';
import { aRegion, aUser, renderConsole } from './entity-console.tsx';

const listOf = (rows: readonly unknown[]) =>
  vi.fn<(...args: unknown[]) => Promise<unknown>>(() => Promise.resolve({ data: [...rows], total: rows.length }));
const asked = (getList: ReturnType<typeof listOf>) => getList.mock.lastCall?.[1];

const administrators: SavedView = {
  id: 7,
  resource: 'users',
  name: 'Správci',
  shared: false,
  state: { filter: { role: 'administrator' }, sort: [['email', 'desc']], columns: ['email', 'name'], page_size: 50 },
  owner_name: 'Jana Nováková',
  is_own: true,
  may_change: true,
};
const foreign: SavedView = { ...administrators, id: 8, name: 'Cizí', shared: true, is_own: false, may_change: false, owner_name: 'Petr' };

const notExpected = (name: string): Promise<never> => Promise.reject(new Error(`The test did not expect ${name}`));

function openUsers(address: string, views: readonly SavedView[], more: (name: string, options: unknown) => Promise<unknown> = notExpected) {
  const getList = listOf([aUser()]);
  const read = vi.fn(() => Promise.resolve(views));
  const ask = (name: string, options: unknown) => (name === 'GET /views' ? read() : more(name, options));
  return { getList, read, ...renderConsole({ address, provider: { getList, ask } }) };
}
/** Of the columns; the last one is that of what can be done with a row. */
const headings = async () => (await screen.findAllByRole('columnheader')).map((cell) => cell.textContent?.trim()).slice(0, -1);
const openMenu = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('saved views of a list', () => {
  it('are not asked for until somebody needs them', async () => {
    const { read } = openUsers('/settings/users', [administrators]);
    await screen.findByRole('link', { name: 'Jana Nováková' });
    expect(read).not.toHaveBeenCalled();
    await openMenu(/^Pohledy$/u);
    await screen.findByRole('button', { name: /^Správci/u });
  });

  it('show what they remember, and the address says all of it', async () => {
    const { getList, router } = openUsers('/settings/users?view=7', [administrators]);
    await screen.findByRole('button', { name: 'Pohled: Správci' });
    await screen.findByRole('link', { name: 'Jana Nováková' });
    expect(getList).toHaveBeenCalledOnce();
    expect(asked(getList)).toMatchObject({
      filter: { role: 'administrator' },
      meta: { sort: [['email', 'DESC']] },
      pagination: { page: 1, perPage: 50 },
    });
    expect((await headings()).slice(-2)).toEqual(['E-mail', 'Jméno']);
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
      view: '7',
      filter: '{"role":"administrator"}',
      sort: 'email',
      order: 'DESC',
      perPage: '50',
      columns: 'email,name',
    });
  });

  it('give way to what the address says, and are marked as changed', async () => {
    const { getList } = openUsers('/settings/users?view=7&perPage=25', [administrators]);
    await screen.findByRole('button', { name: 'Pohled: Správci (upraveno)' });
    await screen.findByRole('link', { name: 'Jana Nováková' });
    expect(asked(getList)).toMatchObject({ filter: { role: 'administrator' }, pagination: { perPage: 25 } });
    await openMenu(/upraveno/u);
    await userEvent.click(await screen.findByRole('button', { name: 'Zahodit změny' }));
    await waitFor(() => {
      expect(asked(getList)).toMatchObject({ pagination: { perPage: 50 } });
    });
    await screen.findByRole('button', { name: 'Pohled: Správci' });
  });

  it('take changes in, and only those that one may change', async () => {
    const change = vi.fn<(...args: unknown[]) => Promise<SavedView>>(() => Promise.resolve(administrators));
    openUsers('/settings/users?view=7&perPage=25', [administrators, foreign], change);
    await openMenu(/upraveno/u);
    await userEvent.click(await screen.findByRole('button', { name: 'Uložit změny do pohledu' }));
    const body = { state: { ...administrators.state, page_size: 25 } };
    await waitFor(() => expect(change).toHaveBeenCalledWith('PATCH /views/{id}', { path: { id: 7 }, body }));
    await openMenu(/^Pohled/u);
    await userEvent.click(await screen.findByRole('button', { name: /^Cizí/u }));
    await screen.findByRole('button', { name: 'Pohled: Cizí' });
    await openMenu(/^Pohled/u);
    const actions = await screen.findByRole('group', { name: 'Co s pohledem' });
    expect(within(actions).queryByRole('button', { name: 'Smazat pohled' })).toBeNull();
    expect(within(actions).queryByRole('button', { name: 'Přejmenovat nebo sdílet' })).toBeNull();
  });

  it('open without what the list no longer has, and say so', async () => {
    const state = { ...administrators.state, filter: { role: 'administrator', shoe_size: 44 }, columns: ['name', 'hat'] };
    const { getList } = openUsers('/settings/users?view=7', [{ ...administrators, state }]);
    await screen.findByText(/bez částí, které už seznam nemá: shoe_size, hat/u);
    await screen.findByRole('button', { name: 'Pohled: Správci' });
    expect(asked(getList)).toMatchObject({ filter: { role: 'administrator' } });
    expect((await headings()).at(-1)).toBe('Jméno');
  });

  it('that are gone leave the list as it is declared, and say so', async () => {
    const { getList } = openUsers('/settings/users?view=99', [administrators]);
    await screen.findByText(/Tento pohled už neexistuje/u);
    await screen.findByRole('button', { name: 'Pohledy' });
    expect(asked(getList)).toMatchObject({ filter: {}, pagination: { perPage: 25 } });
  });

  it('of others are not needed to open their address', async () => {
    const whole = 'view=99&filter=%7B%22role%22%3A%22operator%22%7D&sort=name&order=ASC&page=1&perPage=25&columns=name';
    const { getList } = openUsers(`/settings/users?${whole}`, []);
    await screen.findByRole('button', { name: 'Pohledy' });
    await waitFor(() => expect(asked(getList)).toMatchObject({ filter: { role: 'operator' } }));
    expect((await headings()).at(-1)).toBe('Jméno');
  });

  it('that are the default open a list that is come to for the first time, and no other', async () => {
    const { router, getList } = openUsers('/settings/users?view=7', [administrators]);
    await openMenu(/^Pohled: Správci/u);
    await userEvent.click(await screen.findByRole('button', { name: 'Otevírat seznam v tomto pohledu' }));
    await openMenu(/^Pohled: Správci/u);
    await userEvent.click(await screen.findByRole('button', { name: 'Zobrazit původní seznam' }));
    await waitFor(() => expect(asked(getList)).toMatchObject({ filter: {} }));
    // What was left as the original list comes back as the original list.
    await router.navigate('/elsewhere');
    await router.navigate('/settings/users');
    await screen.findByRole('button', { name: 'Pohledy' });
    expect(asked(getList)).toMatchObject({ filter: {} });
  });

  it('are kept under a name that is asked for, and what is wrong with it stands at the field', async () => {
    const taken = Object.assign(new Error('Taken'), { status: 409, body: { errors: { name: 'Zvolte jiný název.' } } });
    const create = vi.fn<(...args: unknown[]) => Promise<SavedView>>().mockRejectedValueOnce(taken).mockResolvedValue(administrators);
    const { read } = openUsers('/settings/users', [], create);
    await openMenu(/^Pohledy$/u);
    await userEvent.click(await screen.findByRole('button', { name: 'Uložit jako nový pohled' }));
    const dialog = await screen.findByRole('dialog');
    const name = within(dialog).getByRole('textbox', { name: /^Název pohledu/u });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Uložit' }));
    expect(create).not.toHaveBeenCalled();
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(name, 'Správci');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Sdílet s ostatními/u }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Uložit' }));
    await within(dialog).findByText('Zvolte jiný název.');
    read.mockResolvedValue([administrators]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Uložit' }));
    await screen.findByRole('button', { name: 'Pohled: Správci' });
    const state = { filter: {}, sort: [['name', 'asc']], columns: [], page_size: 25 };
    const body = { resource: 'users', name: 'Správci', shared: true, state };
    expect(create.mock.lastCall).toMatchObject(['POST /views', { header: { 'Idempotency-Key': expect.any(String) }, body }]);
  });

  it('are offered neither in the trash nor within a record', async () => {
    renderConsole({ address: '/stores/settings/trash', provider: { getList: listOf([aRegion()]) } });
    await screen.findByRole('heading', { level: 1 });
    await screen.findByPlaceholderText('Hledat v seznamu');
    expect(screen.queryByRole('button', { name: /^Pohled/u })).toBeNull();
  });
});
