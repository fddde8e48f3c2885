import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { clientAt } from '../web-orders/order-row.ts';
import { renderConsole } from './entity-console.tsx';

const page = '/web-orders/manage-orders';
/** Wednesday, 9:22 in Prague. */
const now = '2026-11-25T08:22:00.000Z';

type Asked = { readonly filter: Readonly<Record<string, unknown>>; readonly sort: object };

const today = clientAt(1, '2026-11-25T07:00:00.000Z');
const counts = { starts_at: { today: 1, tomorrow: 0, week: 2 } };
const asking = (filter: object, more = '') => `?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;

describe('a search in one period', () => {
  /** Rows that the search finds in the period, before it and after it. */
  function search(
    { here = [], before = [], after = [] }: Readonly<Record<string, readonly object[]>>,
    filter: object = {},
    identity?: { readonly id: number; readonly limitations: readonly number[] },
  ) {
    const getList = vi.fn((_: string, { filter: asked }: Asked) => {
      const rows = 'starts_at_gte' in asked ? after : 'starts_at_lte' in asked ? before : here;
      return Promise.resolve({ data: rows.slice(0, 1), total: rows.length, meta: { facets: counts } });
    });
    const address = `${page}${asking({ q: 'novák', starts_at_on: 'today', ...filter }, '&sort=starts_at&order=ASC')}`;
    return { getList, ...renderConsole({ address, provider: { getList }, now, ...(identity === undefined ? {} : { identity }) }) };
  }
  const tuesday = clientAt(9, '2026-12-01T08:00:00.000Z');
  const line = async (text: string) =>
    expect((await screen.findByText((_, element) => element?.className === 'found-elsewhere')).textContent).toBe(text);

  it('that finds nothing says when the one row is that it hides, and opens it', async () => {
    const { getList, router } = search({ after: [tuesday] });
    await screen.findByText('Hledání nic nenašlo');
    await line('1 objednávka jindy: út 1. 12. 9:00 – otevřít');
    const asked = getList.mock.calls.map(([, { filter }]) => filter);
    expect(asked).toContainEqual({ q: 'novák', starts_at_gte: '2026-11-25T23:00:00.000Z' });
    expect(asked).toContainEqual({ q: 'novák', starts_at_lte: '2026-11-24T22:59:59.999Z' });
    expect(screen.getByRole('link', { name: 'otevřít' }).getAttribute('href')).toBe(`${page}/9`);
    expect(router.state.location.pathname).toBe(page);
  });

  it('of somebody with one store says it as well: their list is read in days too', async () => {
    const clerk = { id: 9, level: 20, role: 'operator', resources: ['ordering'], limitations: [1], maxLevelForSharingPrivileges: 0 };
    search({ after: [tuesday] }, {}, clerk);
    await screen.findByText('Hledání nic nenašlo');
    await line('1 objednávka jindy: út 1. 12. 9:00 – otevřít');
  });

  it('that finds rows names what it hides too, and leads to all of them', async () => {
    const { router } = search({ here: [today], before: [clientAt(7, '2025-12-01T08:00:00.000Z')], after: [tuesday, tuesday] });
    await screen.findByRole('link', { name: 'Klient 1' });
    await line('3 objednávky jindy, nejbližší út 1. 12. 9:00 – zobrazit všechny');
    await userEvent.click(screen.getByRole('link', { name: 'zobrazit všechny' }));
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"q":"novák"}'));
  });

  it('names the last row before the period where none comes after it', async () => {
    search({ before: [clientAt(7, '2025-12-01T08:00:00.000Z')] });
    await line('1 objednávka jindy: po 1. 12. 2025 9:00 – otevřít');
  });

  it('says that nothing is anywhere, and nothing where all rows are in sight', async () => {
    const { unmount } = search({});
    await line('V ostatních dnech se také nic nenašlo.');
    unmount();
    const { getList } = search({ here: [today] });
    await waitFor(() => expect(getList).toHaveBeenCalledTimes(3));
    expect(document.querySelector('.found-elsewhere')).toBeNull();
  });

  it('is kept with its period when filters are cleared', async () => {
    const { getList } = search({ here: [today] }, { state: 'confirmed' });
    await userEvent.click(await screen.findByRole('button', { name: 'Zrušit filtry' }));
    await waitFor(() => expect(getList.mock.calls.map(([, { filter }]) => filter)).toContainEqual({ q: 'novák', starts_at_on: 'today' }));
  });
});

describe('rows without a first day', () => {
  const dated = { q: 'novák', state: 'confirmed', starts_at_gte: '2026-11-30T23:00:00.000Z' };
  const byTime = '&sort=starts_at&order=ASC&page=1&perPage=25';
  function openOrders(sort: string) {
    const getList = vi.fn<(name: string, asked: Asked) => Promise<unknown>>(() =>
      Promise.resolve({ data: [today], total: 1, meta: { facets: counts } }),
    );
    renderConsole({ address: `${page}${asking(dated, sort)}`, provider: { getList }, now });
    return () => getList.mock.lastCall?.[1];
  }

  it('never begin with the oldest: clearing filters goes from days of its own back to today', async () => {
    const asked = openOrders(byTime);
    await userEvent.click(await screen.findByRole('button', { name: 'Zrušit filtry' }));
    await waitFor(() => expect(asked()).toMatchObject({ filter: { q: 'novák', starts_at_on: 'today' }, sort: { order: 'ASC' } }));
  });

  it('begin with the newest where the days alone are taken away', async () => {
    const asked = openOrders(byTime);
    await userEvent.click(await screen.findByRole('button', { name: 'Odebrat filtr Termín' }));
    await waitFor(() =>
      expect(asked()).toMatchObject({ filter: { q: 'novák', state: 'confirmed' }, sort: { field: 'starts_at', order: 'DESC' } }),
    );
  });

  it('keep an order that a person chose', async () => {
    const asked = openOrders('&sort=name&order=ASC');
    await userEvent.click(await screen.findByRole('button', { name: 'Odebrat filtr Termín' }));
    await waitFor(() => expect(asked()).toMatchObject({ filter: { state: 'confirmed' }, sort: { field: 'name', order: 'ASC' } }));
  });

  it('are searched for once more where neither filters nor the search find any', async () => {
    const getList = vi.fn<(name: string, asked: Asked) => Promise<unknown>>(() =>
      Promise.resolve({ data: [], total: 0, meta: { facets: counts } }),
    );
    renderConsole({ address: `${page}${asking({ q: 'novák', state: 'missed' })}`, provider: { getList }, now });
    await screen.findByText('Filtrům nic neodpovídá');
    await userEvent.click(
      within(screen.getByText('Upravte hledání, nebo filtry zrušte.').parentElement ?? document.body).getByRole('button', {
        name: 'Zrušit filtry',
      }),
    );
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({ q: 'novák' }));
  });
});
