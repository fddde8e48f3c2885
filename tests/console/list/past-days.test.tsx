import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
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
    expect((await screen.findByRole('navigation', { name: 'Vydáno' })).textContent).toBe('Dnes 0Včera 0Týden 12Vše');
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
