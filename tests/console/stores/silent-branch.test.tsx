import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { DashboardStore } from '../../../contract/operations/dashboard.ts';
import type { MonitoredStore } from '../../../contract/operations/monitoring.ts';
import type { StoreDevice } from '../../../contract/operations/store-status.ts';
import { stateAt } from '../../../contract/rules/branch-status/freshness.ts';
import { useKnown } from '../../../src/branch-status/reported-value.tsx';
import { StoreFacts } from '../../../src/branch-status/store-facts.tsx';
import { DashboardTile } from '../../../src/custom/home/dashboard-wall.tsx';
import { StoreCard } from '../../../src/custom/home/store/store-card.tsx';
import { AttentionBlock } from '../../../src/custom/monitoring/attention-block.tsx';
import { CalmRow } from '../../../src/custom/monitoring/calm-row.tsx';
import { StoreTile } from '../../../src/custom/monitoring/monitoring-wall.tsx';
import { Silence } from '../../../src/resources/stores/overview/silence.tsx';
import { Today } from '../../../src/resources/stores/overview/today.tsx';
import { DeviceTable } from '../../../src/resources/stores/status/device-table.tsx';
import { aDashboardStore, course, declared } from '../home/dashboard-store.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer } from '../providers/fake-central.ts';
import { WorldFrame } from '../world-frame.tsx';
import { aMonitoredStore } from './monitored-store.ts';

/** 17:30 in Prague. */
const now = new Date('2026-11-20T16:30:00.000Z');
const clock = { now: () => now, onTick: () => () => undefined };

async function show(children: ReactNode): Promise<string> {
  const world = aWorld(() => ({ json: [] }), anAnswer('token'));
  const frame = <WorldFrame {...{ world, clock }} />;
  const router = createMemoryRouter([{ element: frame, children: [{ path: '/', element: <main>{children}</main> }] }]);
  render(<RouterProvider router={router} useTransitions={false} />);
  const main = await screen.findByRole('main');
  await act(async () => undefined);
  return main.textContent;
}

const lastWord = { today: '2026-11-20T15:48:00.000Z', yesterday: '2026-11-19T15:48:00.000Z' };
const services = [{ id: 1, name: 'Podatelna', waiting: 7, waiting_since: '2026-11-20T15:00:00.000Z' }];
const devices = { count: 3, reported: 3, online: 2, paper: 1, error: 0, in_trouble: 1 };
const monitored = (last: string | null, changes: Partial<MonitoredStore> = {}): MonitoredStore =>
  aMonitoredStore(1, 'Radnice', {
    last_socket_communication_at: last,
    desks: { count: 4, open: 3 },
    touch_screens: last === null ? { ...devices, reported: 0, online: 0, paper: 0, in_trouble: 0 } : devices,
    ...(last === lastWord.today ? { services } : {}),
    ...changes,
  });
const figures = (last: string | null): DashboardStore =>
  aDashboardStore(1, null, {
    last_socket_communication_at: last,
    touch_screens: { count: 3, in_trouble: last === null ? 0 : 1, paper: 0 },
    today:
      last === lastWord.today
        ? { tickets: 41, served: 30, ordered: 5, arrived: 2, waiting: 7, waiting_since: '2026-11-20T15:00:00.000Z', course }
        : { tickets: 0, served: 0, ordered: 5, arrived: 0, waiting: 0, waiting_since: null, course },
  });
const statusOf = (last: string | null, changes: Partial<MonitoredStore> = {}) => {
  const store = monitored(last, changes);
  return { store, state: stateAt(store, now), hasFault: false, needsSomebody: true, limits: declared };
};
const card = (last: string | null) => ({
  store: figures(last),
  state: stateAt({ last_socket_communication_at: last }, now),
  limits: declared,
});

const wall = { hours: undefined, isMany: false };

