import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayOfFilters } from '../../../src/resources/web-orders/day-print/printed-day-of.ts';
import { renderConsole } from '../list/entity-console.tsx';

const page = '/web-orders/manage-orders';
const now = '2026-12-01T06:30:00.000Z';
const anOrder = (id: number, store_id: number, clock: string, values: object = {}) => ({
  id,
  version: 1,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  store_id,
  service_id: store_id * 10,
  starts_at: `2026-12-01T${clock}:00.000Z`,
  ends_at: new Date(Date.parse(`2026-12-01T${clock}:00.000Z`) + 900_000).toISOString(),
  pin: `12345${id}`,
  state: 'confirmed',
  name: `Klient ${id}`,
  email: null,
  phone: null,
  note: null,
  channel: 'web',
  ...values,
});
const rows = [
  anOrder(1, 2, '07:00', { phone: '+420603555712', note: 'Přijdu s kočárkem.' }),
  anOrder(2, 1, '07:15'),
  anOrder(3, 2, '08:00', { state: 'cancelled' }),
];
const stores = { 1: 'Radnice', 2: 'Magistrát' };

const open = (address: string, given: readonly object[] = rows) => {
  const getList = vi.fn((_name: string, _params: { readonly filter?: object }) =>
    Promise.resolve({ data: [...given], total: given.length }),
  );
  const getMany = (name: string, { ids }: { readonly ids: readonly number[] }) =>
    Promise.resolve({
      data: ids.map((id) =>
        name.includes('services')
          ? { id, name: `Činnost ${id}`, store_id: id / 10 }
          : { id, label: Object.entries(stores).find(([key]) => Number(key) === id)?.[1] },
      ),
    });
  renderConsole({ address, provider: { getList, getMany }, now });
  return getList;
};
const print = vi.fn();
const printed = async () => {
  vi.stubGlobal('print', print);
  await userEvent.click(await screen.findByRole('button', { name: 'Vytisknout den' }));
  await waitFor(() => expect(document.querySelector('.printed-day')).not.toBeNull());
  return [...document.querySelectorAll<HTMLElement>('.printed-day__store')];
};

describe('the day of orders on paper', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is one press for the next day with orders, which the button names: on Friday for Monday', async () => {
    const ofMonday = { starts_at: '2026-12-07T07:00:00.000Z', ends_at: '2026-12-07T07:15:00.000Z' };
    const getList = open(page, [anOrder(1, 2, '07:00', ofMonday)]);
    vi.stubGlobal('print', print);
    await userEvent.click(await screen.findByRole('button', { name: 'Vytisknout příští den s objednávkami: pondělí 7. 12. 2026' }));
    await screen.findByRole('heading', { name: 'Magistrát, pondělí 7. 12. 2026' });
    const asked = getList.mock.calls.map(([, { filter }]) => filter);
    // From tomorrow on, and only orders that still hold.
    expect(asked).toContainEqual({ starts_at_gte: '2026-12-01T23:00:00.000Z', state: ['unconfirmed', 'confirmed', 'arrived'] });
    expect(asked).toContainEqual({ starts_at_gte: '2026-12-06T23:00:00.000Z', starts_at_lte: '2026-12-07T22:59:59.999Z' });
  });

  it('has a sheet for each branch with its heading, counts, and a box to tick beside whoever may still come', async () => {
    const getList = open(page);
    const [first, second, ...others] = await printed();
    if (first === undefined || second === undefined) throw new Error('two sheets are missing');
    expect(others).toEqual([]);
    expect(within(first).getByRole('heading').textContent).toBe('Magistrát, úterý 1. 12. 2026');
    expect(first.textContent).toContain('2 objednávky (Potvrzená: 1, Zrušená: 1) · Vytištěno 01.12.2026 07:30');
    const [, , coming, cancelled] = within(first).getAllByRole('row');
    expect(
      within(coming ?? first)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['8:00–8:15', '123451', 'Klient 1', 'Činnost 20', '+420 603 555 712', 'Přijdu s kočárkem.', 'Potvrzená', '']);
    expect([coming, cancelled].map((row) => row?.querySelector('.printed-day__tick') !== null)).toEqual([true, false]);
    expect(within(second).getByRole('heading').textContent).toBe('Radnice, úterý 1. 12. 2026');
    expect(getList.mock.calls.at(-1)?.[1].filter).toEqual({
      starts_at_gte: '2026-11-30T23:00:00.000Z',
      starts_at_lte: '2026-12-01T22:59:59.999Z',
    });
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    // No event: it only says what goes on.
    expect(document.querySelector<HTMLElement>('[data-passing]')?.dataset['passing']).toContain('Připravuje se tisk…');
  });

  it('says what became of those that are marked already where the box to tick would stand', async () => {
    const states = ['arrived', 'served', 'missed', 'unconfirmed'];
    open(
      page,
      states.map((state, place) => anOrder(place + 1, 2, `0${place + 6}:00`, { state })),
    );
    const [sheet] = await printed();
    const boxes = [...(sheet?.querySelectorAll('tbody tr') ?? [])].map(({ lastElementChild: cell }) =>
      cell?.querySelector('.printed-day__tick') === null ? cell.textContent : 'box',
    );
    expect(boxes).toEqual(['Na místě', 'Obsloužená', 'Zmeškaná', 'box']);
  });

  it.each(['משה כהן', 'محمد علي'])('keeps the name %s, read from the right, apart from its neighbours, as the list does', async (name) => {
    open(page, [anOrder(1, 2, '07:00', { name })]);
    expect((await screen.findAllByText(name)).map(({ tagName }) => tagName)).toEqual(['BDI']);
    const [sheet] = await printed();
    expect(within(sheet ?? document.body).getByText(name).dir).toBe('auto');
  });

  it('says that there is nothing to print where nobody is ordered', async () => {
    open(`${page}?filter=${encodeURIComponent('{"starts_at_on":"tomorrow","store_id":2}')}`, []);
    await userEvent.click(await screen.findByRole('button', { name: 'Vytisknout den' }));
    expect(await screen.findByText(/Není co tisknout: středa 2\. 12\. 2026, nikdo není objednaný\.$/u)).toBeDefined();
  });

  it('is not offered where the list shows more days', async () => {
    open(`${page}?filter=${encodeURIComponent('{"starts_at_on":"week"}')}`);
    await screen.findAllByText('Klient 1');
    expect(screen.queryByRole('button', { name: 'Vytisknout den' })).toBeNull();
  });
});

