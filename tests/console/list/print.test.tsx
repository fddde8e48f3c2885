import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser, renderConsole } from './entity-console.tsx';

const users = Array.from({ length: 60 }, (_, at) => aUser({ id: at + 1, name: `Osoba ${at + 1}`, email: `osoba${at + 1}@mesto.test` }));
const now = '2026-11-25T09:42:00.000Z';

type Asked = { readonly pagination: { readonly perPage: number }; readonly filter: { readonly id_in?: readonly number[] } };

/** A list of sixty people by pages, of which a filter finds `total`. */
function openList({ search = '', total = users.length } = {}) {
  const getList = vi.fn((_: string, { pagination, filter }: Asked) => {
    const found = users.filter(({ id }) => filter.id_in?.includes(id) ?? true);
    return Promise.resolve({ data: found.slice(0, pagination.perPage), total: filter.id_in === undefined ? total : found.length });
  });
  const view = renderConsole({ address: `/settings/users${search}`, provider: { getList }, now });
  return { getList, ...view };
}

const sheet = () => document.querySelector<HTMLElement>('.printed-list');
const ctrlP = () => fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });

/** The sheet once it was handed to the browser. */
async function printed(): Promise<HTMLElement> {
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1), { timeout: 5000 });
  const found = sheet();
  if (found === null) throw new Error('Nothing was made for paper');
  return found;
}

describe('a list on paper', () => {
  beforeEach(() => {
    window.print = vi.fn(() => undefined);
  });

  it('has every row that the filter finds, not those of the page alone', async () => {
    openList();
    await screen.findByRole('link', { name: 'Osoba 1' });
    expect(screen.queryByRole('link', { name: 'Osoba 60' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Exportovat' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Vytisknout seznam' }));
    const rows = within(await printed()).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(61);
    expect(rows.at(-1)?.textContent).toContain('Osoba 60');
    // No event: it only says what goes on.
    expect(document.querySelector<HTMLElement>('[data-passing]')?.dataset['passing']).toContain('Připravuje se tisk…');
  });

  it('says what it is, what it was filtered by and when it was printed', async () => {
    openList({ search: `?filter=${encodeURIComponent(JSON.stringify({ q: 'osoba', role_in: ['operator'] }))}` });
    await screen.findByRole('link', { name: 'Osoba 1' });
    ctrlP();
    const found = within(await printed());
    expect(found.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('Uživatelé');
    expect(found.getByText('Hledáno: osoba')).toBeDefined();
    expect(found.getByText('Role:', { exact: false }).textContent).toMatch(/^Role: .*obsluha|Role: Oper/iu);
    expect(found.getByText('Vytištěno 25.11.2026 10:42')).toBeDefined();
    expect(found.getByText('60 uživatelů')).toBeDefined();
  });

  it.each([
    [{ starts_at_on: 'today' }, ['Termín: dnes, 25.11.2026']],
    [{ starts_at_on: 'week' }, ['Termín: tento týden, 23.11.2026 – 29.11.2026']],
    [{ starts_at_on: 'today', starts_at_hours: '13:00-15:00' }, ['Termín: dnes, 25.11.2026', 'Termín: 13:00 – 15:00']],
  ])('says the days and hours of a list in time, which its tabs and chips say on a screen: %j', async (filter, said) => {
    const order = { ...aUser({ id: 1, name: 'Jan Novák', email: null }), store_id: 1, service_id: 1, pin: '0001', state: 'confirmed' };
    const times = { starts_at: '2026-11-25T10:00:00.000Z', ends_at: '2026-11-25T10:10:00.000Z' };
    const getList = () => Promise.resolve({ data: [{ ...order, ...times }], total: 1 });
    const search = `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    renderConsole({ address: `/web-orders/manage-orders${search}`, provider: { getList }, now });
    await screen.findByRole('link', { name: 'Jan Novák' });
    ctrlP();
    const found = within(await printed());
    expect(found.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(said);
    expect(found.queryByText('Bez filtru')).toBeNull();
  });

  it('has the chosen rows alone, on whatever page they were chosen', async () => {
    const { getList } = openList();
    await screen.findByRole('link', { name: 'Osoba 1' });
    await userEvent.click(screen.getByRole('checkbox', { name: /Osoba 3$/u }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Osoba 7$/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Exportovat' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Vytisknout vybrané' }));
    const rows = within(await printed()).getAllByRole('row', { hidden: true });
    expect(rows.slice(1).map(({ textContent }) => /Osoba \d+/u.exec(textContent ?? '')?.[0])).toEqual(['Osoba 3', 'Osoba 7']);
    expect(getList.mock.lastCall?.[1].filter.id_in).toEqual([3, 7]);
  });

  it('says where it ends when there are more rows than it takes', async () => {
    openList({ total: 12_345 });
    await screen.findByRole('link', { name: 'Osoba 1' });
    ctrlP();
    expect((await printed()).textContent).toMatch(/Vytiskne se prvních 60 z 12.345\./u);
  });

  it('goes when printing has ended', async () => {
    openList();
    await screen.findByRole('link', { name: 'Osoba 1' });
    ctrlP();
    await printed();
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(sheet()).toBeNull());
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  it('is not printed at all when its rows cannot be read', async () => {
    const { getList } = openList();
    await screen.findByRole('link', { name: 'Osoba 1' });
    getList.mockImplementation(() => Promise.reject(new Error('Server neodpovídá')));
    ctrlP();
    await screen.findByText(/Seznam se nepodařilo načíst k tisku/u);
    expect(window.print).not.toHaveBeenCalled();
    expect(sheet()).toBeNull();
  });
});