describe('a silent branch', () => {
  it.each([
    ['monitoring', <AttentionBlock key="one" hours={undefined} {...statusOf(lastWord.today)} />],
    ['the wall of monitoring', <StoreTile key="one" {...wall} {...statusOf(lastWord.today)} />],
    ['the card of the dashboard', <StoreCard key="one" hour={17} {...card(lastWord.today)} />],
    ['the wall of the dashboard', <DashboardTile key="one" {...wall} {...card(lastWord.today)} />],
  ])('is silent since its last word: %s', async (_, screenOf) => {
    const said = await show(screenOf);
    expect(said).toContain('Dočasně nekomunikuje');
    expect(said).toContain('od 16:48');
    // One instant, in one form.
    expect(new Set(said.match(/od (?:\d{2}\.\d{2}\.\d{4} )?\d{2}:\d{2}/gu)).size).toBe(1);
  });

  it('is silent since its last word on its own page, where what is not known of now is said', async () => {
    const said = await show(<Silence store={monitored(lastWord.today)} />);
    expect(said).toContain('Dočasně nekomunikuje od 16:48');
    expect(said).toContain('Proč pobočka mlčí, není známo.');
    expect(said).toContain('Co se na pobočce děje teď, nevíme.');
  });

  it('has no bars for hours of which it says nothing', async () => {
    const known = figures(lastWord.today);
    const usual = { days: 4, until_now: 9, course: course.map((_, hour) => (hour === 17 ? 4 : 0)) };
    const today = { ...known.today, course: course.map((_, hour) => (hour === 16 ? 3 : 0)) };
    await show(<Today storeStatus={{ monitored: monitored(lastWord.today), figures: { ...known, today, usual } }} />);
    const drawn = screen.getByRole('img', { name: /^Kolik klientů přišlo po hodinách/u });
    expect(drawn.getAttribute('aria-label')).toMatch(/16–17 h 3, obvykle 0; 17–18 h bez údajů$/u);
    expect(drawn.querySelectorAll('.day-course__room--unknown')).toHaveLength(1);
  });

  it.each([
    ['monitoring', <AttentionBlock key="one" hours={undefined} {...statusOf(lastWord.today)} />, /údaj z 16:48ČekaloPodatelna: 7/u],
    ['the wall of monitoring', <StoreTile key="one" {...wall} {...statusOf(lastWord.today)} />, /čekalo 7, údaj z 16:48/u],
    ['the card of the dashboard', <StoreCard key="one" hour={17} {...card(lastWord.today)} />, /Čekalo7údaj z 16:48/u],
    ['the wall of the dashboard', <DashboardTile key="one" {...wall} {...card(lastWord.today)} />, /Čekalo 7, údaj z 16:48/u],
    [
      'its own page',
      <Today key="one" storeStatus={{ monitored: monitored(lastWord.today), figures: figures(lastWord.today) }} />,
      /čekalo7, údaj z 16:48/u,
    ],
  ])('had so many waiting when it said its last word, and no wait grows: %s', async (_, screenOf, said) => {
    const text = await show(screenOf);
    expect(text).toMatch(said);
    expect(text).not.toMatch(/nejdéle|Nejdéle|nikdo/u);
  });

  it.each([
    [
      'monitoring',
      <AttentionBlock key="one" hours={undefined} {...statusOf(lastWord.yesterday)} />,
      /údaj z 19\.11\.2026 16:48Otevřené přepážky3 z 4/u,
    ],
    [
      'the wall of monitoring',
      <StoreTile key="one" {...wall} {...statusOf(lastWord.yesterday)} />,
      /od 19\.11\.2026 16:48.*dnes bez údajů$/u,
    ],
    ['the card of the dashboard', <StoreCard key="one" hour={17} {...card(lastWord.yesterday)} />, /Lístky–není známo/u],
    ['the wall of the dashboard', <DashboardTile key="one" {...wall} {...card(lastWord.yesterday)} />, /Dnes bez údajů, objednáno 5$/u],
    [
      'its own page',
      <Today key="one" storeStatus={{ monitored: monitored(lastWord.yesterday), figures: figures(lastWord.yesterday) }} />,
      /čekalo–/u,
    ],
  ])('has counts of today that nobody knows where its last word is older: %s', async (_, screenOf, said) => {
    const text = await show(screenOf);
    expect(text).toMatch(said);
    expect(text).not.toMatch(/nikdo|nečekal|0 lístků/u);
  });

  it.each([
    ['an earlier day', lastWord.yesterday],
    ['never', null],
  ])('has as many orders of today as the central keeps, whatever it said: last heard %s', async (_, last) => {
    const onCard = await show(<StoreCard hour={17} {...card(last)} />);
    expect(onCard).toMatch(/Objednáno5Čekalo–/u);
    cleanup();
    if (last !== null) expect(await show(<DashboardTile {...wall} {...card(last)} />)).toMatch(/objednáno 5$/u);
    cleanup();
    const onPage = await show(<Today storeStatus={{ monitored: monitored(last), figures: figures(last) }} />);
    expect(onPage).toContain('přišlo z objednaných– / 5');
    expect(onPage).toContain('obslouženo–');
  });

  it('has desks and devices as it said last, in no colour that calls for anybody, and says what to do', async () => {
    const text = await show(<StoreFacts store={monitored(lastWord.yesterday)} />);
    expect(text).toContain('Otevřené přepážky3 z 4, údaj z 19.11.2026 16:48');
    expect(text).toMatch(/Kiosky v provozu2 z 3 došel nebo dochází papír: 1, údaj z 19\.11\.2026 16:48/u);
    expect(screen.getByText(/3 z 4/u).className).toBe('last-reported');
    cleanup();
    const block = await show(<AttentionBlock hours={undefined} {...statusOf(lastWord.yesterday)} />);
    expect(block).toContain('Zavolejte na pobočku, ať ověří, že běží její server');
    expect(screen.getByText('3 z 4').closest('.last-reported')).not.toBeNull();
  });

  it('shows no state of a device as one of now', async () => {
    const device: StoreDevice = {
      kind: 'touch_screen',
      id: 1,
      name: 'Kiosek A',
      state: 'online',
      state_since: lastWord.today,
      paper: 'out',
      playing: null,
      playing_since: null,
      last_communication_at: lastWord.today,
    };
    const Shown = ({ last }: { readonly last: string }) => (
      <DeviceTable
        devices={[device]}
        store={{ id: 3, label: 'Radnice' }}
        labelledBy="x"
        known={useKnown({ last_socket_communication_at: last })}
      />
    );
    await show(
      <>
        <Shown last={lastWord.today} />
        <Shown last={now.toISOString()} />
      </>,
    );
    const tones = screen.getAllByRole('table').map((table) => [...table.querySelectorAll('.status')].map(({ className }) => className));
    expect(tones).toEqual([
      ['status status--neutral', 'status status--neutral'],
      ['status status--success', 'status status--danger'],
    ]);
  });
});

