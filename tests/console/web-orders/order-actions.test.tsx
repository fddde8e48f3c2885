import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { OrderState } from '../../../contract/rules/orders/order-states.ts';
import { renderConsole } from '../list/entity-console.tsx';
import { orderRow, untouched } from './order-row.ts';

const page = '/web-orders/manage-orders';
const now = '2026-12-01T08:05:00.000Z';
const anOrder = (state: OrderState, id = 1, starts_at = '2026-12-01T08:00:00.000Z') =>
  orderRow({
    ...untouched,
    id,
    service_id: 1,
    starts_at,
    ends_at: '2026-12-01T08:15:00.000Z',
    pin: `12345${id}`,
    state,
    name: 'Jana Nováková',
  });

const prefix = 'web-orders/manage-orders';
const steps = ['Potvrdit objednávku', 'Je na místě', 'Obslouženo', 'Zmeškáno', 'Zrušit objednávku'];
const offered = () => steps.filter((name) => screen.queryByRole('button', { name }) !== null);

describe('an order on its page', () => {
  it.each<readonly [OrderState, RegExp, readonly string[], readonly string[]]>([
    ['unconfirmed', /^Nepotvrzená/u, ['Potvrdit objednávku', 'Zrušit objednávku'], []],
    ['confirmed', /^Potvrzená/u, ['Je na místě', 'Zrušit objednávku'], ['Zmeškáno']],
    ['arrived', /^Na místě/u, ['Obslouženo', 'Zmeškáno'], []],
    ['cancelled', /^Zrušená/u, [], []],
  ])('that is %s says so and offers only what may come next', async (state, word, buttons, more) => {
    const getOne = vi.fn(() => Promise.resolve({ data: anOrder(state) }));
    renderConsole({ address: `${page}/1`, provider: { getOne }, now });
    await screen.findByRole('heading', { level: 1 });
    expect(await screen.findAllByText(word)).not.toHaveLength(0);
    expect(screen.queryByRole('combobox', { name: /^Stav/u })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Důvod zrušení/u })).toBeNull();
    expect(offered()).toEqual(buttons);
    if (more.length === 0) return;
    await userEvent.click(screen.getByRole('button', { name: 'Další' }));
    expect(offered()).toEqual(steps.filter((step) => [...buttons, ...more].includes(step)));
    await userEvent.click(screen.getByRole('button', { name: 'Zrušit objednávku' }));
    expect(await within(await screen.findByRole('dialog')).findByRole('textbox', { name: /^Důvod zrušení/u })).toBeTruthy();
  });

  it.each([
    ['first on its own day', '2026-12-01T08:30:00.000Z', ['Je na místě', 'Přesunout', 'Zrušit objednávku']],
    ['after moving on a later one, where it is not offered', '2026-12-02T08:30:00.000Z', ['Přesunout', 'Zrušit objednávku']],
    ['after moving on an earlier one', '2026-11-30T08:30:00.000Z', ['Přesunout', 'Je na místě', 'Zrušit objednávku']],
  ])('offers to mark who has come %s', async (_, starts_at, wanted) => {
    const ends_at = starts_at.replace(':30:', ':45:');
    const getOne = () => Promise.resolve({ data: { ...anOrder('confirmed', 1, starts_at), ends_at } });
    renderConsole({ address: `${page}/1`, provider: { getOne }, now });
    await screen.findByRole('button', { name: /^Přesunout/u });
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.filter((name) => wanted.includes(name ?? '') || name === 'Je na místě')).toEqual(wanted);
  });

  it('is called missed from its beginning on alone', async () => {
    const getOne = () => Promise.resolve({ data: anOrder('arrived', 1, '2026-12-01T08:05:01.000Z') });
    renderConsole({ address: `${page}/1`, provider: { getOne }, now });
    await screen.findByRole('button', { name: 'Obslouženo' });
    expect(offered()).toEqual(['Obslouženo']);
  });

  it('is not cancelled as a colleague has changed it: the dialog names them, shows it as it is now, and asks once more', async () => {
    const newer = { ...anOrder('confirmed', 1, '2026-12-02T09:00:00.000Z'), version: 2 };
    const act = vi.fn<(...given: readonly unknown[]) => Promise<unknown>>(() => Promise.resolve({ data: { ...newer, version: 3 } }));
    act.mockRejectedValueOnce(Object.assign(new Error('Mezitím'), { status: 412, body: { current: newer } }));
    const entry = { id: 2, action: 'edit', at: '2026-12-01T08:04:00.000Z', version: 2, actor_name: 'Petr Kolega', changes: {} };
    const provider = {
      getOne: () => Promise.resolve({ data: anOrder('confirmed') }),
      history: () => Promise.resolve({ data: [entry] }),
      act,
    };
    renderConsole({ address: `${page}/1`, provider, now });
    await userEvent.click(await screen.findByRole('button', { name: 'Zrušit objednávku' }));
    const dialog = within(await screen.findByRole('dialog'));
    const press = () => userEvent.click(dialog.getByRole('button', { name: 'Zrušit objednávku' }));
    await press();
    const said = within(await dialog.findByRole('alert'));
    await said.findByText('Poslední uložení: Petr Kolega, 01.12.2026 09:04');
    await said.findByText(/^Teď je to: Jana Nováková, st 2\. 12\. 10:00/u);
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(act.mock.calls.map(([, asked]) => asked)).toMatchObject([{ version: 1 }, { version: 2 }]);
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

  it('say of one that is here already that there is nothing to do, beside those that are marked', async () => {
    const rows = [anOrder('confirmed', 1), anOrder('arrived', 2)];
    const results = [
      { id: 1, name: '123451', result: 'done' },
      { id: 2, name: '123452', result: 'unchanged', message: 'Stav: Na místě. Není co dělat.' },
    ];
    const bulk = () => Promise.resolve({ data: { total: 2, done: 1, unchanged: 1, refused: 0, results } });
    renderConsole({ address: page, provider: { bulk, getList: () => Promise.resolve({ data: rows, total: 2 }) }, now });
    const [all] = await screen.findAllByRole('checkbox', { name: /^Vybrat/u });
    if (all === undefined) throw new Error('nothing to select');
    await userEvent.click(all);
    await userEvent.click(await screen.findByRole('button', { name: 'Je na místě' }));
    const idle = within(await screen.findByRole('region', { name: 'U čeho není co dělat' }));
    expect(idle.getByText('Stav: Na místě. Není co dělat.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Proč to nejde' })).toBeNull();
  });

  it('are cancelled together without a message where that is ticked, after it is said whom it concerns', async () => {
    const rows = [anOrder('confirmed', 1), anOrder('confirmed', 2)];
    const done = { total: 2, done: 2, unchanged: 0, refused: 0, results: [] };
    const bulk = vi.fn((_name: string, _request: object, _sent?: object) => Promise.resolve({ data: done }));
    const answer = {
      orders: 2,
      reached: 1,
      ways: [{ channel: 'email', count: 1, recipient: null, leaves: true }],
      not_notified: [{ reason: 'no_address', count: 1 }],
    };
    const provider = { bulk, ask: () => Promise.resolve(answer), getList: () => Promise.resolve({ data: rows, total: 2 }) };
    renderConsole({ address: page, provider, now });
    const [all] = await screen.findAllByRole('checkbox', { name: /^Vybrat/u });
    if (all === undefined) throw new Error('nothing to select');
    await userEvent.click(all);
    await userEvent.click(await screen.findByRole('button', { name: 'Zrušit objednávky' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Přepážka je zavřená' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pokračovat' }));
    expect(await dialog.findByText('E-mail o tom klient dostane u 1 objednávky.')).toBeTruthy();
    expect(dialog.getByText('Klientovi není jak dát vědět u 1 objednávky: chybí e-mail i telefon.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Nedat klientům vědět' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Zrušit objednávky' }));
    const request = { action: 'cancel', ids: [1, 2], values: { cancel_reason: 'Přepážka je zavřená' } };
    expect(bulk).toHaveBeenLastCalledWith(prefix, request, { key: expect.any(String), isQuiet: true });
  });
});
