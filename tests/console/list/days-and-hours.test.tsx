import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SavedView } from '../../../contract/operations/saved-view.ts';
import { butNextDay } from './but-next-day.ts';
import { renderConsole } from './entity-console.tsx';

/** Wednesday, 9:22 in Prague. */
const now = '2026-11-25T08:22:00.000Z';

type Asked = { readonly filter: Readonly<Record<string, unknown>>; readonly sort: object };

describe('a list of what has been', () => {
  const openTickets = (search = '') => {
    const getList = vi.fn<(name: string, asked: Asked) => Promise<unknown>>((_, { filter }) => {
      const rows = 'created_at_lte' in filter ? [{ ...aTicket, id: 9, created_at: '2026-11-23T09:00:00.000Z' }] : [];
      return Promise.resolve({ data: rows, total: rows.length, meta: { facets: { created_at: { today: 0, yesterday: 0, week: 12 } } } });
    });
    return { getList, ...renderConsole({ address: `/stores/tickets${search}`, provider: { getList }, now }) };
  };
  const aTicket = { number: 'A012', store_id: 1, service_id: 1, state: 'finished' };

  it('opens on today with the last one first, beside the days before', async () => {
    const { getList } = openTickets();
    const days = await screen.findByRole('navigation', { name: 'Vydáno' });
    // The counts come with the rows.
    await waitFor(() => expect(days.textContent).toBe('Dnes 0Včera 0Týden 12Vše'));
    expect(getList.mock.calls[0]?.[1]).toMatchObject({ filter: { created_at_on: 'today' }, sort: { field: 'created_at', order: 'DESC' } });
  });

  it('leads from a day without rows back to the last one that has some', async () => {
    const { router, getList } = openTickets();
    await screen.findByText('Dnes si zatím nikdo lístek nevzal');
    const back = await screen.findByRole('link', { name: 'Poslední lístky: pondělí 23. 11. 2026' });
    // Today began at midnight in Prague.
    expect(getList.mock.lastCall?.[1]).toMatchObject({ filter: { created_at_lte: '2026-11-24T22:59:59.999Z' }, sort: { order: 'DESC' } });
    await userEvent.click(back);
    expect(new URLSearchParams(router.state.location.search).get('filter')).toBe(
      '{"created_at_gte":"2026-11-22T23:00:00.000Z","created_at_lte":"2026-11-23T22:59:59.999Z"}',
    );
  });
});

describe('the hours of a list', () => {
  const openOrders = (filter: object) => {
    const counts = { starts_at: { today: 4, tomorrow: 31, week: 1180 } };
    const getList = vi.fn<(name: string, asked: Asked) => Promise<unknown>>(() =>
      Promise.resolve({ data: [anOrder], total: 1, meta: { facets: counts } }),
    );
    const search = 'view' in filter ? '?view=7' : `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    const ask = (name: string) => (name === 'GET /views' ? Promise.resolve([afternoon]) : new Promise(() => {}));
    renderConsole({ address: `/web-orders/manage-orders${search}`, provider: { getList: butNextDay(getList), ask }, now });
    return { asked: () => getList.mock.lastCall?.[1] };
  };
  const afternoon: SavedView = {
    id: 7,
    resource: 'orders',
    name: 'Dnes odpoledne',
    shared: false,
    state: { filter: { starts_at_on: 'today', starts_at_hours: '13:00-15:00' }, sort: [['starts_at', 'asc']], columns: [], page_size: 25 },
    owner_name: 'Jana Nováková',
    is_own: true,
    may_change: true,
  };
  const anOrder = {
    id: 1,
    version: 1,
    store_id: 1,
    service_id: 1,
    starts_at: now,
    ends_at: now,
    pin: '001',
    state: 'confirmed',
    name: 'Klient',
  };
  const tabs = () => screen.findByRole('navigation', { name: 'Termín' });
  const tab = async (name: RegExp) => within(await tabs()).getByRole('link', { name });
  const chosen = async () => within(await tabs()).getByRole('link', { current: true }).textContent;
  const chips = () => screen.queryByRole('list', { name: 'Filtry' })?.textContent;
  // The panel of the filter is fetched when it is opened.
  const hours = (name: string) => screen.findByRole('textbox', { name });
  const openFilter = async () => userEvent.click(await screen.findByRole('button', { name: 'Termín' }));

  it('narrow the day that is open, whose tab stays chosen, and go with their chip', async () => {
    const { asked } = openOrders({ starts_at_on: 'today' });
    await openFilter();
    await userEvent.type(await hours('Od hodiny'), '13{Enter}');
    await waitFor(() => expect(asked()?.filter).toEqual({ starts_at_on: 'today', starts_at_hours: '13:00-24:00' }));
    await userEvent.type(await hours('Do hodiny'), '15:00{Enter}');
    await waitFor(() => expect(asked()?.filter).toEqual({ starts_at_on: 'today', starts_at_hours: '13:00-15:00' }));
    await waitFor(() => expect(chips()).toContain('Termín:13:00 – 15:00'));
    await waitFor(async () => expect(await chosen()).toBe('Dnes 4'));
    await userEvent.click(await tab(/^Zítra/u));
    await waitFor(() => expect(asked()?.filter).toEqual({ starts_at_on: 'tomorrow', starts_at_hours: '13:00-15:00' }));
    await userEvent.click(screen.getByRole('button', { name: 'Odebrat filtr Termín' }));
    await waitFor(() => expect(asked()?.filter).toEqual({ starts_at_on: 'tomorrow' }));
  });

  it('stay when other days are chosen, and are told behind them', async () => {
    const { asked } = openOrders({ starts_at_on: 'today', starts_at_hours: '13:00-15:00' });
    await openFilter();
    await userEvent.click(await screen.findByRole('button', { name: 'Příští týden' }));
    await waitFor(() => expect(asked()?.filter).toEqual({ starts_at_on: 'next_week', starts_at_hours: '13:00-15:00' }));
    await waitFor(() => expect(chips()).toContain('Termín:příští týden, 13:00 – 15:00'));
  });

  it('are asked for by a saved view, and told as if they had been typed', async () => {
    const { asked } = openOrders({ view: 7 });
    await screen.findByRole('button', { name: 'Pohled: Dnes odpoledne' });
    await waitFor(() => expect(asked()?.filter).toEqual({ starts_at_on: 'today', starts_at_hours: '13:00-15:00' }));
    await waitFor(() => expect(chips()).toContain('Termín:13:00 – 15:00'));
    await waitFor(async () => expect(await chosen()).toBe('Dnes 4'));
  });

  it('say what is no hour and what ends before it begins, and take both ends once they fit', async () => {
    const { asked } = openOrders({ starts_at_on: 'today', starts_at_hours: '13:00-15:00' });
    await openFilter();
    await userEvent.clear(await hours('Od hodiny'));
    await userEvent.type(await hours('Od hodiny'), 'odpoledne{Enter}');
    await screen.findByText('Zadejte čas, například 8:30');
    await userEvent.clear(await hours('Od hodiny'));
    await userEvent.type(await hours('Od hodiny'), '16:00{Enter}');
    await screen.findByText(/^Konec musí být později než začátek/u);
    expect(asked()?.filter).toEqual({ starts_at_on: 'today', starts_at_hours: '13:00-15:00' });
    await userEvent.clear(await hours('Do hodiny'));
    await userEvent.type(await hours('Do hodiny'), '17{Enter}');
    await waitFor(() => expect(asked()?.filter).toEqual({ starts_at_on: 'today', starts_at_hours: '16:00-17:00' }));
    expect(screen.queryByText(/^Konec musí být později než začátek/u)).toBeNull();
  });
});
