import { act, cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import type { Dashboard, DashboardStore } from '../../../contract/operations/dashboard.ts';
import type { StoreHours } from '../../../contract/operations/store-hours.ts';
import type { StoreState } from '../../../contract/rules/branch-status/store-state.ts';
import { AttentionRow } from '../../../src/branch-status/all-stores/attention-row.tsx';
import { StoreCell } from '../../../src/custom/home/store/store-cell.tsx';
import { LicenceNotices, WarningNotices } from '../../../src/custom/home/summary-bar/home-notices.tsx';
import { StateSummary } from '../../../src/custom/home/summary-bar/state-summary.tsx';
import { WaitRules } from '../../../src/custom/home/summary-bar/wait-rules.tsx';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer } from '../providers/fake-central.ts';
import { WorldFrame } from '../world-frame.tsx';
import { aDashboardStore, declared, instant, waitingFor } from './dashboard-store.ts';

type Ending = { readonly store_id: number; readonly store_label: string; readonly valid_to: string; readonly days_left: number };

type Shown = {
  readonly stores?: readonly DashboardStore[];
  readonly limits?: Partial<Dashboard['limits']>;
  readonly endings?: readonly Ending[];
  /** The same for all of the stores. */
  readonly hours?: StoreHours;
  readonly silent?: StoreState;
};

