import { act, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import type { Dashboard, DashboardStore } from '../../../contract/operations/dashboard.ts';
import { ClockContext } from '../../../src/crud/vocabulary/clock.ts';
import { ConsoleContext } from '../../../src/custom/console-context.tsx';
import { LicenceWarnings } from '../../../src/custom/home/licence-warnings.tsx';
import { UnusualWaits } from '../../../src/custom/home/unusual-waits.tsx';
import { CentralContext } from '../../../src/providers/central-context.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer } from '../providers/fake-central.ts';
import { aDashboardStore, declared, instant, waitingFor } from './dashboard-store.ts';

type Ending = { readonly store_id: number; readonly store_label: string; readonly valid_to: string; readonly days_left: number };

type Shown = {
  readonly stores?: readonly DashboardStore[];
  readonly limits?: Partial<Dashboard['limits']>;
  readonly endings?: readonly Ending[];
};

/** The panels over the cards of the dashboard, with a clock that stands until it is moved. */
function show({ stores = [], limits = {}, endings = [] }: Shown) {
  const listeners = new Set<() => void>();
  let [time, licences] = [instant.getTime(), endings];
  const clock = {
    now: () => new Date(time),
    onTick: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const world = aWorld(() => ({ json: licences }), anAnswer('token'));
  const frame = (
    <ClockContext value={clock}>
      <CentralContext value={world.central}>
        <ConsoleContext tools={world.tools}>
          <Outlet />
        </ConsoleContext>
      </CentralContext>
    </ClockContext>
  );
  const panels = (
    <>
      <LicenceWarnings day="2026-11-20" />
      <UnusualWaits stores={stores} limits={{ ...declared, ...limits }} />
      <p>dole</p>
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ element: frame, children: [{ path: '/', element: panels }] }])} />);
  return {
    pass: (minutes: number) =>
      act(() => {
        time += minutes * 60_000;
        for (const listener of listeners) listener();
      }),
    renew: async (next: readonly Ending[]) => {
      licences = next;
      await act(() => world.tools.queryClient.invalidateQueries({ queryKey: ['licence-warnings'] }));
    },
  };
}

const linesOf = (name: RegExp) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('long waits on the dashboard', () => {
  beforeAll(() => fetchMessages('cs'));
  it('are told with the reason, the longest first, and by which limits', async () => {
    show({
      stores: [
        aDashboardStore(1, 0, waitingFor(61)),
        aDashboardStore(2, 0, waitingFor(59)),
        aDashboardStore(3, 0, { ...waitingFor(130, 41), unusual_wait: { now: 720_000, usual: 300_000 } }),
        aDashboardStore(4, 0, waitingFor(5, 40)),
      ],
    });
    await screen.findByText('dole');
    expect(linesOf(/^Neobvyklé čekání 3/u)).toEqual([
      'Pobočka 3 nejdéle se čeká 2 h 10 min, čeká 41 klientů, čeká se 12 min, obvykle 5 min',
      'Pobočka 1 nejdéle se čeká 1 h 1 min',
      'Pobočka 4 čeká 40 klientů',
    ]);
    expect(screen.getByText(/Nebo někdo čeká aspoň 60 minut\. Nebo čeká aspoň 40 klientů\./u)).toBeTruthy();
  });

  it('come by themselves as time passes, and what is not watched stays away', async () => {
    const { pass } = show({ stores: [aDashboardStore(1, 0, waitingFor(58, 50))], limits: { many_waiting: null } });
    await screen.findByText('dole');
    expect(screen.queryByRole('region')).toBeNull();
    pass(1);
    expect(screen.queryByRole('region')).toBeNull();
    pass(1);
    expect(linesOf(/^Neobvyklé čekání 1/u)).toEqual(['Pobočka 1 nejdéle se čeká 1 h 0 min']);
    expect(screen.queryByText(/aspoň 40 klientů/u)).toBeNull();
  });

  it('name six stores at most, and count all', async () => {
    show({ stores: Array.from({ length: 9 }, (_, place) => aDashboardStore(place + 1, 0, waitingFor(70 + place))) });
    await screen.findByText('dole');
    expect(linesOf(/^Neobvyklé čekání 9/u)).toHaveLength(6);
  });
});

describe('ends of licences on the dashboard', () => {
  beforeAll(() => fetchMessages('cs'));
  const ending = (store_id: number, valid_to: string, days_left: number): Ending => ({
    store_id,
    store_label: `Pobočka ${store_id}`,
    valid_to,
    days_left,
  });

  it('say which ended and which end soon, today among them, and lead to the licence of the store', async () => {
    show({
      endings: [ending(1, '2026-11-18', -2), ending(2, '2026-11-20', 0), ending(3, '2026-11-21', 1), ending(4, '2026-11-25', 5)],
    });
    await screen.findByRole('region', { name: /^Licence končí 4/u });
    expect(linesOf(/^Licence končí/u)).toEqual([
      'Pobočka 1 skončila 18.11.2026',
      'Pobočka 2 platí naposledy dnes, 20.11.2026',
      'Pobočka 3 platí do 21.11.2026, zbývá 1 den',
      'Pobočka 4 platí do 25.11.2026, zbývá 5 dní',
    ]);
    expect(screen.getByRole('link', { name: 'Pobočka 1' }).getAttribute('href')).toBe('/stores/1?tab=licence');
    expect(screen.queryByRole('link', { name: 'Všechny licence' })).toBeNull();
  });

  it('are gone once a new key is set, and lead to all where they are many', async () => {
    const many = Array.from({ length: 7 }, (_, place) => ending(place + 1, '2026-11-30', 10));
    const { renew } = show({ endings: many });
    await screen.findByRole('link', { name: 'Všechny licence' });
    expect(linesOf(/^Licence končí 7/u)).toHaveLength(6);
    await renew([]);
    await expect.poll(() => screen.queryByRole('region')).toBeNull();
  });
});
