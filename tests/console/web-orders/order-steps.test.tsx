import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import type { JSX } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { CallerOrders } from '../../../src/custom/telephone-orders/caller-orders.tsx';
import { StoreField } from '../../../src/custom/telephone-orders/store-field.tsx';
import { createI18nProvider } from '../../../src/providers/i18n-provider.ts';
import { offeredSteps } from '../../../src/resources/web-orders/offered-steps.ts';
import { nothing, renderConsole } from '../list/entity-console.tsx';

const page = '/web-orders/manage-orders';
/** Wednesday, 9:22 in Prague. */
const now = new Date('2026-11-25T08:22:00.000Z');
const anOrder = (values: Readonly<Record<string, unknown>> = {}) => ({
  id: 1,
  version: 3,
  store_id: 1,
  service_id: 1,
  starts_at: '2026-11-25T09:00:00.000Z',
  ends_at: '2026-11-25T09:15:00.000Z',
  pin: '245840',
  state: 'confirmed',
  name: 'Michaela Matoušková',
  email: null,
  phone: '+420603555712',
  channel: 'web',
  arrived_at: null,
  stepped_at: null,
  ...values,
});
const at = (minutesAgo: number): string => new Date(now.getTime() - minutesAgo * 60_000).toISOString();

describe('steps of an order that are offered', () => {
  it.each([
    ['of a client who is to come', {}, ['arrive', 'cancel']],
    ['of a client who is a little late', { starts_at: at(14) }, ['arrive', 'cancel']],
    ['of a client who is late for a quarter of an hour', { starts_at: at(15) }, ['arrive', 'miss', 'cancel']],
    ['of a client who has just come', { state: 'arrived', stepped_at: at(9) }, ['serve', 'undo']],
    ['of a client who came long ago', { state: 'arrived', stepped_at: at(11) }, ['serve']],
    ['of a client who was served a moment ago', { state: 'served', stepped_at: at(1) }, ['undo']],
    ['of a client whose arrival the branch reported a moment ago', { state: 'arrived', arrived_at: at(1) }, ['serve']],
    ['of a client whom the branch has just served', { state: 'served', arrived_at: at(5) }, []],
    ['of another day', { starts_at: '2026-11-26T09:00:00.000Z' }, ['cancel']],
    ['of a cancelled order', { state: 'cancelled' }, []],
  ] as const)('are those %s', (_, values, steps) => {
    expect(offeredSteps(anOrder(values), now)).toEqual(steps);
  });
});

