import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { ConsoleContext } from '../../../src/custom/console-context.tsx';
import { CalendarScreen } from '../../../src/custom/web-orders/calendar/calendar-screen.tsx';
import { CentralContext } from '../../../src/providers/central-context.ts';
import { rightsFrom } from '../../../src/providers/rights/rights.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer, aUser } from '../providers/fake-central.ts';

configure({ asyncUtilTimeout: 10_000 });

const user = aUser({ resources: ['ordering', 'store'] });
const free = { starts_at: '2030-12-03T08:00:00.000Z', ends_at: '2030-12-03T08:30:00.000Z', capacity: 2, free: 1 };
const order = (id: number, day: number, name: string) => ({
  id,
  version: 1,
  store_id: 1,
  service_id: 4,
  pin: '245840',
  state: 'confirmed',
  name,
  starts_at: `2030-12-0${day}T08:00:00.000Z`,
  ends_at: `2030-12-0${day}T08:30:00.000Z`,
});
const hours = [{ opens: '08:00', closes: '12:00' }];
const days = [
  { day: '2030-12-03', type: 'free', note: null, intervals: hours, times: [free] },
  { day: '2030-12-04', type: 'blocked', note: 'Stěhování archivu', intervals: [], times: [] },
];

type Told = { readonly days: readonly object[]; readonly orders: readonly object[]; readonly lost?: readonly object[] };

