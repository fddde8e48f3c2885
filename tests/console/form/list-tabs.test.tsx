import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderConsole } from '../list/entity-console.tsx';

const row = { id: 2, version: 1, created_at: '2026-11-01T08:00:00.000Z', updated_at: '2026-11-01T08:00:00.000Z' };
const store = { ...row, label: 'Radnice', code: 'RAD', active: true };
const desk = { ...row, id: 7, store_id: 2, number: 3, label: 'Pokladna', desk_kind: 'software', service_ids: [], active: true };

function openStore(search: string, refuses: readonly string[] = [], count: () => number = () => 1) {
  const getList = vi.fn<(...args: readonly unknown[]) => unknown>(() => {
    const data = Array.from({ length: count() }, (_, at) => ({ ...desk, id: desk.id + at, label: at === 0 ? 'Pokladna' : `Okno ${at}` }));
    return Promise.resolve({ data, total: data.length });
  });
  const getOne = () => Promise.resolve({ data: store });
  return { ...renderConsole({ address: `/stores/2${search}`, provider: { getList, getOne }, refuses }), getList };
}

describe('lists in tabs of a record', () => {
  it('ask for rows of that record alone, whatever else is asked', async () => {
    const { getList } = openStore(`?tab=desks&filter=${encodeURIComponent('{"active":true}')}`);
    await screen.findByRole('link', { name: 'Pokladna' });
    expect(getList.mock.lastCall).toMatchObject(['stores/desks', { filter: { active: true, store_id: 2 } }]);
  });

  it('lead to a new record of that record', async () => {
    openStore('?tab=desks');
    const link = await screen.findByRole('link', { name: /Přidat přepážku/u });
    expect(link.getAttribute('href')).toBe('/stores/desks/create?store=2');
  });

  it('offer no new record to those who may not make one', async () => {
    openStore('?tab=desks', ['create']);
    await screen.findByRole('link', { name: 'Pokladna' });
    expect(screen.queryByRole('link', { name: /Přidat/u })).toBeNull();
  });

  it('are not offered to those who may not see them, nor asked for', async () => {
    const { getList } = openStore('?tab=desks', ['list']);
    await screen.findByRole('tab', { name: 'Přehled' });
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Činnosti' })).toBeNull());
    expect(screen.getAllByRole('tab')[0]?.getAttribute('aria-selected')).toBe('true');
    expect(getList.mock.calls.filter(([name]) => name === 'stores/desks')).toEqual([]);
  });

  it('keep the tab in the address when the order changes', async () => {
    const { router } = openStore('?tab=desks');
    await userEvent.click(await screen.findByRole('button', { name: /^Název/u }));
    await waitFor(() => expect(router.state.location.search).toContain('sort='));
    expect(new URLSearchParams(router.state.location.search).get('tab')).toBe('desks');
  });

  const tools = () => [
    screen.queryByRole('searchbox'),
    screen.queryByRole('button', { name: 'Sloupce' }),
    screen.queryByRole('navigation', { name: 'Stránkování' }),
  ];

  it('have a title, their rows and one button while they are ten at most', async () => {
    openStore('?tab=desks', [], () => 10);
    await screen.findByRole('link', { name: 'Okno 9' });
    expect(screen.getByRole('heading', { level: 2, name: 'Přepážky' })).toBeDefined();
    expect(screen.getByText('10 přepážek')).toBeDefined();
    expect(tools()).toEqual([null, null, null]);
    expect(screen.getByRole('link', { name: /Přidat přepážku/u })).toBeDefined();
  });

  it('have search, columns and pages as soon as they are more', async () => {
    openStore('?tab=desks', [], () => 11);
    await screen.findByRole('link', { name: 'Okno 10' });
    expect(tools()).not.toContain(null);
  });

  it('keep them while few rows are found, and when the search is over', async () => {
    let count = 11;
    openStore('?tab=desks', [], () => count);
    const search = await screen.findByRole('searchbox');
    count = 2;
    await userEvent.type(search, 'Okno');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Okno 10' })).toBeNull());
    expect(tools()).not.toContain(null);
    await userEvent.clear(search);
    await waitFor(() => expect(document.activeElement).toBe(search));
    expect(tools()).not.toContain(null);
  });

  it('have them where an address asks for some of few', async () => {
    openStore(`?tab=desks&filter=${encodeURIComponent('{"q":"Pokladna"}')}`);
    await screen.findByRole('link', { name: 'Pokladna' });
    expect(tools()).not.toContain(null);
  });
});