describe('a row of the list of orders', () => {
  function open(values: Readonly<Record<string, unknown>> = {}, address = page, refuses: readonly string[] = []) {
    const act = vi.fn<(name: string, asked: object, sent: object) => Promise<unknown>>(() => Promise.resolve({}));
    const getList = () => Promise.resolve({ data: [anOrder(values)], total: 1 });
    const getOne = () => Promise.resolve({ data: anOrder(values) });
    const ask = () => Promise.resolve([]);
    renderConsole({ address, refuses, provider: { getList, getOne, ask, act }, now: now.toISOString() });
    return act;
  }
  const focusRow = async (): Promise<void> => {
    // What listens for the keys comes just after the list, with the button next to it.
    await screen.findByRole('button', { name: 'Vytisknout den' });
    (await screen.findByRole('link', { name: 'Michaela Matoušková' })).focus();
  };

  it.each([
    ['p', {}, 'arrive', 'Přišel: Michaela Matoušková'],
    ['o', { state: 'arrived' }, 'serve', 'Obslouženo: Michaela Matoušková'],
    ['v', { state: 'arrived', stepped_at: at(4) }, 'undo', 'Vrátit, ještě 6 min: Michaela Matoušková'],
  ] as const)('takes a step by the key %s alone', async (key, values, action, label) => {
    const act = open(values);
    await screen.findByRole('button', { name: label });
    await focusRow();
    await userEvent.keyboard(key);
    await waitFor(() => expect(act.mock.lastCall?.[1]).toMatchObject({ id: 1, version: 3, action }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has on its record the same undo, as long as it is open', async () => {
    const act = open({ state: 'arrived', stepped_at: at(9) }, `${page}/1`);
    await userEvent.click(await screen.findByRole('button', { name: 'Vrátit krok' }));
    await waitFor(() => expect(act.mock.lastCall?.[1]).toMatchObject({ action: 'undo' }));
  });

  it('asks by the key z before it is cancelled, because the client is told', async () => {
    const act = open();
    await screen.findByRole('button', { name: 'Zrušit: Michaela Matoušková' });
    await focusRow();
    await userEvent.keyboard('z');
    await screen.findByRole('dialog', { name: /^Zrušit objednávku/u });
    expect(act).not.toHaveBeenCalled();
  });

  it.each([
    ['its row, by a key, or with others that are selected', page],
    ['the drawer', `${page}?edit=1`],
    ['its record', `${page}/1`],
  ])('is cancelled by no one without the right to change orders: not in %s', async (_, address) => {
    const act = open({}, address, ['edit']);
    if (address === page) {
      await focusRow();
      await userEvent.click(screen.getByRole('checkbox', { name: /^Vybrat Michaela/u }));
      await screen.findByRole('region', { name: 'Hromadné akce' });
      await focusRow();
      await userEvent.keyboard('zpm');
    } else {
      await screen.findAllByRole('link', { name: /603 555 712/u });
      await screen.findByText('Záznam můžete jen prohlížet.', { exact: false });
      for (const more of screen.queryAllByRole('button', { name: 'Další' })) await userEvent.click(more);
    }
    expect(screen.queryAllByRole('button', { name: /Zrušit(?! výběr)|Přesunout|Přišel|Je na místě/u })).toEqual([]);
    expect(screen.queryAllByRole('menuitem', { name: /Zrušit/u })).toEqual([]);
    expect(screen.queryByRole('dialog', { name: /^Zrušit/u })).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });
});

/** A part of the telephone bar, with or without the right to change orders. */
function showPart(part: JSX.Element, may = true, provider: object = {}): void {
  const authProvider = {
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve(undefined),
    canAccess: () => Promise.resolve(may),
  };
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={Object.assign({}, nothing, provider)} {...{ authProvider }} i18nProvider={createI18nProvider('cs')}>
        {part}
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

describe('a client on the telephone', () => {
  it.each([
    ['for who may change orders', true, 3],
    ['not for who may not', false, 0],
  ])('has orders that can be moved, cancelled and written about: %s', async (_, may, steps) => {
    const ahead = { ...anOrder(), starts_at: '2126-11-25T09:00:00.000Z', ends_at: '2126-11-25T09:15:00.000Z' };
    const caller = { key: '1', name: 'Michaela Matoušková', phone: '+420603555712', email: '', orders: [ahead] };
    showPart(<CallerOrders caller={caller} onLeave={() => undefined} />, may);
    const order = within(await screen.findByRole('listitem'));
    await order.findByText('Potvrzená');
    await waitFor(() => expect(order.queryAllByRole('button')).toHaveLength(steps));
  });

  it('is ordered by a clerk of several branches at one that is chosen by its name', async () => {
    const branches = [1, 2].map((id) => ({ id, version: 1, label: `Pobočka ${id}`, code: `P${id}`, active: true }));
    const getList = vi.fn((_name: string, _params: { readonly sort?: object }) => Promise.resolve({ data: branches, total: 2 }));
    const onChange = vi.fn();
    showPart(<StoreField value={undefined} error={undefined} onChange={onChange} />, true, { getList });
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Pobočka' }),
      await screen.findByRole('option', { name: 'Pobočka 2' }),
    );
    expect(onChange).toHaveBeenLastCalledWith(2);
    // The server sorts branches by nothing else that says their name.
    expect(getList.mock.lastCall?.[1].sort).toEqual({ field: 'label', order: 'ASC' });
  });
});
