import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import type { DashboardStore } from '../../../contract/operations/dashboard.ts';
import { ClockContext, tickingClock } from '../../../src/crud/core/clock.ts';
import { ConsoleContext } from '../../../src/custom/console-context.tsx';
import { ClerkHome } from '../../../src/custom/home/clerk/clerk-home.tsx';
import { Home } from '../../../src/custom/home/home.tsx';
import { CentralContext } from '../../../src/providers/central-context.ts';
import { rightsFrom } from '../../../src/providers/rights.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer, aUser } from '../providers/fake-central.ts';
import { aDashboardStore, declared } from './dashboard-store.ts';

configure({ asyncUtilTimeout: 10_000 });

/** Friday, 9:22 in Prague. */
const now = '2026-11-20T08:22:00.000Z';
const at = (minutes: number): string => new Date(Date.parse(now) + minutes * 60_000).toISOString();
const anOrder = (id: number, name: string, minutes: number, values: Readonly<Record<string, unknown>> = {}) => ({
  id,
  version: 1,
  store_id: 1,
  service_id: 4,
  starts_at: at(minutes),
  ends_at: at(minutes + 15),
  pin: `0000${id}`,
  state: 'confirmed',
  name,
  email: null,
  phone: null,
  arrived_at: null,
  stepped_at: null,
  ...values,
});
const overview = {
  days: [
    { day: '2026-11-20', states: {} },
    { day: '2026-11-21', states: { confirmed: 7, cancelled: 2 } },
  ],
  unconfirmed: 2,
  unsent: 0,
  undelivered: 0,
  withheld: 0,
  affected: 4,
  nearly_full: [],
  web: { is_open: true, sends_emails: true, email_notification: true, offered: 1, without_plan: [] },
};
const freeTime = (minutes: number) => ({ starts_at: at(minutes), ends_at: at(minutes + 15), capacity: 1, free: 1 });

