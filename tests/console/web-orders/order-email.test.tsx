import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderConsole } from '../list/entity-console.tsx';
import { orderRow } from './order-row.ts';

const page = '/web-orders/manage-orders';
const order = orderRow({
  version: 2,
  email: 'jana@gmial.com',
  email_problem: 'bounced',
  phone: null,
  note: null,
  language: 'cs',
  consent: false,
  channel: 'web',
});
const clerk = { id: 1, role: 'operator', level: 2, maxLevelForSharingPrivileges: 1, resources: ['ordering'], limitations: [] };

function open(address: string) {
  const provider = {
    ask: () => Promise.resolve([]),
    getOne: () => Promise.resolve({ data: order }),
    getMany: () => Promise.resolve({ data: [{ id: 4, name: 'Občanské průkazy', store_id: 1 }] }),
    getList: () => Promise.resolve({ data: [order], total: 1 }),
  };
  return renderConsole({ address, provider, now: '2026-12-23T07:22:00.000Z', identity: clerk });
}

describe('the e-mail of an order', () => {
  it('that came back is said beside the state in the list, and in the head of the record', async () => {
    const { unmount } = open(page);
    const row = (await screen.findByText('Michaela Matoušková')).closest<HTMLElement>('tr');
    within(row ?? document.body).getByText('E-mail se vrátil');
    unmount();
    open(`${page}/1`);
    const facts = (await screen.findAllByText('E-mail se vrátil')).flatMap((mark) => mark.closest('.record-facts') ?? []);
    expect(facts).toHaveLength(1);
  });

  it('is put right by a press where its domain has a typing error', async () => {
    open(`${page}/1`);
    const field = await screen.findByRole('textbox', { name: 'E-mail' });
    await userEvent.click(await screen.findByRole('button', { name: 'Nemysleli jste jana@gmail.com?' }));
    expect(field).toHaveProperty('value', 'jana@gmail.com');
    expect(screen.queryByRole('button', { name: /^Nemysleli/u })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'petr@seznam.c');
    expect(screen.queryByRole('button', { name: /^Nemysleli/u })).toBeNull();
  });
});