function open(query: string, told: Told = { days, orders: [order(1, 3, 'Jana Malá'), order(2, 4, 'Petr Velký')] }) {
  const list = (rows: readonly object[]) => ({ json: rows, headers: { 'Content-Range': `items 0-${rows.length - 1}/${rows.length}` } });
  const world = aWorld(
    ({ path }) => {
      if (path === '/me') return { json: rightsFrom(user) };
      if (path.includes('/free-times')) return { json: { nearest: null, has_plan: true, days: told.days } };
      if (path.startsWith('/orders')) return list(told.orders);
      if (path.startsWith('/stores/1/days')) return { json: told.days.map((one) => ({ ...one, reasons: [], orders: 0 })) };
      if (path.startsWith('/stores/1/opening-impact')) return { json: { total: told.lost?.length ?? 0, orders: told.lost ?? [] } };
      if (path.startsWith('/opening-exceptions')) return list([]);
      if (path.startsWith('/stores')) return list([{ id: 1, label: 'Radnice' }]);
      return list([{ id: 4, name: 'Občanské průkazy', store_id: 1, web_order: true }]);
    },
    anAnswer('token', 15, user),
  );
  const frame = (
    <CentralContext value={world.central}>
      <ConsoleContext tools={world.tools}>
        <Outlet />
      </ConsoleContext>
    </CentralContext>
  );
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          { path: '/', element: <CalendarScreen /> },
          { path: '*', element: <p>Elsewhere</p> },
        ],
      },
    ],
    { initialEntries: [`/${query}`] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

describe('the calendar of orders', () => {
  beforeAll(() => fetchMessages('cs'));

  it('names the days of the week over the month, where no day says it itself', async () => {
    open('?store=1&view=month&day=2030-12-03');
    const month = await screen.findByRole('group', { name: 'Dny měsíce' });
    await within(month).findByText('po');
    expect(Array.from(month.querySelectorAll('.order-month__weekday'), ({ textContent }) => textContent).join(' ')).toBe(
      'po út st čt pá so ne',
    );
    const noted = within(month).getByRole('button', { name: /^středa 04\.12\.2030, .*Poznámka ke dni: Stěhování archivu$/u });
    expect(noted.querySelector('.order-day__note')?.textContent).toBe('Stěhování archivu');
  });

  it('tells of days that have passed what became of their orders, and that their places are not known', async () => {
    const past = { type: 'free', note: null, intervals: hours, times: [] };
    const ended = [
      { ...order(1, 3, 'Jana Malá'), state: 'served' },
      { ...order(2, 3, 'Petr Velký'), state: 'missed' },
      { ...order(3, 3, 'Eva Nová'), state: 'served' },
      order(4, 3, 'Ivo Starý'),
    ].map((one) => ({ ...one, starts_at: '2020-12-03T08:00:00.000Z', ends_at: '2020-12-03T08:30:00.000Z' }));
    const told = {
      days: [
        { ...past, day: '2020-12-01', type: 'notAvailable', intervals: [] },
        { ...past, day: '2020-12-02' },
        { ...past, day: '2020-12-03' },
      ],
      orders: ended,
    };
    open('?store=1&view=month&day=2020-12-03', told);
    const month = within(await screen.findByRole('group', { name: 'Dny měsíce' }));
    expect(month.getByRole('button', { name: 'čtvrtek 03.12.2020, Proběhlo, 2 obslouženo, 1 zmeškáno, 1 bez výsledku' })).toBeDefined();
    expect(month.getByRole('button', { name: 'středa 02.12.2020, Proběhlo, bez objednávek' })).toBeDefined();
    expect(month.getByRole('button', { name: 'úterý 01.12.2020, Nedostupný' })).toBeDefined();
    expect(screen.getByText(/^Dny, které proběhly, .* tu není: plán se od té doby mohl změnit\.$/u)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Týden' }));
    const week = within(await screen.findByRole('region', { name: 'čtvrtek 03.12.2020' }));
    expect(week.getByText('2 obslouženo, 1 zmeškáno, 1 bez výsledku')).toBeDefined();
  });

  it('says in words which days are holidays and which are full, in each view, and what all of the five types are called', async () => {
    const full = { ...free, free: 0 };
    const ofType = (day: number, type: string) => ({ day: `2030-12-0${day}`, type, note: null, intervals: hours, times: [] });
    const told = {
      days: [
        { ...ofType(2, 'occupied'), times: [full, { ...full, starts_at: free.ends_at, ends_at: '2030-12-03T09:00:00.000Z' }] },
        { ...ofType(3, 'holiday'), intervals: [] },
        { ...ofType(4, 'free'), times: [free] },
        ofType(5, 'notAvailable'),
        { ...ofType(6, 'blocked'), intervals: [] },
      ],
      orders: [],
    };
    const spoken = ['pondělí 02.12.2030, Obsazený, obsazeno 4 z 4', 'úterý 03.12.2030, Svátek'];
    open('?store=1&view=month&day=2030-12-03', told);
    const shown = () => screen.findByRole('group', { name: 'Dny měsíce' });
    const month = within(await shown());
    for (const name of spoken) expect(month.getByRole('button', { name })).toBeDefined();
    const legend = within(screen.getByRole('list', { name: 'Vysvětlivky' }));
    const types = ['Volný', 'Obsazený', 'Nedostupný', 'Svátek', 'Blokovaný'];
    const lines = legend.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
    expect(lines.filter((line) => types.includes(line ?? ''))).toEqual(types);
    // A type is told by its drawing too, and no two have one drawing.
    const drawings = types.map((type) => legend.getByText(type).querySelector('svg')?.innerHTML ?? '');
    expect(new Set(drawings).size).toBe(types.length);
    await userEvent.click(screen.getByRole('button', { name: 'Týden' }));
    const strip = within(await shown());
    for (const name of spoken) expect(strip.getByRole('button', { name })).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'pondělí 02.12.2030' })).getByText('Obsazený')).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'úterý 03.12.2030' })).getByText('Svátek')).toBeDefined();
  });

  it('asks for a branch before anything else, and offers those that there are', async () => {
    const router = open('?view=day');
    expect(await screen.findByText('Vyberte pobočku')).toBeDefined();
    await userEvent.click(await screen.findByRole('link', { name: 'Radnice' }));
    expect(router.state.location.search).toBe('?view=day&store=1');
    expect(await screen.findByRole('button', { name: 'Měsíc' })).toBeDefined();
  });

  it('shows free places beside orders, and leads from a blocked day to those that must move', async () => {
    open('?store=1&day=2030-12-03');
    const usual = within(await screen.findByRole('region', { name: 'úterý 03.12.2030' }));
    expect(usual.getByText('Volný, 1 místo')).toBeDefined();
    expect(usual.getByRole('link', { name: '9:00–9:30, Jana Malá, objednáno' })).toBeDefined();
    const blocked = within(screen.getByRole('region', { name: 'středa 04.12.2030' }));
    expect(blocked.getByText('Blokovaný')).toBeDefined();
    expect(blocked.getByRole('link', { name: '9:00–9:30, Petr Velký, objednáno, mimo úřední hodiny' })).toBeDefined();
    const move = blocked.getByRole('link', { name: '1 objednávka k přesunutí' });
    // The note of the day is a stop of the Tab key, and all of it opens under a press.
    const note = blocked.getByRole('button', { name: 'Poznámka ke dni: Stěhování archivu' });
    expect(document.getElementById(note.getAttribute('popovertarget') ?? '')?.textContent).toBe('Stěhování archivu');
    expect(usual.queryByRole('button', { name: /Poznámka/u })).toBeNull();
    expect(decodeURIComponent(move.getAttribute('href') ?? '')).toContain(
      '"starts_at_gte":"2030-12-03T23:00:00.000Z","starts_at_lte":"2030-12-04T22:59:59.999Z"',
    );
  });

  it('says before hours are blocked that all services of the branch are closed, not the shown one only', async () => {
    open('?store=1&view=day&day=2030-12-03');
    await userEvent.click(await screen.findByRole('button', { name: 'Blokovat hodiny' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Blokovat hodiny dne' }));
    expect(dialog.getByText('úterý 03.12.2030: 8:00–12:00')).toBeDefined();
    expect(dialog.getByText('Pobočka bude v tu dobu zavřená pro všechny činnosti.')).toBeDefined();
  });

  it('names whom hours or a day leave outside, and says it on the button, for a day of a week or a month', async () => {
    const lost = Array.from({ length: 12 }, (_, place) => ({ ...order(place + 1, 3, `Klient ${place + 1}`), service: 'Občanské průkazy' }));
    open('?store=1&view=week&day=2030-12-03', { days, orders: [], lost });
    await userEvent.click(await screen.findByRole('button', { name: 'Blokovat hodiny' }));
    const which = within(await screen.findByRole('dialog', { name: 'Blokovat hodiny' }));
    expect(which.getByRole('combobox', { name: 'Který den' })).toHaveProperty('value', '2030-12-03');
    await userEvent.click(which.getByRole('button', { name: 'Pokračovat' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Blokovat hodiny dne' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Od' }), '9:00');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Do' }), '10:00');
    // Pressed before it is known whom it concerns: nothing is saved, and the button says it.
    await userEvent.click(dialog.getByRole('button', { name: 'Zablokovat' }));
    expect(await dialog.findByRole('button', { name: 'Zablokovat i se 12 objednávkami' })).toBeDefined();
    const named = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(named).toHaveLength(11);
    expect([named[0], named[10]]).toEqual(['03.12.2030 09:00 Klient 1, Občanské průkazy', 'A ještě 2 objednávky.']);
    expect(dialog.getByText(/^Objednávky zůstanou platné a klientům se o tom nic nepošle\./u)).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Měsíc' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Blokovat den' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Který den' }), '2030-12-05');
    await userEvent.click(screen.getByRole('button', { name: 'Pokračovat' }));
    const day = within(await screen.findByRole('dialog', { name: 'Blokovat vybrané dny' }));
    expect(day.getByText('čtvrtek 05.12.2030')).toBeDefined();
    expect(day.getByText('Pobočka bude ve vybrané dny zavřená pro všechny činnosti.')).toBeDefined();
    expect(await day.findByRole('button', { name: 'Uložit i se 12 objednávkami' })).toBeDefined();
  });

  it('goes between places by arrows, and makes an order at a free one', async () => {
    const router = open('?store=1&day=2030-12-03');
    const row = await screen.findByRole('link', { name: /Jana Malá/u });
    expect(row.tabIndex).toBe(0);
    row.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Volné místo 9:00–9:30');
    await userEvent.keyboard('{Enter}');
    const search = new URLSearchParams(router.state.location.search);
    expect(router.state.location.pathname).toBe('/web-orders/manage-orders/create');
    expect(search.get('store')).toBe('1');
    expect(JSON.parse(search.get('given') ?? '')).toEqual({ service_id: 4, starts_at: free.starts_at, ends_at: free.ends_at });
  });

  it('keeps view and day in the address', async () => {
    const router = open('?store=1&day=2030-12-03');
    await userEvent.click(await screen.findByRole('button', { name: 'Den' }));
    await userEvent.click(screen.getByRole('button', { name: 'Další období' }));
    expect(router.state.location.search).toBe('?store=1&day=2030-12-04&view=day');
  });
});
