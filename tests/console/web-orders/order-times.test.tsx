import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { givenQuery } from '../../../src/resources/web-orders/calendar/given-query.ts';
import { renderConsole } from '../list/entity-console.tsx';

const page = '/web-orders/manage-orders';
const now = '2026-11-30T09:00:00.000Z';
const order = {
  id: 1,
  version: 3,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  store_id: 1,
  service_id: 4,
  starts_at: '2026-12-01T08:00:00.000Z',
  ends_at: '2026-12-01T08:15:00.000Z',
  pin: '245840',
  state: 'confirmed',
  name: 'Michaela Matoušková',
  email: null,
  phone: null,
  note: null,
  consent: false,
  over_capacity_reason: null,
  channel: 'staff',
  confirmed_at: null,
  cancelled_at: null,
  cancelled_by: null,
  cancel_reason: null,
};
const time = (day: string, clock: string, free: number) => ({
  starts_at: `${day}T${clock}:00.000Z`,
  ends_at: new Date(Date.parse(`${day}T${clock}:00.000Z`) + 900_000).toISOString(),
  capacity: 2,
  free,
});
const day = (date: string, type: string, times: readonly object[] = []) => ({ day: date, type, intervals: [], times });
const planned = {
  has_plan: true,
  days: [
    day('2026-11-30', 'occupied', [time('2026-11-30', '10:00', 0)]),
    day('2026-12-01', 'free', [time('2026-12-01', '08:00', 0), time('2026-12-01', '08:15', 1), time('2026-12-01', '09:00', 2)]),
    day('2026-12-02', 'blocked'),
    day('2026-12-03', 'free', [time('2026-12-03', '08:00', 2)]),
  ],
};
const toldByEmail = {
  orders: 1,
  reached: 1,
  ways: [{ channel: 'email', count: 1, recipient: 'misa@doma.test', leaves: true }],
  untold: [],
};
const clerk = { id: 9, level: 20, role: 'operator', resources: ['ordering'], limitations: [], maxLevelForSharingPrivileges: 0 };
const trusted = { ...clerk, resources: ['ordering', 'over_capacity'] };

type Given = {
  readonly answer?: object;
  readonly identity?: typeof clerk;
  readonly update?: () => Promise<unknown>;
  readonly state?: string;
};

function open(address: string, { answer = planned, identity = clerk, update, state = 'confirmed' }: Given = {}) {
  const row = { ...order, state };
  const create = vi.fn(() => Promise.resolve({ data: { ...row, id: 7 } }));
  const saved = vi.fn(update ?? (() => Promise.resolve({ data: { ...row, version: 4 } })));
  // Beside the order stand its messages, of which there are none.
  const answers: Readonly<Record<string, unknown>> = { 'GET /orders/{id}/messages': [], 'POST /orders/told': toldByEmail };
  const ask = vi.fn((name: string) => Promise.resolve(answers[name] ?? answer));
  const provider = {
    ask,
    create,
    update: saved,
    getOne: () => Promise.resolve({ data: row }),
    getMany: () => Promise.resolve({ data: [{ id: 4, name: 'Občanské průkazy', store_id: 1 }] }),
    getList: () => Promise.resolve({ data: [row], total: 1 }),
  };
  renderConsole({ address, provider, now, identity });
  return { ask, create, update: saved };
}

const moving = async (given: Given = {}) => {
  const calls = open(`${page}/1`, given);
  await userEvent.click(await screen.findByRole('button', { name: 'Přesunout' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Přesunout objednávku: Michaela Matoušková, út 1\. 12\. 9:00/u }));
  return { ...calls, dialog };
};
const full = () =>
  Promise.reject(
    Object.assign(new Error('Termín je už plně obsazený.'), {
      status: 409,
      body: { errors: { starts_at: 'Termín je už plně obsazený.' } },
    }),
  );

