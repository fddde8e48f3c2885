import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../list/entity-console.tsx';

const getList = () => Promise.resolve({ data: [], total: 0 });
const none = { count: 0, restored_at: '2026-11-21T10:00:00.000Z' };

it('messages held after a restore are released or kept by one decision beside the outbox', async () => {
  let held = { ...none, count: 12 };
  const decideHeld = vi.fn<(...args: readonly unknown[]) => unknown>(() => {
    held = none;
    return Promise.resolve(held);
  });
  renderConsole({ address: '/settings/outbox', provider: { getList, decideHeld, heldMessages: () => Promise.resolve(held) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Zadržené zprávy: 12' }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(/čekalo na odeslání 12 zpráv/u);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Odeslat všechny' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(decideHeld.mock.lastCall?.[0]).toBe('release');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Zadržené zprávy/u })).toBeNull());
});

it('a decision that could not be saved says why, and can be tried again', async () => {
  const decideHeld = vi.fn<(...args: readonly unknown[]) => unknown>(() => Promise.reject(new Error('Server neodpovídá.')));
  const heldMessages = () => Promise.resolve({ ...none, count: 1 });
  renderConsole({ address: '/settings/outbox', provider: { getList, decideHeld, heldMessages } });
  await userEvent.click(await screen.findByRole('button', { name: 'Zadržené zprávy: 1' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Neodesílat' }));
  await within(dialog).findByText('Server neodpovídá.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Neodesílat' }));
  await waitFor(() => expect(decideHeld).toHaveBeenCalledTimes(2));
  expect(decideHeld.mock.calls.map(([decision]) => decision)).toEqual(['discard', 'discard']);
});
