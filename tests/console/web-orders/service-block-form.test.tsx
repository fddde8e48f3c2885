import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../list/entity-console.tsx';

const block = {
  id: 7,
  version: 1,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  store_id: 1,
  service_id: 3,
  first_day: '2030-12-02',
  last_day: '2030-12-02',
  from_time: null,
  to_time: null,
  note: null,
};
const orders = [{ id: 11, starts_at: '2030-12-03T08:00:00.000Z', name: 'Jana Nová', service: 'Občanské průkazy' }];

it('says of a saved block how many orders it has left, with the way to solve them', async () => {
  const left = { total: 3, orders: [3, 3, 4].map((service_id, place) => ({ ...orders[0], id: place, service_id, store_id: 1 })) };
  const ask = vi.fn((name: string) => Promise.resolve(name === 'GET /affected-orders' ? left : { total: 0, orders: [] }));
  renderConsole({
    address: '/web-orders/service-blocks/7',
    provider: { ask, getOne: () => Promise.resolve({ data: block }), getList: () => Promise.resolve({ data: [], total: 0 }) },
  });
  const link = await screen.findByRole('link', { name: /^Vyřešit|^Projít/u });
  expect(link.getAttribute('href')).toBe('/web-orders/affected-orders?store=1&from=2030-12-02&to=2030-12-02');
  expect(screen.getByText(/2 objednávky/u)).toBeDefined();
});

it('says whom the block of a service leaves outside before it is saved, and asks nothing of one that nobody changed', async () => {
  const ask = vi.fn(() => Promise.resolve({ total: 1, orders }));
  renderConsole({
    address: '/web-orders/service-blocks/7',
    provider: { ask, getOne: () => Promise.resolve({ data: block }), getList: () => Promise.resolve({ data: [], total: 0 }) },
  });
  const last = await screen.findByRole('textbox', { name: /^Do dne/u });
  await userEvent.clear(last);
  await userEvent.type(last, '4. 12. 2030');
  await screen.findByText('V zablokované době je 1 objednávka.');
  expect(screen.getByText(/Jana Nová, Občanské průkazy/u)).toBeDefined();
  const asked = { first_day: '2030-12-02', last_day: '2030-12-04', from_time: null, to_time: null };
  expect(ask).toHaveBeenLastCalledWith('POST /services/{id}/block-impact', { path: { id: 3 }, body: asked });
});
