import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../list/entity-console.tsx';

const row = { id: 4, version: 1, created_at: '2026-11-01T08:00:00.000Z', updated_at: '2026-11-01T08:00:00.000Z' };
const morning = { weekday: 2, opens: '08:00', closes: '09:00', length_minutes: 15, capacity: 1, valid_from: null, valid_to: null };
const rules = { days_ahead: 30, opens_at: '00:00', least_minutes_before: 60, active: true };
const ids = { store_id: 2, service_id: 5, web_group_id: null };
const plan = { ...row, ...ids, ...rules, name: 'Pasy', active_orders_limit: null, intervals: [morning] };
const base = { id: 1, name: 'Základ', valid_from: null, valid_to: null, intervals: [{ weekday: 2, opens: '08:00', closes: '12:00' }] };
const order = { id: 9, starts_at: '2026-12-01T07:45:00.000Z', ends_at: '2026-12-01T08:00:00.000Z', name: 'Jitka Havelková' };
const input = {
  plan: { id: 4, service_id: 5, web_group_id: null, ...rules, intervals: [morning] },
  sources: { plans: [base], exceptions: [], marks: [], blocks: [] },
  taken: [],
  orders: [order],
  hidden_by: null,
};
const cell = Date.parse(order.starts_at) / 300_000;

async function open(own: object = {}) {
  const update = vi.fn((_: string, { data }: { readonly data: object }) => Promise.resolve({ data: { ...plan, ...data, version: 2 } }));
  const taken = [0, 1, 2].map((more) => ({ cell: cell + more, places: 1 }));
  const ask = vi.fn(() => Promise.resolve({ ...input, taken, ...own }));
  renderConsole({
    address: '/web-orders/configuration/4',
    provider: { ask, update, getOne: () => Promise.resolve({ data: plan }), getList: () => Promise.resolve({ data: [], total: 0 }) },
    now: '2026-11-27T09:00:00.000Z',
  });
  const preview = within(await screen.findByRole('region', { name: 'Co uvidí klient' }));
  return { ask, preview, update };
}

/** Opens the values of the one interval. */
async function openInterval(): Promise<void> {
  (await screen.findByRole('button', { name: /^Úterý 8:00–9:00/u })).focus();
  await userEvent.keyboard('{Enter}');
}

it('a plan is shown as clients see it, without what is taken', async () => {
  const { ask, preview } = await open();
  const tuesday = within((await preview.findByRole('heading', { name: 'úterý 1. 12. 2026' })).closest('li') ?? document.body);
  expect(tuesday.getByText('3 volná místa')).toBeDefined();
  expect(tuesday.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(['8:00', '8:15', '8:30']);
  expect(preview.getByText('Všechny objednané časy v nabídce zůstanou.')).toBeDefined();
  expect(ask).toHaveBeenCalledWith('GET /stores/{id}/booking-input', { path: { id: 2 }, query: { service_id: 5 } });
});

it('a plan that clients do not see says why, over its times', async () => {
  const { preview } = await open({ hidden_by: 'store' });
  await preview.findByText(/^Klienti teď nic z toho neuvidí: pobočka nepřijímá objednávky/u);
});

it('a change that is not saved shows its offer and whose time it takes, beside what holds now', async () => {
  const { preview } = await open();
  await preview.findByText('Všechny objednané časy v nabídce zůstanou.');
  await openInterval();
  const length = screen.getByRole('textbox', { name: /^Délka/u });
  await userEvent.clear(length);
  await userEvent.type(length, '30');
  await preview.findByText('O čas v nabídce přijde 1 objednávka');
  expect(preview.getByText(/Jitka Havelková/u)).toBeDefined();
  expect(preview.getByText('1 volné místo')).toBeDefined();
  await userEvent.click(preview.getByRole('button', { name: 'Teď' }));
  expect(preview.getByText('3 volná místa')).toBeDefined();
});

it('a week that could not be saved has no offer, and names are kept from who may not read orders', async () => {
  const { preview } = await open({ orders: [{ ...order, name: null }] });
  await preview.findByText('Všechny objednané časy v nabídce zůstanou.');
  await openInterval();
  const length = screen.getByRole('textbox', { name: /^Délka/u });
  await userEvent.clear(length);
  await preview.findByText(/^Opravte týden/u);
  await userEvent.type(length, '60');
  await preview.findByText('Jména vidí, kdo má právo na objednávky.');
});

it('a plan without a name is called as its service, and a name that is cleared stays so', async () => {
  const getOne = (resource: string) =>
    Promise.resolve({ data: resource === 'stores/services' ? { id: 5, name: 'Cestovní pasy', store_id: 2 } : { ...plan, name: null } });
  renderConsole({
    address: '/web-orders/configuration/4',
    provider: { ask: () => Promise.resolve(input), getOne, getList: () => Promise.resolve({ data: [], total: 0 }) },
    now: '2026-11-27T09:00:00.000Z',
  });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Název/u });
  await waitFor(() => expect(name.value).toBe('Cestovní pasy'));
  await userEvent.clear(name);
  await screen.findByRole('heading', { name: 'úterý 1. 12. 2026' });
  expect(name.value).toBe('');
});

it('a change that takes the time of an order is saved only after a question, which opens on the way back', async () => {
  const { update, preview } = await open();
  await preview.findByText('Všechny objednané časy v nabídce zůstanou.');
  (await screen.findByRole('button', { name: /^Úterý 8:00–9:00/u })).focus();
  await userEvent.keyboard('{Delete}');
  const save = screen.getByRole('button', { name: 'Uložit' });
  await userEvent.click(save);
  const title = 'Uložit plán, i když o čas v nabídce přijde 1 objednávka?';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByText(/Jitka Havelková/u)).toBeDefined();
  expect(dialog.getByRole('link').getAttribute('href')).toBe('/web-orders/manage-orders/9');
  expect(document.activeElement?.textContent).toBe('Zpět k úpravám');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(update).not.toHaveBeenCalled();
  await userEvent.click(save);
  await userEvent.click(await screen.findByRole('button', { name: 'Přesto uložit' }));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
});