/** Opens the home of a clerk and answers with what was asked for. */
function open(
  orders: readonly object[],
  times: readonly object[] = [],
  store: DashboardStore = aDashboardStore(1, 5),
  { limitations = [1], address = '/', element = <ClerkHome storeId={1} /> } = {},
) {
  const user = aUser({ resources: ['store', 'ordering'], limitations });
  const list = (name: string, rows: readonly object[]) => ({
    json: rows,
    headers: { 'content-range': `${name} 0-${rows.length}/${rows.length}` },
  });
  const { central, tools, asked } = aWorld(
    ({ path, method }) => {
      if (path === '/me') return { json: rightsFrom(user) };
      if (path.startsWith('/dashboard')) return { json: { stores: [store], regions: [], limits: declared, is_current: true } };
      if (path.startsWith('/booking-overview')) return { json: overview };
      if (path.includes('/free-times')) return { json: { nearest: freeTime(1440), has_plan: true, days: [{ times }] } };
      if (method === 'POST' && path.includes('/actions/')) return { json: orders[0] };
      if (path.startsWith('/orders')) return list('orders', orders);
      return path.startsWith('/services') ? list('services', [{ id: 4, name: 'Matrika', store_id: 1 }]) : { json: [] };
    },
    anAnswer('token', 15, user),
    () => new Date(now),
  );
  const frame = (
    <CentralContext value={central}>
      <ConsoleContext tools={tools}>
        <ClockContext value={tickingClock(() => new Date(now))}>
          <Outlet />
        </ClockContext>
      </ConsoleContext>
    </CentralContext>
  );
  const routes = [{ element: frame, children: [{ path: '/', element }] }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
  return () => asked.map(({ method, path }) => `${method} ${path}`);
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the home of a clerk with one branch', () => {
  beforeAll(() => fetchMessages('cs'));

  it('begins with who comes next, who is marked as come by one press', async () => {
    const asked = open([anOrder(1, 'Karel Beneš', 8), anOrder(2, 'Lucie Vondráčková', 23)]);
    const next = await card('Přijde další');
    expect(next.getByText('za 8 min')).toBeDefined();
    await userEvent.click(await next.findByRole('button', { name: 'Přišel: Karel Beneš' }));
    await waitFor(() => expect(asked()).toContain('POST /orders/1/actions/arrive'));
  });

  it('goes from row to row and takes their steps by the keys of the list, which ? shows', async () => {
    const asked = open([anOrder(1, 'Karel Beneš', 8), anOrder(2, 'Lucie Vondráčková', 23, { phone: '+420603555712' })]);
    await screen.findByRole('button', { name: 'Přišel: Lucie Vondráčková' });
    await userEvent.keyboard('jp');
    await waitFor(() => expect(asked()).toContain('POST /orders/1/actions/arrive'));
    await userEvent.keyboard('jjk');
    expect(document.activeElement?.textContent).toBe('Karel Beneš');
    await userEvent.keyboard('?');
    const keys = within(await screen.findByRole('dialog', { name: 'Klávesové zkratky' }));
    expect(keys.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['p', 'o', 'v', 'a', 'n', '?', 'F2']),
    );
  });

  it('says who is late and for how long, and offers absence after a quarter of an hour', async () => {
    open([anOrder(1, 'Zdeněk Hrubý', -22), anOrder(2, 'Ivana Novotná', -7)]);
    const late = await card('Mají zpoždění');
    expect(late.getByText('22 min')).toBeDefined();
    expect(await late.findByRole('button', { name: 'Nepřišel: Zdeněk Hrubý' })).toBeDefined();
    expect(late.queryByRole('button', { name: 'Nepřišel: Ivana Novotná' })).toBeNull();
    expect(await card('Přijde další').then((next) => next.getByText('Dnes už nikdo nepřijde. Zítra přijde 7.'))).toBeDefined();
  });

  it('says who is here and since when', async () => {
    open([anOrder(1, 'Petr Růžička', -10, { state: 'arrived', arrived_at: at(-11) }), anOrder(2, 'Eva Malá', 30, { state: 'cancelled' })]);
    const here = await card('Na místě');
    expect(here.getByText('Čeká 11 min')).toBeDefined();
    expect(here.getAllByRole('listitem')).toHaveLength(1);
  });

  it('names what does not go by itself, each with its one way', async () => {
    open([]);
    const hand = await card('Čeká na vás');
    expect(hand.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Projít: 2 nepotvrzené objednávky',
      'Přesunout: 4 objednávky na zavřené časy',
    ]);
  });

  it('offers free times of today that are still to come; where there are none, the first one', async () => {
    open([], [freeTime(-5), freeTime(10), freeTime(25)]);
    const free = await card('Volno dnes');
    expect((await free.findAllByRole('link', { name: /^Objednat/u })).map(({ textContent }) => textContent)).toEqual(['9:32', '9:47']);
  });

  it('leads to the first free time of another day where today is full', async () => {
    open([]);
    expect(await (await card('Volno dnes')).findByRole('link', { name: 'so 21. 11. 9:22' })).toBeDefined();
  });

  it('says that the branch is silent, with the one step to take; nothing of a branch that communicates', async () => {
    open([], [], aDashboardStore(1, 30 * 60, { last_socket_communication_at: '2026-11-20T07:52:00.000Z', phone: '+420600111222' }));
    const row = await screen.findByRole('article');
    expect(within(row).getByText('Dočasně nekomunikuje')).toBeDefined();
    expect(within(row).getByRole('link', { name: /600 111 222/u })).toBeDefined();
    cleanup();
    open([], [], aDashboardStore(1, null, { last_socket_communication_at: now }));
    await card('Volno dnes');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it.each([
    ['of several branches while none is chosen: which branch needs a person', '/', 'Nástěnka'],
    ['of the branch that is chosen: its day', '/?store=1', 'Dnes'],
  ])('is the home of a clerk %s', async (_, address, heading) => {
    const element = <Home menuOf={() => []} />;
    open([anOrder(1, 'Karel Beneš', 8)], [], aDashboardStore(1, 5), { limitations: [1, 2], address, element });
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^${heading}`, 'u') })).toBeDefined();
  });
});
