import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { OrderMessage } from '../../../contract/operations/booking/order-message.ts';
import { renderConsole } from '../list/entity-console.tsx';
import { orderRow } from './order-row.ts';

const order = orderRow({ email: 'misa@doma.test' });
const failed: OrderMessage = {
  id: 7,
  purpose: 'created',
  channel: 'email',
  recipient: 'misa@doma.test',
  subject: 'Objednávka',
  state: 'failed',
  written_at: '2026-11-01T08:00:00.000Z',
  sent_at: null,
  error: '550 no such box',
  withheld: null,
  client_message: null,
  can_be_resent: true,
};

function openOrder(answer: (name: string) => Promise<unknown>, row: object = order) {
  const ask = vi.fn(answer);
  const provider = { getOne: () => Promise.resolve({ data: row }), ask };
  renderConsole({ address: '/web-orders/manage-orders/1', provider, now: '2026-12-20T08:00:00.000Z' });
  return ask;
}
const messagesRegion = () => screen.findByRole('region', { name: 'Zprávy klientovi' });

describe('messages beside an order', () => {
  it.each([
    ['that is ahead', order, 1],
    ['that is cancelled', { ...order, state: 'cancelled' }, 0],
    ['that has begun', { ...order, starts_at: '2026-12-20T07:30:00.000Z' }, 0],
  ])('have the sentence to read aloud above them of an order %s', async (_, row, count) => {
    openOrder(() => Promise.resolve([failed]), row);
    const region = await messagesRegion();
    await within(region).findByText('Nešla odeslat');
    expect(within(region).queryAllByText('Přečtěte klientovi')).toHaveLength(count);
    expect(within(region).queryAllByText(/^Středa 23. prosince v 8 hodin 30 minut, PIN /u)).toHaveLength(count);
  });

  it.each([
    ['was cancelled', { state: 'cancelled' }],
    ['is over', { starts_at: '2026-12-20T07:30:00.000Z', ends_at: '2026-12-20T07:45:00.000Z' }],
  ])('say that nothing was sent, and ask for no address, where the client gave none and the order %s', async (_, rest) => {
    openOrder(() => Promise.resolve([]), { ...order, email: null, ...rest });
    const region = within(await messagesRegion());
    expect(await region.findByText('Klientovi žádná zpráva neodešla, neuvedl e-mail ani telefon.')).toBeDefined();
    expect(region.queryByRole('button')).toBeNull();
  });

  it('say what went where and why it did not, and are sent again by one press, however often it is pressed', async () => {
    let messages = [failed];
    const ask = openOrder((name) => {
      if (name.startsWith('POST'))
        messages = [
          { ...failed, id: 8, state: 'sent', error: null, can_be_resent: true },
          { ...failed, can_be_resent: false },
        ];
      return Promise.resolve(messages);
    });
    const region = await messagesRegion();
    expect(await within(region).findByText('Nešla odeslat')).toBeDefined();
    expect(within(region).getByText('Důvod: 550 no such box')).toBeDefined();
    expect(within(region).getByText('misa@doma.test')).toBeDefined();
    const button = within(region).getByRole('button', { name: 'Poslat znovu: Po objednání, E-mail' });
    await userEvent.dblClick(button);
    expect(await within(region).findByText('Odeslána')).toBeDefined();
    expect(await screen.findByText(/Zpráva klientovi se posílá znovu/u)).toBeDefined();
    expect(ask.mock.calls.filter(([name]) => name.startsWith('POST'))).toHaveLength(1);
  });

  it('say why nothing goes to a phone that nobody has proven, and are sent by hand', async () => {
    const sms: OrderMessage = { ...failed, channel: 'sms', recipient: '+420601222333', subject: null, state: 'withheld', error: null };
    openOrder((name) =>
      Promise.resolve(name.startsWith('POST') ? [{ ...sms, id: 8, state: 'waiting' }] : [{ ...sms, withheld: 'many_phones' }]),
    );
    const region = await messagesRegion();
    expect(await within(region).findByText('Zadržená')).toBeDefined();
    expect(within(region).getByText(/SMS na další telefony proto neposíláme/u)).toBeDefined();
    await userEvent.click(within(region).getByRole('button', { name: 'Poslat: Po objednání, SMS' }));
    expect(await screen.findByText('Zpráva klientovi se posílá')).toBeDefined();
  });

  it('say that there is none, and let the first one be sent of an order that is confirmed', async () => {
    let messages: readonly OrderMessage[] = [];
    const ask = openOrder((name) => {
      if (name.startsWith('POST')) messages = [{ ...failed, state: 'waiting', error: null, can_be_resent: false }];
      return Promise.resolve(messages);
    });
    const region = within(await messagesRegion());
    expect(await region.findByText('Klientovi zatím žádná zpráva neodešla.')).toBeDefined();
    await userEvent.dblClick(region.getByRole('button', { name: 'Poslat klientovi údaje o objednávce' }));
    expect(await region.findByText('misa@doma.test')).toBeDefined();
    expect(await screen.findByText('Zpráva klientovi se posílá')).toBeDefined();
    expect(ask.mock.calls.filter(([name]) => name === 'POST /orders/{id}/messages')).toHaveLength(1);
  });

  it('offer to write to an address that was put right after something had gone to the former one', async () => {
    const sent: OrderMessage = { ...failed, recipient: 'misaa@doma.test', state: 'sent', error: null };
    let messages: readonly OrderMessage[] = [sent];
    const ask = openOrder((name) => {
      if (name.startsWith('POST')) messages = [{ ...sent, id: 8, recipient: 'misa@doma.test', state: 'waiting' }, sent];
      return Promise.resolve(messages);
    });
    const region = within(await messagesRegion());
    expect(await region.findByText('Na misa@doma.test zatím žádná zpráva neodešla, předchozí šly na původní adresu.')).toBeDefined();
    await userEvent.click(region.getByRole('button', { name: 'Poslat na novou adresu' }));
    expect(await region.findByText('misa@doma.test')).toBeDefined();
    expect(region.queryByRole('button', { name: 'Poslat na novou adresu' })).toBeNull();
    expect(ask.mock.calls.filter(([name]) => name === 'POST /orders/{id}/messages')).toHaveLength(1);
  });

  it.each([{ state: 'unconfirmed' }, { starts_at: '2026-12-20T07:45:00.000Z', ends_at: '2026-12-20T08:00:00.000Z' }])(
    'of an order with %j are not offered to be sent',
    async (values) => {
      openOrder(() => Promise.resolve([]), { ...order, ...values });
      const region = within(await messagesRegion());
      expect(await region.findByText('Klientovi zatím žádná zpráva neodešla.')).toBeDefined();
      expect(region.queryByRole('button')).toBeNull();
    },
  );

  it('say of whom left no address that nothing can be sent to them', async () => {
    openOrder(() => Promise.resolve([]), { ...order, email: null, phone: null });
    const region = within(await messagesRegion());
    expect(await region.findByText(/nemá e-mail ani telefon/u)).toBeDefined();
    await userEvent.click(region.getByRole('button', { name: 'Doplnit e-mail nebo telefon' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^E-mail/u }));
  });

  it('say of one that had no way out why, where nothing can be pressed', async () => {
    openOrder(() => Promise.resolve([{ ...failed, state: 'kept', error: null, can_be_resent: false }]));
    expect(await within(await messagesRegion()).findByText(/^Odesílání e-mailů není nastavené/u)).toBeDefined();
  });

  it('of whom the data were erased say so, and not that nothing was sent', async () => {
    const erased = { ...order, name: '', email: null, erased_at: '2026-12-19T01:00:00.000Z' };
    openOrder(() => Promise.resolve([]), erased);
    expect(await within(await messagesRegion()).findByText(/^Údaje klienta jsou vymazané\./u)).toBeDefined();
    cleanup();
    openOrder(
      () => Promise.resolve([{ ...failed, recipient: '', subject: null, error: null, state: 'sent', can_be_resent: false }]),
      erased,
    );
    expect(await within(await messagesRegion()).findByText('adresa a text jsou vymazané')).toBeDefined();
    expect(within(await messagesRegion()).getByText('Odeslána')).toBeDefined();
  });

  it('that could not be loaded say why, and are asked for again', async () => {
    let isDown = true;
    openOrder(() => (isDown ? Promise.reject(new Error('Server neodpovídá.')) : Promise.resolve([failed])));
    const region = await messagesRegion();
    expect(await within(region).findByText('Server neodpovídá.')).toBeDefined();
    isDown = false;
    await userEvent.click(within(region).getByRole('button', { name: 'Zkusit znovu' }));
    await waitFor(() => expect(within(region).getByText('Nešla odeslat')).toBeDefined());
  });
});

describe('a message of the outbox', () => {
  it('that could not be sent can be put on its way again, and any other cannot', async () => {
    let state = 'failed';
    const ask = vi.fn((name: string) => {
      if (name.startsWith('POST')) state = 'waiting';
      return Promise.resolve({ count: 0, restored_at: null });
    });
    const getOne = () =>
      Promise.resolve({
        data: { id: 7, version: 1, created_at: order.created_at, channel: 'sms', recipient: '+420600123456', body: 'Kód', state },
      });
    renderConsole({ address: '/settings/outbox/7', provider: { getOne, ask } });
    await userEvent.click(await screen.findByRole('button', { name: 'Poslat znovu' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Poslat znovu' })).toBeNull());
    expect(ask.mock.calls.filter(([name]) => name === 'POST /outbox/{id}/resend')).toHaveLength(1);
  });
});
