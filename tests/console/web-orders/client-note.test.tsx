import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { textAt } from '../../support/people.ts';
import { renderConsole } from '../list/entity-console.tsx';
import { movedOrder as order, page } from './timed-order.ts';

const ways = [{ channel: 'sms', count: 1, recipient: '+420603555712', leaves: true }];

/** What the server says of an order that is cancelled: the message as it will arrive, once one is typed. */
function recipientsAnswer(body: object | undefined) {
  const text = body !== undefined && 'client_message' in body ? textAt(body, 'client_message') : null;
  const messages = [{ channel: 'sms', subject: null, body: `Zrušeno. ${text}` }];
  const preview = text === null ? null : { name: order.name, starts_at: order.starts_at, messages };
  return { orders: 1, reached: 1, ways, not_notified: [], preview };
}

it('an order is cancelled with a message that is shown as it will arrive, apart from the reason for the office', async () => {
  const act = vi.fn<(...asked: readonly unknown[]) => Promise<unknown>>(() => Promise.resolve({ data: order }));
  const provider = {
    act,
    ask: (call: string, asked?: { readonly body?: object }) =>
      Promise.resolve(call === 'POST /orders/recipients' ? recipientsAnswer(asked?.body) : []),
    getOne: () => Promise.resolve({ data: order }),
  };
  renderConsole({ address: `${page}/1`, provider, now: '2026-11-30T09:00:00.000Z' });
  await userEvent.click(await screen.findByRole('button', { name: 'Zrušit objednávku' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Zrušit objednávku Michaela Matoušková/u }));
  await userEvent.type(await dialog.findByRole('textbox', { name: /^Důvod zrušení \(jen pro úřad\)/u }), 'nemoc');
  await userEvent.type(await dialog.findByRole('textbox', { name: /^Zpráva klientovi/u }), 'Ozveme se.');
  const arriving = within(await dialog.findByRole('region', { name: 'Co klient dostane' }));
  expect(await arriving.findByText('Zrušeno. Ozveme se.')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Zrušit objednávku' }));
  const asked = expect.objectContaining({ action: 'cancel', values: { cancel_reason: 'nemoc', client_message: 'Ozveme se.' } });
  await waitFor(() => expect(act).toHaveBeenLastCalledWith('web-orders/manage-orders', asked, { key: expect.any(String) }));
});