/** The panels over the cards of the dashboard, with a clock that stays until it is moved. */
function show({ stores = [], limits = {}, endings = [], hours, silent }: Shown) {
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
  const frame = <WorldFrame {...{ world, clock }} />;
  const panels = (
    <>
      <LicenceNotices day="2026-11-20" stores={stores} />
      <WarningNotices stores={stores} limits={{ ...declared, ...limits }} />
      {stores.map((store) =>
        silent === undefined ? (
          <StoreCell key={store.id} store={store} limits={{ ...declared, ...limits }} hour={9} hours={hours} />
        ) : (
          <AttentionRow key={store.id} store={store} state={silent} />
        ),
      )}
      <WaitRules stores={stores} limits={{ ...declared, ...limits }} />
      <p>dole</p>
    </>
  );
  const routes = [{ element: frame, children: [{ path: '/', element: panels }] }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/'] })} />);
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

const linesOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);
/** What a store says, by the name of the figure. */
const figuresOf = (label: string) => {
  const article = within(screen.getByRole('link', { name: label }).closest('article') ?? document.body);
  const names = article.getAllByRole('term').map(({ textContent }) => textContent);
  const values = article.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(names.map((name, place) => [name, values[place]]));
};
const articleOf = (label: string) => screen.getByRole('link', { name: label }).closest('article')?.textContent;

describe('a store in short', () => {
  beforeAll(() => fetchMessages('cs'));
  it('says who waits, how long and how the day goes, and marks a wait out of the ordinary with what is usual', async () => {
    show({
      stores: [
        aDashboardStore(1, 0, { ...waitingFor(34, 3), usual: { days: 8, until_now: 104.4, course: [] } }),
        aDashboardStore(2, 0, { ...waitingFor(12, 2), unusual_wait: { now: 720_000, usual: 300_000 } }),
      ],
    });
    await screen.findByText('dole');
    expect(figuresOf('Pobočka 1')).toEqual({ čeká: '3', nejdéle: '34 min', 'přišlo / obvykle': '3 / 104' });
    expect(figuresOf('Pobočka 2')).toEqual({ čeká: '2', 'obvykle 5 min': '12 min', přišlo: '2' });
    expect(screen.getByText(/Nebo někdo čeká aspoň 60 minut\. Nebo čeká aspoň 40 klientů\./u)).toBeTruthy();
  });

  it('is marked by itself as time passes, by the limits that are set alone', async () => {
    const { pass } = show({ stores: [aDashboardStore(1, 0, waitingFor(58, 50))], limits: { many_waiting: null } });
    await screen.findByText('dole');
    expect(screen.queryByText(/^Neobvyklé čekání/u)).toBeNull();
    pass(1);
    expect(screen.queryByText(/^Neobvyklé čekání/u)).toBeNull();
    pass(1);
    expect(screen.getByText(/^Neobvyklé čekání/u).textContent).not.toMatch(/aspoň 40 klientů/u);
    expect(articleOf('Pobočka 1')).toMatch(/nejdéle se čeká 1 h 0 min/u);
  });

  it('is closed outside its hours where nobody waits, and says when it opens', async () => {
    const hours = { id: 1, yesterday: [], today: [{ opens: '13:00', closes: '17:00' }], next: { day: '2026-11-23', opens: '08:00' } };
    const { pass } = show({ stores: [aDashboardStore(1, 0), aDashboardStore(2, 0, waitingFor(3))], hours });
    await screen.findByText('dole');
    expect(articleOf('Pobočka 1')).toMatch(/Zavřeno.*Otevírá dnes ve 13:00/u);
    expect(figuresOf('Pobočka 2')['čeká']).toBe('1');
    pass(3 * 60);
    expect(articleOf('Pobočka 1')).not.toMatch(/Zavřeno/u);
    pass(4 * 60);
    expect(articleOf('Pobočka 1')).toMatch(/Otevírá v pondělí 23\. 11\. v 8:00/u);
  });

  it('that was never connected leads to its page', async () => {
    show({ stores: [aDashboardStore(1, null)] });
    await screen.findByText('dole');
    expect(screen.getByRole('link', { name: 'Dokončit připojení' }).getAttribute('href')).toBe('/stores/1?tab=key');
  });
});

describe('a silent store', () => {
  beforeAll(() => fetchMessages('cs'));
  const ended = (kind: 'lost' | 'wrong_key') => ({ connection_end: { kind, at: instant.toISOString() } });

  it('says since when, why and what to do, and offers its telephone, or its page where the key is wrong', async () => {
    const stores = [
      aDashboardStore(1, 7200, { ...ended('lost'), ...waitingFor(200, 4), phone: '+420585412330' }),
      aDashboardStore(2, 7200, { ...ended('wrong_key'), phone: '+420585412330' }),
      aDashboardStore(3, 7200),
    ];
    show({ stores, silent: 'silent' });
    await screen.findByText('dole');
    expect(articleOf('Pobočka 1')).toMatch(/od 08:00 \(2 h 0 min\).*server se nehlásí.*napájení a síť.*Čekal[iy]? 4.*údaj z 08:00/u);
    expect(screen.getByRole('link', { name: 'Zavolat: Pobočka 1, +420 585 412 330' }).getAttribute('href')).toBe('tel:+420585412330');
    expect(articleOf('Pobočka 2')).toMatch(/jiným klíčem/u);
    expect(screen.getByRole('link', { name: 'Postup s klíčem' }).getAttribute('href')).toBe('/stores/2?tab=key');
    expect(articleOf('Pobočka 3')).toMatch(/není známo/u);
    expect(screen.getByRole('link', { name: 'Otevřít pobočku' }).getAttribute('href')).toBe('/stores/3');
  });

  it('that has been silent for a moment is waited for first', async () => {
    show({ stores: [aDashboardStore(1, 700, ended('lost'))], silent: 'temporarily_silent' });
    await screen.findByText('dole');
    expect(articleOf('Pobočka 1')).toMatch(/Zatím vyčkejte/u);
  });
});

describe('outages and devices on the dashboard', () => {
  beforeAll(() => fetchMessages('cs'));
  it('are told in a line each, two at most, and lead to all of them', async () => {
    const broken = { touch_screens: { count: 2, in_trouble: 1, paper: 1 } };
    show({ stores: [aDashboardStore(1, 0, broken), aDashboardStore(2, 0), aDashboardStore(3, 0, broken), aDashboardStore(4, 0, broken)] });
    await screen.findByText('dole');
    expect(linesOf('Výpadky a zařízení')).toEqual([
      'Pobočka 1: Kiosky: 1 má potíže, došel nebo dochází papír: 1Zobrazit',
      'Pobočka 3: Kiosky: 1 má potíže, došel nebo dochází papír: 1ZobrazitVšechny potíže (3)',
    ]);
  });
});

describe('sums on the dashboard', () => {
  beforeAll(() => fetchMessages('cs'));
  it('count what is known now: a silent store only by its orders', async () => {
    const today = (tickets: number, waiting: number, ordered: number) => ({
      today: { tickets, served: 0, ordered, arrived: 0, waiting, waiting_since: null, course: [] },
      usual: { days: 8, until_now: tickets, course: [] },
    });
    const groups = [
      { state: 'silent', stores: [aDashboardStore(1, 7200, today(100, 50, 3))] },
      { state: 'communicating', stores: [aDashboardStore(2, 0, today(900, 4, 5)), aDashboardStore(3, 0, today(600, 2, 7))] },
    ] as const;
    const [chosen, choose] = [null, vi.fn<(state: StoreState | null) => void>()];
    const world = aWorld(() => ({ json: [] }), anAnswer('token'));
    render(
      <WorldFrame world={world}>
        <StateSummary groups={groups} chosen={chosen} onChoose={choose} orders={undefined} />
      </WorldFrame>,
    );
    await screen.findByRole('button', { name: /Nekomunikují/u });
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
      '6',
      '1 500 / 1 500',
      '15',
    ]);
    screen.getByRole('button', { name: /Nekomunikují/u }).click();
    expect(choose).toHaveBeenCalledWith('silent');
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
    show({ endings: [ending(1, '2026-11-18', -2), ending(2, '2026-11-20', 0)] });
    await screen.findByRole('list', { name: 'Licence končí' });
    expect(linesOf('Licence končí')).toEqual([
      'Licence pobočky Pobočka 1 skončila 18.11.2026Prodloužit licenci',
      'Licence pobočky Pobočka 2 platí naposledy dnes, 20.11.2026Prodloužit licenci',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/stores/1?tab=licence',
      '/stores/2?tab=licence',
    ]);
  });

  it('are those of the branch that the dashboard is of, and of all where it is of several', async () => {
    show({ endings: [1, 2, 3].map((id) => ending(id, '2026-11-30', 10)), stores: [aDashboardStore(3, 0)] });
    await screen.findByRole('list', { name: 'Licence končí' });
    expect(linesOf('Licence končí')).toEqual(['Licence pobočky Pobočka 3 platí do 30.11.2026, zbývá 10 dníProdloužit licenci']);
    cleanup();
    show({ endings: [ending(2, '2026-11-30', 10)], stores: [aDashboardStore(1, 0), aDashboardStore(3, 0)] });
    await screen.findByRole('list', { name: 'Licence končí' });
    expect(linesOf('Licence končí')).toHaveLength(1);
  });

  it('are gone once a new key is set, and lead to all where they are many', async () => {
    const { renew } = show({ endings: [1, 2, 3].map((id) => ending(id, '2026-11-30', 10)) });
    await screen.findByRole('link', { name: 'Všechny licence' });
    expect(linesOf('Licence končí')).toHaveLength(2);
    await renew([]);
    await expect.poll(() => screen.queryByRole('list')).toBeNull();
  });
});