describe('the slip of an order', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('says what the letter says, with the address and the telephone of the branch, and what the agenda says of what to bring', async () => {
    const printSlip = vi.fn();
    vi.stubGlobal('print', printSlip);
    const store = { id: 2, label: 'Magistrát', street: 'Náměstí 1', city: 'Radovín', phone: '+420600123010' };
    const agendas = [{ id: 1, name: 'Doklady', text: 'Vezměte si starý průkaz.', service_ids: [20] }];
    const getList = vi.fn((name: string, _params: object) => Promise.resolve({ data: name.includes('group') ? agendas : [], total: 1 }));
    const getOne = (name: string) => Promise.resolve({ data: name.includes('orders') ? anOrder(1, 2, '07:00') : store });
    const getMany = (name: string) =>
      Promise.resolve({ data: name.includes('services') ? [{ id: 20, name: 'Občanské průkazy' }] : [store] });
    renderConsole({ address: `${page}/1`, provider: { getList, getOne, getMany, ask: () => Promise.resolve([]) }, now });
    await userEvent.click(await screen.findByText('Vytisknout lístek'));
    await waitFor(() => expect(printSlip).toHaveBeenCalledOnce());
    const slip = document.querySelector<HTMLElement>('.printed-slip');
    expect([...(slip?.querySelectorAll('p, dt, dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'úterý 1. prosince, 8:00',
      'Činnost',
      'Občanské průkazy',
      'Pobočka',
      'Magistrát, Náměstí 1, Radovín, +420 600 123 010',
      'Jméno klienta',
      'Klient 1',
      'PIN 123451',
      'PIN zadejte v hale na kiosku, nebo ho řekněte v informacích.',
      'Vezměte si starý průkaz.',
    ]);
    expect(getList.mock.lastCall?.[1]).toMatchObject({ filter: { service_ids: 20, active: true } });
  });
});

describe('the day that filters of the list ask for', () => {
  it.each<readonly [object, string | undefined]>([
    [{ starts_at_on: 'today' }, '2026-12-01'],
    [{ starts_at_on: 'tomorrow', store_id: 1 }, '2026-12-02'],
    [{ starts_at_on: 'week' }, undefined],
    [{ starts_at_gte: '2026-12-01T00:00:00.000Z' }, undefined],
    [{ starts_at_gte: '2026-12-06T23:00:00.000Z', starts_at_lte: '2026-12-07T22:59:59.999Z' }, '2026-12-07'],
    [{ starts_at_gte: '2026-10-24T22:00:00.000Z', starts_at_lte: '2026-10-25T22:59:59.999Z' }, '2026-10-25'],
    [{ starts_at_gte: '2026-12-06T23:00:00.000Z', starts_at_lte: '2026-12-08T22:59:59.999Z' }, undefined],
    [{ starts_at_gte: '2026-12-07T07:00:00.000Z', starts_at_lte: '2026-12-07T22:59:59.999Z' }, undefined],
    [{}, undefined],
  ])('of %j is %s', (filters, day) => {
    expect(dayOfFilters({ ...filters }, '2026-12-01')).toBe(day);
  });
});
