import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { clientAt } from '../web-orders/order-row.ts';
import { butNextDay } from './but-next-day.ts';
import { renderConsole } from './entity-console.tsx';

const page = '/web-orders/manage-orders';
/** Wednesday, 9:22 in Prague. */
const now = '2026-11-25T08:22:00.000Z';

type Asked = { readonly filter: Readonly<Record<string, unknown>>; readonly sort: object; readonly meta?: object };

const anOrder = (id: number, starts_at: string) => ({ ...clientAt(id, starts_at), email: null, phone: null, channel: 'web' });
const day = [
  anOrder(1, '2026-11-25T07:00:00.000Z'),
  anOrder(2, '2026-11-25T08:22:00.000Z'),
  anOrder(3, '2026-11-25T08:22:00.001Z'),
  anOrder(4, '2026-11-25T10:00:00.000Z'),
];
const counts = { starts_at: { today: 4, tomorrow: 31, week: 1180 } };

function openOrders(search = '', rows: readonly object[] = day, clock = now) {
  const getList = vi.fn<(name: string, asked: Asked) => Promise<unknown>>(() =>
    Promise.resolve({ data: [...rows], total: rows.length, meta: { facets: counts } }),
  );
  const view = renderConsole({ address: `${page}${search}`, provider: { getList: butNextDay(getList) }, now: clock });
  return { getList, asked: () => getList.mock.lastCall?.[1], ...view };
}
const asking = (filter: object, more = '') => `?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;
const tabs = () => screen.findByRole('navigation', { name: 'Termín' });
const tab = async (name: RegExp) => within(await tabs()).getByRole('link', { name });
const chosen = async () =>
  within(await tabs())
    .getAllByRole('link', { current: true })
    .map(({ textContent }) => textContent);
const chips = () => screen.queryByRole('list', { name: 'Filtry' })?.textContent;
/** What is in the rows of the table, the line among them. */
const lines = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    row.getAttribute('aria-hidden') === 'true' ? row.textContent : row.querySelector('th')?.textContent,
  );

describe('a list that is read in days', () => {
  it('opens on today in the course of the day, with one question for rows and counts', async () => {
    const { getList, asked, router } = openOrders();
    await screen.findByRole('link', { name: 'Klient 1' });
    expect(getList).toHaveBeenCalledOnce();
    expect(asked()).toMatchObject({
      filter: { starts_at_on: 'today' },
      sort: { field: 'starts_at', order: 'ASC' },
      meta: { sort: [['starts_at', 'ASC']], facets: ['starts_at'] },
    });
    // So that the way back leads to that day again.
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"starts_at_on":"today"}'));
    expect(getList).toHaveBeenCalledOnce();
    expect((await tabs()).textContent).toBe('Dnes 4Zítra 31Týden 1\u00a0180Vše');
    expect(await chosen()).toEqual(['Dnes 4']);
    expect(chips()).toBeUndefined();
  });

  it('says the hour alone where all rows are of one day, the date too where they are not', async () => {
    const times = () => [...document.querySelectorAll('tbody time')].map(({ textContent }) => textContent);
    openOrders();
    await waitFor(() => expect(times()).toEqual(['08:00', '09:22', '09:22', '11:00']));
    await userEvent.click(await tab(/^Týden/u));
    await waitFor(() => expect(times()[0]).toBe('25.11.2026 08:00'));
  });

  it('goes to another day, and back by the browser', async () => {
    const { asked, router } = openOrders();
    await userEvent.click(await tab(/^Zítra/u));
    await waitFor(() => expect(asked()).toMatchObject({ filter: { starts_at_on: 'tomorrow' }, sort: { order: 'ASC' } }));
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
      filter: '{"starts_at_on":"tomorrow"}',
      sort: 'starts_at',
      order: 'ASC',
    });
    await userEvent.click(await tab(/^Vše/u));
    await waitFor(() => expect(asked()).toMatchObject({ filter: {}, sort: { field: 'starts_at', order: 'DESC' } }));
    expect(await chosen()).toEqual(['Vše']);
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(await chosen()).toEqual(['Zítra 31']));
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(await chosen()).toEqual(['Dnes 4']));
  });

  it('keeps the other filters, the view and an order that somebody chose', async () => {
    const { asked, router } = openOrders(
      asking({ state: 'confirmed', starts_at_on: 'today' }, '&sort=name&order=DESC&page=1&perPage=50&store=3'),
    );
    await userEvent.click(await tab(/^Týden/u));
    await waitFor(() =>
      expect(asked()).toMatchObject({ filter: { state: 'confirmed', starts_at_on: 'week' }, sort: { field: 'name', order: 'DESC' } }),
    );
    expect(router.state.location.search).toContain('store=3');
    expect(router.state.location.search).toContain('perPage=50');
  });

  it('stays on its day when filters are taken off', async () => {
    const { asked } = openOrders(asking({ state: 'confirmed', channel: 'web', starts_at_on: 'tomorrow' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Zrušit filtry' }));
    await waitFor(() => expect(asked()?.filter).toEqual({ starts_at_on: 'tomorrow' }));
  });

  it('shows all of an address that asks for something else, the newest first', async () => {
    const { asked } = openOrders(asking({ state: 'confirmed' }));
    await screen.findByRole('link', { name: 'Klient 1' });
    expect(asked()).toMatchObject({ filter: { state: 'confirmed' }, sort: { order: 'DESC' } });
    expect(await chosen()).toEqual(['Vše']);
  });

  it('has neither days nor a line in the trash', async () => {
    const { asked } = openOrders('/trash');
    await screen.findByText('Klient 1');
    expect(asked()).toMatchObject({ filter: {}, sort: { field: 'deleted_at', order: 'DESC' } });
    expect(screen.queryByRole('navigation', { name: 'Termín' })).toBeNull();
    expect(screen.queryByText(/^nyní/u)).toBeNull();
  });
});

describe('the filter of the time of a list', () => {
  const openFilter = async () => userEvent.click(await screen.findByRole('button', { name: 'Termín' }));
  const period = (name: string) => screen.getByRole('button', { name });

  it('says which period is chosen and takes another, which a chip names', async () => {
    const { asked } = openOrders();
    await openFilter();
    const today = await screen.findByRole('button', { name: 'Dnes' });
    await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).toBe(today.closest('[role=dialog]')));
    expect(period('Dnes').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(period('Příští týden'));
    await waitFor(() => expect(asked()?.filter).toEqual({ starts_at_on: 'next_week' }));
    await waitFor(() => expect(chips()).toContain('Termín:příští týden'));
    expect(await chosen()).toEqual(['Vše']);
    await userEvent.click(period('Příští týden'));
    await waitFor(() => expect(asked()?.filter).toEqual({}));
  });

  it('gives way to days that are typed', async () => {
    const { asked } = openOrders();
    await openFilter();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Od' }), '1.12.2026{Enter}');
    await waitFor(() => expect(asked()?.filter).toEqual({ starts_at_gte: '2026-11-30T23:00:00.000Z' }));
    await waitFor(async () => expect(await chosen()).toEqual(['Vše']));
    expect(chips()).toContain('Termín:od 01.12.2026');
  });
});

describe('the line at now', () => {
  it('lies between what has begun and what is to come, and is told to nobody', async () => {
    openOrders();
    await screen.findByText('nyní 9:22');
    expect(lines()).toEqual(['Klient 1', 'Klient 2', 'nyní 9:22', 'Klient 3', 'Klient 4']);
    expect(screen.queryByRole('row', { name: /nyní/u })).toBeNull();
  });

  it.each([
    ['over the first row before the day begins', '2026-11-25T05:05:00.000Z', ['nyní 6:05', 'Klient 1', 'Klient 2', 'Klient 3', 'Klient 4']],
    ['under the last one when the day is over', '2026-11-25T20:00:00.000Z', ['Klient 1', 'Klient 2', 'Klient 3', 'Klient 4', 'nyní 21:00']],
  ])('lies %s', async (_, clock, expected) => {
    openOrders('', day, clock);
    await screen.findByText(/^nyní/u);
    expect(lines()).toEqual(expected);
  });

  it.each([
    ['opens today', page, { starts_at_on: 'today' }, false],
    ['opens the week', `${page}${asking({ starts_at_on: 'week' })}`, { starts_at_on: 'week' }, false],
    ['asks for it on another page', `${page}${asking({ starts_at_on: 'today' }, '&page=1')}`, { starts_at_on: 'today' }, true],
  ])('is led to on its page, once, for a person who %s', async (_, address, filter, isAsked) => {
    // All of the first page has begun.
    const getList = vi.fn((__: string, asked: Asked) =>
      Promise.resolve({ data: day.slice(0, 2), total: 'starts_at_lte' in asked.filter ? 61 : 90, meta: { facets: counts } }),
    );
    const { router } = renderConsole({ address, provider: { getList }, now });
    const button = await screen.findByRole('button', { name: 'Přejít na nyní' });
    if (isAsked) await userEvent.click(button);
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('page')).toBe('3'));
    const counted = getList.mock.calls.filter(([, asked]) => 'starts_at_lte' in asked.filter);
    expect(counted.map(([, asked]) => asked.filter)).toEqual([{ ...filter, starts_at_lte: now }]);
  });

  it('is led to where it lies among the rows that are there, and nothing is asked for', async () => {
    const { getList } = openOrders();
    await screen.findByText('nyní 9:22');
    const asked = getList.mock.calls.length;
    const shown = vi.fn<() => void>();
    Element.prototype.scrollIntoView = shown;
    await userEvent.click(await screen.findByRole('button', { name: 'Přejít na nyní' }));
    expect(shown).toHaveBeenCalledOnce();
    expect(getList).toHaveBeenCalledTimes(asked);
  });

  it.each([
    ['of another day', asking({ starts_at_on: 'tomorrow' })],
    ['of all days', asking({})],
    ['in another order', asking({ starts_at_on: 'today' }, '&sort=name&order=ASC')],
    ['against the course of the day', asking({ starts_at_on: 'today' }, '&sort=starts_at&order=DESC')],
  ])('is not in a list %s', async (_, search) => {
    openOrders(search);
    await screen.findByRole('link', { name: 'Klient 1' });
    // The days and the line come together.
    await tabs();
    expect(lines()).toEqual(['Klient 1', 'Klient 2', 'Klient 3', 'Klient 4']);
  });
});

describe('a day without rows', () => {
  /** No one today, and someone a week after. */
  function openEmpty(search = '') {
    const later = anOrder(9, '2026-12-03T09:00:00.000Z');
    const getList = vi.fn((_: string, { filter }: Asked) => {
      const rows = 'starts_at_gte' in filter ? [later] : [];
      return Promise.resolve({ data: rows, total: rows.length, meta: { facets: counts } });
    });
    return { getList, ...renderConsole({ address: `${page}${search}`, provider: { getList }, now }) };
  }
  const next = () => screen.findByRole('link', { name: 'Další objednávky: čtvrtek 3. 12. 2026' });

  it('says so as people say it, and leads to the next day that has some', async () => {
    const { getList, router } = openEmpty();
    await screen.findByText('Dnes nikdo není objednaný');
    await userEvent.click(await next());
    const filter = { starts_at_gte: '2026-12-02T23:00:00.000Z', starts_at_lte: '2026-12-03T22:59:59.999Z' };
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('filter')).toBe(JSON.stringify(filter)));
    expect(getList.mock.calls.map(([, { filter: asked }]) => asked)).toContainEqual({ starts_at_gte: '2026-11-25T23:00:00.000Z' });
  });

  it('is without rows for those who have chosen a store too', async () => {
    openEmpty(asking({ store_id: 3, starts_at_on: 'tomorrow' }));
    await screen.findByText('Na zítra nikdo není objednaný');
  });
});
