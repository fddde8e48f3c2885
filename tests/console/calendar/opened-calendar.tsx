import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { CalendarScreen } from '../../../src/custom/calendar/calendar-screen.tsx';
import { rightsFrom } from '../../../src/providers/rights.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer, aUser } from '../providers/fake-central.ts';
import { WorldFrame } from '../world-frame.tsx';

const user = aUser({ resources: ['ordering', 'store'] });
export const free = { starts_at: '2030-12-03T08:00:00.000Z', ends_at: '2030-12-03T08:30:00.000Z', capacity: 2, free: 1 };
export const order = (id: number, day: number, name: string) => ({
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
export const hours = [{ opens: '08:00', closes: '12:00' }];
const marked = { by: 'mark', id: 7, hours: null, first_day: '2030-12-04', last_day: '2030-12-04', note: 'Stěhování archivu' };
export const days = [
  { day: '2030-12-03', type: 'free', note: null, intervals: hours, times: [free], blocks: [] },
  { day: '2030-12-04', type: 'blocked', note: 'Stěhování archivu', intervals: [], times: [], blocks: [marked] },
];
/** An order of another service than the shown one, on the blocked day. */
const affected = [{ ...order(9, 4, 'Eva Jiná'), service_id: 5 }];

type CalendarAnswers = { readonly days: readonly object[]; readonly orders: readonly object[]; readonly lost?: readonly object[] } & {
  /** The days once the service is blocked. */
  readonly afterBlock?: readonly object[];
  readonly services?: readonly object[];
};

const service = { id: 4, name: 'Občanské průkazy', store_id: 1, web_order: true };

/** The times of all services at once: of those with a plan, and of others that have an order. The service 6 has no plan. */
function ofStore(services: readonly object[], shown: readonly object[], orders: readonly object[]): object {
  const answers = services.map(idOf).map((id) => ({ service_id: id, has_plan: id !== 6, days: shown }));
  const isOrdered = (id: number): boolean => orders.some((one) => 'service_id' in one && one.service_id === id);
  return { days: shown, services: answers.filter((one) => one.has_plan || isOrdered(one.service_id)) };
}

const idOf = (row: object): number => ('id' in row ? Number(row.id) : 0);

/** Opens the calendar of orders over what the central reports; `asked` is what it was asked. */
export function openCalendar(
  query: string,
  answers: CalendarAnswers = { days, orders: [order(1, 3, 'Jana Malá'), order(2, 4, 'Petr Velký')] },
) {
  const list = (rows: readonly object[]) => ({ json: rows, headers: { 'Content-Range': `items 0-${rows.length - 1}/${rows.length}` } });
  let shown = answers.days;
  const world = aWorld(
    ({ path, method }) => {
      if (path.startsWith('/service-blocks') && method === 'POST') {
        shown = answers.afterBlock ?? shown;
        return { json: { id: 8, version: 1 } };
      }
      if (path === '/me') return { json: rightsFrom(user) };
      if (path.startsWith('/stores/1/free-times')) return { json: ofStore(answers.services ?? [service], shown, answers.orders) };
      if (path.includes('/free-times')) return { json: { nearest: null, has_plan: !path.startsWith('/services/6/'), days: shown } };
      if (path.startsWith('/affected-orders'))
        return { json: { total: affected.length + 1, orders: [...affected, order(2, 4, 'Petr Velký')] } };
      if (path.startsWith('/orders')) return list(answers.orders);
      if (path.startsWith('/stores/1/days')) return { json: shown.map((one) => ({ ...one, reasons: [], orders: 0 })) };
      if (path.startsWith('/stores/1/opening-impact')) return { json: { total: answers.lost?.length ?? 0, orders: answers.lost ?? [] } };
      if (path === '/services/4/block-impact') return { json: { total: 3, orders: [] } };
      if (path.startsWith('/opening-exceptions')) return list([]);
      if (path.startsWith('/stores')) return list([{ id: 1, label: 'Radnice' }]);
      return list(answers.services ?? [service]);
    },
    anAnswer('token', 15, user),
  );
  const frame = <WorldFrame world={world} />;
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
  return Object.assign(router, { asked: world.asked });
}
