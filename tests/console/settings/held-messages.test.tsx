import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../list/entity-console.tsx';

const getList = () => Promise.resolve({ data: [], total: 0 });
const decisionsIn = (ask: { readonly mock: { readonly calls: readonly (readonly [string])[] } }) =>
  ask.mock.calls.flatMap(([name]) => (name.startsWith('POST') ? [name] : []));
const none = { count: 0, restored_at: '2026-11-21T10:00:00.000Z' };

it('messages held after a restore are released or kept by one decision beside the outbox', async () => {
  let held = { ...none, count: 12 };
  const ask = vi.fn((name: string) => {
    if (name !== 'GET /held-messages') held = none;
    return Promise.resolve(held);
  });
  renderConsole({ address: '/settings/outbox', provider: { getList, ask } });
  await userEvent.click(await screen.findByRole('button', { name: 'Zadržené zprávy: 12' }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(/čekalo na odeslání 12 zpráv/u);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Odeslat všechny' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(decisionsIn(ask)).toEqual(['POST /held-messages/release']);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Zadržené zprávy/u })).toBeNull());
});

it('a decision that could not be saved says why, and can be tried again', async () => {
  const ask = vi.fn((name: string) =>
    name === 'GET /held-messages' ? Promise.resolve({ ...none, count: 1 }) : Promise.reject(new Error('Server neodpovídá.')),
  );
  renderConsole({ address: '/settings/outbox', provider: { getList, ask } });
  await userEvent.click(await screen.findByRole('button', { name: 'Zadržené zprávy: 1' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Neodesílat' }));
  await within(dialog).findByText('Server neodpovídá.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Neodesílat' }));
  await waitFor(() => expect(decisionsIn(ask)).toEqual(['POST /held-messages/discard', 'POST /held-messages/discard']));
});

it('an SMS, which has no subject, is read in the list in its place, and once on its page', async () => {
  const sms = {
    id: 1,
    version: 1,
    channel: 'sms',
    recipient: '+420603555712',
    subject: null,
    body: 'Objednano: Matrika, 8:10.',
    state: 'kept',
  };
  const provider = { ask: () => Promise.resolve(none), getList: () => Promise.resolve({ data: [sms], total: 1 }) };
  const { unmount } = renderConsole({ address: '/settings/outbox', provider });
  const row = (await screen.findByText('+420603555712')).closest<HTMLElement>('tr');
  expect(within(row ?? document.body).getByText('Objednano: Matrika, 8:10.')).toBeDefined();
  unmount();
  renderConsole({ address: '/settings/outbox/1', provider: { ...provider, getOne: () => Promise.resolve({ data: sms }) } });
  expect(await screen.findAllByText('Objednano: Matrika, 8:10.')).toHaveLength(1);
  expect(screen.queryByText('Předmět')).toBeNull();
});