describe('a branch that never connected', () => {
  it.each([
    ['monitoring', <AttentionBlock key="one" hours={undefined} {...statusOf(null)} />, /Server pobočky se zatím nepřipojil/u],
    ['the wall of monitoring', <StoreTile key="one" {...wall} {...statusOf(null)} />, /^RadniceServer pobočky.*Čeká na první připojení$/u],
    ['the card of the dashboard', <StoreCard key="one" hour={17} {...card(null)} />, /Lístky–není známo.*3, stav není znám/u],
    [
      'the wall of the dashboard',
      <DashboardTile key="one" {...wall} {...card(null)} />,
      /^Pobočka 1Server pobočky.*Čeká na první připojení$/u,
    ],
    ['its own page', <Silence key="one" store={monitored(null)} />, /se zatím nepřipojil/u],
  ])('is a state of its own, with nothing known and no count of zero: %s', async (_, screenOf, said) => {
    const text = await show(screenOf);
    expect(text).toContain('Čeká na první připojení');
    expect(text).toMatch(said);
    expect(text).not.toMatch(/0 z \d|Čekalo0|údaj z|od \d/u);
  });
});

describe('a branch that communicates', () => {
  it('says what is now, without a time of its own', async () => {
    const text = await show(<CalmRow hours={undefined} store={monitored('2026-11-20T16:29:00.000Z', { services })} />);
    expect(text).toContain('čeká7nejdéle1 h 30 minPřepážky3 z 4');
    expect(screen.getByText('3 z 4').closest('.last-reported')).toBeNull();
    expect(screen.queryByText(/údaj z|Ověřte/u)).toBeNull();
  });

  it('counts nothing of devices that never said how they are, and zero only of those that said so', async () => {
    const current = '2026-11-20T16:29:00.000Z';
    const none = { count: 3, online: 0, paper: 0, error: 0, in_trouble: 0 };
    const said = async (reported: number) =>
      show(<StoreFacts store={monitored(current, { touch_screens: { ...none, reported }, virtual_displays: { ...none, reported: 3 } })} />);
    const unreported = await said(0);
    expect(unreported).toContain('Kiosky v provozu3, stav není znám');
    expect(unreported).toContain('displeje v provozu0 z 3');
    cleanup();
    expect(await said(2)).toContain('Kiosky v provozu0 z 3, stav 1 není znám');
  });
});
