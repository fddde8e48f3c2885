import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GetListParams } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { aUser, renderConsole } from './entity-console.tsx';

/** A list of 234,567 users, of which no more than 200,000 are counted for who asks for nothing more. */
function manyUsers() {
  const counted = vi.fn<() => void>();
  const getList = vi.fn((_: string, { meta }: GetListParams) => {
    if (meta?.isBounded === true) return Promise.resolve({ data: [aUser()], total: 200_000, meta: { isMore: true } });
    counted();
    return counted.mock.calls.length === 1 ? Promise.reject(new Error('slow')) : Promise.resolve({ data: [aUser()], total: 234_567 });
  });
  return { getList, counted };
}

it('says of very many rows that they are more, and counts them when it is asked to', async () => {
  const { getList, counted } = manyUsers();
  renderConsole({ address: '/settings/users', provider: { getList } });
  expect(await screen.findByText('více než 200 000 uživatelů')).toBeDefined();
  expect(screen.getByText('1–25 z více než 200 000')).toBeDefined();
  const button = await screen.findByRole('button', { name: 'Spočítat přesně' });
  expect(counted).not.toHaveBeenCalled();
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByText('Počet záznamů se nepodařilo zjistit.').getAttribute('role')).toBe('status'));
  await userEvent.click(button);
  expect((await screen.findByText(/^v \d\d:\d\d přesně 234 567$/u)).getAttribute('role')).toBe('status');
  expect(document.activeElement).toBe(button);
});

it('offers no page beyond the rows that can be counted off', async () => {
  const { getList } = manyUsers();
  const { router } = renderConsole({ address: '/settings/users', provider: { getList } });
  await userEvent.click(await screen.findByRole('button', { name: 'Poslední stránka' }));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('page')).toBe('4001'));
});