describe('moving an order', () => {
  it('begins at the safe button, offers the nearest free time first, and says what each day is', async () => {
    const { dialog } = await moving();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Nechat v 9:00' }));
    expect(await dialog.findByRole('button', { name: 'Nejbližší volný: út 1. 12. 9:15' })).toBeDefined();
    expect(dialog.getByRole('button', { name: 'úterý 01.12.2026, Volný, 3 volná místa' }).getAttribute('aria-pressed')).toBe('true');
    expect(dialog.getByRole('button', { name: 'středa 02.12.2026, Blokovaný' })).toBeDefined();
    expect(dialog.getByRole('button', { name: '9:00 obsazeno' }).hasAttribute('disabled')).toBe(true);
    expect(dialog.getByRole('button', { name: '10:00 2 místa' })).toBeDefined();
  });

  it('saves the time that is chosen over the version that was seen', async () => {
    const { dialog, update } = await moving();
    await userEvent.click(await dialog.findByRole('button', { name: '10:00 2 místa' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 10:00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const data = { starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T09:15:00.000Z' };
    expect(update).toHaveBeenCalledExactlyOnceWith(
      'web-orders/manage-orders',
      expect.objectContaining({ data, previousData: expect.objectContaining({ version: 3 }) }),
    );
  });

  it('says what the client is sent, and sends nothing where that is ticked', async () => {
    const { dialog, update } = await moving();
    expect(await dialog.findByText('Klient o tom dostane e-mail na misa@doma.test.')).toBeDefined();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Nedat klientovi vědět' }));
    expect(await dialog.findByText('Klientovi se nic nepošle.')).toBeDefined();
    await userEvent.click(await dialog.findByRole('button', { name: '10:00 2 místa' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 10:00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update).toHaveBeenCalledExactlyOnceWith('web-orders/manage-orders', expect.objectContaining({ meta: { isQuiet: true } }));
  });

  it('asks for a time before it saves anything', async () => {
    const { dialog, update } = await moving();
    await dialog.findByRole('button', { name: /^Nejbližší volný/u });
    await userEvent.click(dialog.getByRole('button', { name: 'Přesunout' }));
    expect(await dialog.findByText('Zvolte nový termín')).toBeDefined();
    expect(update).not.toHaveBeenCalled();
  });

  it('offers the nearest free times instead of one that was taken meanwhile', async () => {
    const { dialog, ask } = await moving({ update: full });
    await userEvent.click(await dialog.findByRole('button', { name: '9:15 1 místo' }));
    const asked = ask.mock.calls.length;
    await userEvent.click(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 9:15' }));
    expect(await dialog.findByText('Termín je už plně obsazený.')).toBeDefined();
    expect(await dialog.findByRole('button', { name: 'út 1. 12. 10:00' })).toBeDefined();
    expect(ask.mock.calls.length).toBeGreaterThan(asked);
  });

  it('is done at any other time only by who may exceed the capacity, with the reason', async () => {
    const { dialog, update } = await moving({ identity: trusted });
    await userEvent.click(await dialog.findByRole('button', { name: 'Jiný čas (mimo kapacitu)' }));
    expect(await dialog.findByRole('textbox', { name: /^Důvod mimo kapacitu/u })).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Zpět na volné termíny' }));
    await dialog.findByRole('button', { name: /^Nejbližší volný/u });
    expect(update).not.toHaveBeenCalled();
  });

  it('takes a full time as it stands from who may exceed the capacity, and asks for the reason', async () => {
    const { dialog, update } = await moving({ identity: trusted });
    await userEvent.click(await dialog.findByRole('button', { name: '9:00 obsazeno' }));
    const reason = await dialog.findByRole('textbox', { name: /^Důvod mimo kapacitu/u });
    expect(document.activeElement).toBe(reason);
    await userEvent.type(reason, 'Jede z nemocnice');
    await userEvent.click(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 9:00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const data = {
      starts_at: '2026-12-01T08:00:00.000Z',
      ends_at: '2026-12-01T08:15:00.000Z',
      over_capacity_reason: 'Jede z nemocnice',
    };
    expect(update).toHaveBeenCalledExactlyOnceWith('web-orders/manage-orders', expect.objectContaining({ data }));
  });

  it('says at the reason that it is missing, and keeps the time', async () => {
    const { dialog } = await moving({ identity: trusted, update: full });
    await userEvent.click(await dialog.findByRole('button', { name: '9:00 obsazeno' }));
    await dialog.findByRole('textbox', { name: /^Důvod mimo kapacitu/u });
    await userEvent.click(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 9:00' }));
    expect(await dialog.findByText('Napište důvod, nebo se vraťte na volné termíny.')).toBeDefined();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Důvod mimo kapacitu/u }), 'J');
    await waitFor(() => expect(dialog.queryByText('Napište důvod, nebo se vraťte na volné termíny.')).toBeNull());
    expect(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 9:00' })).toBeDefined();
  });

  it('lets who may exceed the capacity keep a time that was taken meanwhile', async () => {
    const { dialog } = await moving({ identity: trusted, update: full });
    await userEvent.click(await dialog.findByRole('button', { name: '9:15 1 místo' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 9:15' }));
    expect(await dialog.findByRole('button', { name: 'út 1. 12. 10:00' })).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Přesto objednat na út 1. 12. 9:15' }));
    const reason = await dialog.findByRole('textbox', { name: /^Důvod mimo kapacitu/u });
    expect(document.activeElement).toBe(reason);
    expect(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 9:15' })).toBeDefined();
  });

  it('asks for the reason where the service has no plan, once the time was refused', async () => {
    const { dialog } = await moving({ identity: trusted, update: full, answer: { has_plan: false, days: [] } });
    const [dayOfStart] = await dialog.findAllByRole('spinbutton', { name: 'Den' });
    if (dayOfStart === undefined) throw new Error('no day');
    await userEvent.click(dayOfStart);
    await userEvent.keyboard('011220261900');
    await userEvent.click(dialog.getByRole('button', { name: /^Přesunout na / }));
    const reason = await dialog.findByRole('textbox', { name: /^Důvod mimo kapacitu/u });
    expect(document.activeElement).toBe(reason);
  });

  it('has no other times for who may not exceed the capacity, and says who may', async () => {
    const { dialog } = await moving();
    await dialog.findByRole('button', { name: /^Nejbližší volný/u });
    expect(dialog.queryByRole('button', { name: 'Jiný čas (mimo kapacitu)' })).toBeNull();
    expect(dialog.getByText(/smí objednat jen ten, kdo má oprávnění/u)).toBeDefined();
  });

  it('opens by the key M on the record', async () => {
    open(`${page}/1`);
    await screen.findByRole('button', { name: 'Přesunout' });
    await userEvent.keyboard('m');
    await screen.findByRole('dialog', { name: /^Přesunout objednávku/u });
  });

  it('opens by the key M on the row of the list that has the focus', async () => {
    open(page);
    const [row] = await screen.findAllByRole('link', { name: /245840|1\. 12|01\.12\.2026/u });
    if (row === undefined) throw new Error('no row');
    // What listens for the key comes just after the list, with the button beside it.
    await screen.findByRole('button', { name: 'Vytisknout den' });
    row.focus();
    await userEvent.keyboard('m');
    await screen.findByRole('dialog', { name: /^Přesunout objednávku/u });
  });

  it('is not offered for an order that ended', async () => {
    open(`${page}/1`, { state: 'cancelled' });
    await screen.findByRole('heading', { level: 1 });
    await screen.findAllByText(/^Zrušená/u);
    await screen.findByRole('button', { name: 'Další' });
    expect(screen.queryByRole('button', { name: 'Přesunout' })).toBeNull();
  });
});

describe('the time of a new order', () => {
  it('may be a full one for who may exceed the capacity, with the reason in the same form', async () => {
    const { create } = open(`${page}/create?store=1&${givenQuery({ service_id: 4 })}`, { identity: trusted });
    const days = await screen.findByRole('button', { name: /^úterý 01\.12\.2026/u });
    await userEvent.click(days);
    await userEvent.click(await screen.findByRole('button', { name: '9:00 obsazeno' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Důvod mimo kapacitu/u }), 'Jede z nemocnice');
    await userEvent.type(screen.getByRole('textbox', { name: /^Jméno klienta/u }), 'Eva Nová');
    await userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
    const data = { starts_at: '2026-12-01T08:00:00.000Z', over_capacity_reason: 'Jede z nemocnice', name: 'Eva Nová', service_id: 4 };
    await waitFor(() =>
      expect(create).toHaveBeenCalledExactlyOnceWith(
        'web-orders/manage-orders',
        expect.objectContaining({ data: expect.objectContaining(data) }),
      ),
    );
  });

  it('waits for the service, and has no fields beside it', async () => {
    open(`${page}/create`);
    expect(await screen.findByText('Nejdřív zvolte činnost, pak se nabídnou její volné termíny.')).toBeDefined();
    expect(screen.queryByText('Důvod mimo kapacitu')).toBeNull();
  });
});
