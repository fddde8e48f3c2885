import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { tickingClock } from '../../../src/crud/core/clock.ts';
import { BookingOverview } from '../../../src/custom/orders-overview/booking-overview.tsx';
import { rightsFrom } from '../../../src/providers/rights.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer, aUser } from '../providers/fake-central.ts';
import { WorldFrame } from '../world-frame.tsx';

configure({ asyncUtilTimeout: 10_000 });

const none = { unconfirmed: 0, confirmed: 0, arrived: 0, served: 0, missed: 0, cancelled: 0, expired: 0 };
const passports = { store_id: 1, store: 'Radnice', service_id: 4, service: 'Pasy' };
const ready = { is_open: true, sends_emails: true, email_notification: true, offered: 3, without_plan: [] };
const quiet = {
  days: [
    { day: '2026-11-30', states: none },
    { day: '2026-12-01', states: none },
  ],
  affected: 0,
  unconfirmed: 0,
  undelivered: 0,
  unsent: 0,
  withheld: 0,
  nearly_full: [],
  web: ready,
};

/** Opens it and answers with the addresses that it asks. */
function open(overview: object, { address = '/', orders = [] }: { readonly address?: string; readonly orders?: readonly object[] } = {}) {
  const user = aUser({ resources: ['ordering'] });
  const asked: string[] = [];
  const world = aWorld(
    ({ path }) => {
      asked.push(path);
      if (path.startsWith('/orders')) return { json: orders, headers: { 'content-range': `orders 0-${orders.length}/${orders.length}` } };
      if (path.startsWith('/services')) return { json: [{ id: 4, name: 'Pasy', store_id: 1 }] };
      return path === '/me' ? { json: rightsFrom(user) } : { json: { ...quiet, ...overview } };
    },
    anAnswer('token', 15, user),
  );
  const frame = <WorldFrame world={world} clock={tickingClock(() => new Date('2026-11-30T08:00:00.000Z'))} />;
  const routes = [{ element: frame, children: [{ path: '/', element: <BookingOverview /> }] }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
  return asked;
}

const part = (name: string | RegExp) => screen.findByRole('region', { name });

describe('the overview of web orders', () => {
  beforeAll(() => fetchMessages('cs'));

  it('says first what comes, and each count leads to its orders', async () => {
    const states = { ...none, confirmed: 4, served: 1, cancelled: 2, expired: 3 };
    open({
      days: [
        { day: '2026-11-30', states },
        { day: '2026-12-01', states: { ...none, unconfirmed: 1 } },
      ],
    });
    expect(await screen.findByText('Dnes 5 objednávek, zítra 1 objednávka, bez zrušených a propadlých.')).toBeDefined();
    const today = await part('Dnes, pondělí 30. 11. 2026');
    expect(
      within(today)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['4Potvrzená', '1Obsloužená', '2Zrušená', '3Propadlá']);
    const link = within(today).getByRole('link', { name: /Potvrzená/u });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      '/web-orders/manage-orders?filter={"starts_at_on":"today","state":"confirmed"}',
    );
  });

  it('says who comes next, with the step for a client who is there', async () => {
    const starts_at = '2026-11-30T09:10:00.000Z';
    const order = { id: 5, version: 1, store_id: 1, service_id: 4, starts_at, ends_at: starts_at, state: 'confirmed', name: 'Jana Malá' };
    const asked = open({}, { orders: [order] });
    const coming = await part('Kdo přijde další');
    const row = await within(coming).findByRole('listitem');
    await waitFor(() => expect(row.textContent).toBe('10:10Jana MaláPasyPřišel'));
    expect(within(row).getByRole('link', { name: 'Jana Malá' }).getAttribute('href')).toBe('/web-orders/manage-orders/5');
    const question = decodeURIComponent(asked.find((path) => path.startsWith('/orders')) ?? '');
    expect(question).toMatch(/"state":"confirmed","starts_at_on":"today","starts_at_gte":"/u);
  });

  it('says that nobody comes any more', async () => {
    open({});
    await within(await part('Kdo přijde další')).findByText('Dnes už nikdo objednaný nepřijde.');
  });

  it('is of the chosen store alone', async () => {
    const asked = open({}, { address: '/?store=7' });
    await part('Co potřebuje pozornost');
    expect(asked).toContain('/booking-overview?store_id=7');
  });

  it('says that nothing waits where nothing does', async () => {
    open({});
    expect(within(await part('Co potřebuje pozornost')).queryAllByRole('listitem')).toEqual([]);
    const web = await part('Objednávání přes web');
    expect(within(web).getByText('Klienti si přes web mohou objednat 3 činnosti.')).toBeDefined();
    expect(web.querySelectorAll('.notice--warning, .notice--danger')).toHaveLength(0);
  });

  it('names what waits, and days with few places', async () => {
    const days = Array.from({ length: 12 }, (_, index) => ({
      ...passports,
      service_id: index + 1,
      day: '2026-12-01',
      capacity: 16,
      free: index % 3,
    }));
    open({ affected: 4, unconfirmed: 2, undelivered: 3, unsent: 5, withheld: 1, nearly_full: days });
    const waiting = await part('Co potřebuje pozornost');
    expect(within(waiting).getByRole('link', { name: '2 objednávky čekají na potvrzení klientem' })).toBeDefined();
    const undelivered = within(waiting).getByRole('link', { name: '3 objednávky mají e-mail, na který zprávy nedocházejí' });
    expect(decodeURIComponent(undelivered.getAttribute('href') ?? '')).toContain('"email_problem_in":["bounced","refused"]');
    const closed = within(waiting).getByRole('link', { name: 'Vyřešit 4 objednávky v zablokované době' });
    expect(closed.getAttribute('href')).toBe('/web-orders/affected-orders');
    expect(within(waiting).getByText('5 zpráv klientům se nepodařilo odeslat')).toBeDefined();
    expect(within(waiting).getByText('1 zpráva klientovi čeká na vaše rozhodnutí')).toBeDefined();
    const full = await part('Skoro plné dny');
    const [first] = within(full).getAllByRole('link', { name: 'úterý 1. 12. 2026' });
    expect(first?.getAttribute('href')).toBe('/web-orders/calendar?store=1&service=1&view=day&day=2026-12-01');
    expect(within(full).getAllByRole('listitem')).toHaveLength(10);
    expect(within(full).getByText('A ještě 2 další.')).toBeDefined();
    expect(within(full).getAllByText('Plno z 16')).toHaveLength(4);
  });

  it.each([
    ['the page is off', { is_open: false }, /Stránka pro objednávání je na serveru vypnutá/u],
    ['no service is offered', { offered: 0 }, /nemohou objednat žádnou činnost/u],
    ['there is no server for e-mails', { sends_emails: false }, /Není nastaven odesílací server/u],
    ['e-mails are switched off', { email_notification: false }, /E-maily klientům jsou vypnuté/u],
    ['a service has no plan', { without_plan: [passports] }, /Pasy, Radnice/u],
  ])('says what is missing where %s', async (_, web, said) => {
    open({ web: { ...ready, ...web } });
    expect(within(await part('Objednávání přes web')).getByText(said)).toBeDefined();
  });

  it('leads from a service without a plan to a new plan of it', async () => {
    open({ web: { ...ready, without_plan: [passports] } });
    const link = await within(await part('Objednávání přes web')).findByRole('link', { name: 'Vytvořit plán' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      '/web-orders/configuration/create?given={"store_id":1,"service_id":4}',
    );
  });
});
