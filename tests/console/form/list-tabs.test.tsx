import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderConsole } from '../list/entity-console.tsx';

const row = { id: 2, version: 1, created_at: '2026-11-01T08:00:00.000Z', updated_at: '2026-11-01T08:00:00.000Z' };
const store = { ...row, label: 'Radnice', code: 'RAD', active: true };
const desk = { ...row, id: 7, store_id: 2, number: 3, label: 'Pokladna', desk_kind: 'software', service_ids: [], active: true };

function openStore(search: string, refuses: readonly string[] = []) {
  const getList = vi.fn<(...args: readonly unknown[]) => unknown>(() => Promise.resolve({ data: [desk], total: 1 }));
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
});
