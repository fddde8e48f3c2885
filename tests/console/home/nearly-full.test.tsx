import { act, configure, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { ConsoleContext } from '../../../src/custom/console-context.tsx';
import { StoreDashboard } from '../../../src/custom/home/store-dashboard.tsx';
import { CentralContext } from '../../../src/providers/central-context.ts';
import { rightsFrom } from '../../../src/providers/rights.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer, aUser } from '../providers/fake-central.ts';
import { aDashboardStore, declared } from './dashboard-store.ts';

configure({ asyncUtilTimeout: 10_000 });

const passports = { store_id: 1, store: 'Radnice', service_id: 4, service: 'Pasy', day: '2026-11-30', capacity: 16, free: 2 };
const dashboard = { stores: [aDashboardStore(1, 0), aDashboardStore(2, 0)], regions: [], limits: declared, is_current: true };
const overview = '/booking-overview';

type DashboardAnswers = {
  readonly days?: readonly object[];
  readonly isCut?: boolean;
  readonly resources?: readonly ['store'] | readonly ['store', 'ordering'];
  readonly address?: string;
};

/** Opens the dashboard and answers what it asks of the overview of web orders, and what has been asked until the moment. */
function open({ days = [], isCut = false, resources = ['store', 'ordering'], address = '/' }: DashboardAnswers) {
  const user = aUser({ resources: [...resources] });
  let isGone = isCut;
  const { central, tools, asked } = aWorld(
    ({ path }) => {
      if (path === '/me') return { json: rightsFrom(user) };
      if (path === '/dashboard') return { json: dashboard };
      if (path.startsWith(overview)) return isGone ? 'cut' : { json: { nearly_full: days } };
      return { json: [] };
    },
    anAnswer('token', 15, user),
  );
  const frame = (
    <CentralContext value={central}>
      <ConsoleContext tools={tools}>
        <Outlet />
      </ConsoleContext>
    </CentralContext>
  );
  const routes = [{ element: frame, children: [{ path: '/', element: <StoreDashboard /> }] }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
  const paths = () => asked.map(({ path }) => path);
  return {
    paths,
    questions: () => paths().filter((path) => path.startsWith(overview)),
    lose: async () => {
      isGone = true;
      await act(() => tools.queryClient.invalidateQueries({ queryKey: ['nearly-full'] }));
    },
    settled: () => expect.poll(() => tools.queryClient.isFetching()).toBe(0),
  };
}

const cards = () => screen.findAllByRole('article');
const line = () => screen.queryByRole('list', { name: 'Skoro plné dny' });

describe('days nearly full on the dashboard', () => {
  beforeAll(() => fetchMessages('cs'));

  it('are one line under the states that leads to the day, asked for once the dashboard is there', async () => {
    const { paths } = open({ days: [passports] });
    const found = within(await screen.findByRole('list', { name: 'Skoro plné dny' }));
    expect(found.getByRole('listitem').textContent).toBe('Skoro plno: Radnice, Pasy, 30.11.2026 (2 místa)Zobrazit den');
    const [link, ...further] = found.getAllByRole('link');
    expect(link?.getAttribute('href')).toBe('/web-orders/calendar?store=1&service=4&view=day&day=2026-11-30');
    expect(further).toEqual([]);
    expect(paths().indexOf('/dashboard')).toBeLessThan(paths().indexOf(overview));
  });

  it('lead to all of them where there are more', async () => {
    open({ days: [{ ...passports, free: 0 }, passports, passports, passports] });
    const found = within(await screen.findByRole('list', { name: 'Skoro plné dny' }));
    expect(found.getByText(/^Skoro plno:/u).textContent).toBe('Skoro plno: Radnice, Pasy, 30.11.2026 (bez volného místa) a 3 další');
    expect(found.getByRole('link', { name: 'Všechny skoro plné dny' }).getAttribute('href')).toBe('/web-orders');
  });

  it('are those of the chosen branch, and of all where the chosen one is none of them', async () => {
    const { questions } = open({ days: [passports], address: '/?store=2' });
    await screen.findByRole('list', { name: 'Skoro plné dny' });
    expect(questions()).toEqual([`${overview}?store_id=2`]);
    const other = open({ address: '/?store=9' });
    await expect.poll(other.questions).toEqual([overview]);
  });

  it('are not asked for where web orders are no matter of the person', async () => {
    const { questions, settled } = open({ days: [passports], resources: ['store'] });
    await cards();
    await settled();
    expect([questions(), line()]).toEqual([[], null]);
  });

  it.each([
    ['no day is nearly full', {}],
    ['they cannot be read', { days: [passports], isCut: true }],
  ])('are no line where %s, and the dashboard stands', async (_, answers) => {
    const { questions, settled } = open(answers);
    await expect.poll(questions).toEqual([overview]);
    await settled();
    expect(line()).toBeNull();
    expect(await cards()).toHaveLength(2);
  });

  it('are told no more once they cannot be read: the places may be gone', async () => {
    const { lose } = open({ days: [passports] });
    await screen.findByRole('list', { name: 'Skoro plné dny' });
    await lose();
    await expect.poll(line).toBeNull();
    expect(await cards()).toHaveLength(2);
  });
});
