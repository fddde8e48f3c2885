import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { OrderState } from '../../../contract/rules/orders/order-states.ts';
import { renderConsole } from '../list/entity-console.tsx';

const page = '/web-orders/manage-orders';
const now = '2026-12-01T08:05:00.000Z';
const anOrder = (state: OrderState, id = 1, starts_at = '2026-12-01T08:00:00.000Z') => ({
  id,
  version: 1,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  store_id: 1,
  service_id: 1,
  starts_at,
  ends_at: '2026-12-01T08:15:00.000Z',
  pin: `12345${id}`,
  state,
  name: 'Jana Nováková',
  email: null,
  phone: null,
  note: null,
  consent: false,
  channel: 'staff',
  confirmed_at: null,
  cancelled_at: null,
  cancelled_by: null,
  cancel_reason: null,
});

const steps = ['Potvrdit objednávku', 'Je na místě', 'Obslouženo', 'Zmeškáno', 'Zrušit objednávku'];
const offered = () => steps.filter((name) => screen.queryByRole('button', { name }) !== null);

describe('an order on its page', () => {
  it.each<readonly [OrderState, RegExp, readonly string[], readonly string[]]>([
    ['unconfirmed', /^Nepotvrzená/u, ['Potvrdit objednávku', 'Zrušit objednávku'], []],
    ['confirmed', /^Potvrzená/u, ['Je na místě', 'Zrušit objednávku'], ['Zmeškáno']],
    ['arrived', /^Na místě/u, ['Obslouženo', 'Zmeškáno'], []],
    ['cancelled', /^Zrušená/u, [], []],
  ])('that is %s says so and offers only what may come next', async (state, word, beside, more) => {
    const getOne = vi.fn(() => Promise.resolve({ data: anOrder(state) }));
    renderConsole({ address: `${page}/1`, provider: { getOne }, now });
    await screen.findByRole('heading', { level: 1 });
    expect(await screen.findAllByText(word)).not.toHaveLength(0);
    expect(screen.queryByRole('combobox', { name: /^Stav/u })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Důvod zrušení/u })).toBeNull();
    expect(offered()).toEqual(beside);
    if (more.length === 0) return;
    await userEvent.click(screen.getByRole('button', { name: 'Další' }));
    expect(offered()).toEqual(steps.filter((step) => [...beside, ...more].includes(step)));
    await userEvent.click(screen.getByRole('button', { name: 'Zrušit objednávku' }));
    expect(await within(await screen.findByRole('dialog')).findByRole('textbox', { name: /^Důvod zrušení/u })).toBeTruthy();
  });

  it('is called missed from its beginning on alone', async () => {
    const getOne = () => Promise.resolve({ data: anOrder('arrived', 1, '2026-12-01T08:05:01.000Z') });
    renderConsole({ address: `${page}/1`, provider: { getOne }, now });
    await screen.findByRole('button', { name: 'Obslouženo' });
    expect(offered()).toEqual(['Obslouženo']);
  });

  it('asks for neither state nor reason when it is new', async () => {
    renderConsole({ address: `${page}/create`, provider: {} });
    await screen.findByRole('heading', { level: 1 });
    await screen.findAllByText('Termín');
    expect(screen.queryByText('Stav')).toBeNull();
    expect(screen.queryByText('Důvod zrušení')).toBeNull();
  });
});

describe('orders in the list', () => {
  it('offer the steps that the state of any selected one allows', async () => {
    const rows = [anOrder('served', 1), anOrder('confirmed', 2)];
    renderConsole({ address: page, provider: { getList: () => Promise.resolve({ data: rows, total: 2 }) }, now });
    const [, first, second] = await screen.findAllByRole('checkbox', { name: /^Vybrat/u });
    if (first === undefined || second === undefined) throw new Error('no rows to select');
    await userEvent.click(first);
    const bar = () => within(screen.getByRole('region', { name: 'Hromadné akce' }));
    const named = () =>
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(named()).toEqual(['Zrušit výběr', 'Upravit hromadně', 'Smazat objednávky']);
    await userEvent.click(second);
    expect(named()).toEqual(['Zrušit výběr', 'Upravit hromadně', 'Je na místě', 'Zmeškáno', 'Zrušit objednávky', 'Smazat objednávky']);
  });
  it('offer "missed" only where one of the selected has begun', async () => {
    const rows = [anOrder('confirmed', 1, '2026-12-01T09:00:00.000Z'), anOrder('arrived', 2)];
    renderConsole({ address: page, provider: { getList: () => Promise.resolve({ data: rows, total: 2 }) }, now });
    const [, coming, begun] = await screen.findAllByRole('checkbox', { name: /^Vybrat/u });
    if (coming === undefined || begun === undefined) throw new Error('no rows to select');
    await userEvent.click(coming);
    expect(offered()).toEqual(['Je na místě']);
    await userEvent.click(begun);
    expect(offered()).toEqual(['Je na místě', 'Obslouženo', 'Zmeškáno']);
  });
});
