import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { JSX } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import type { StoreHours } from '../../../contract/operations/store-hours.ts';
import { withStates, writeStoreStates } from '../../../src/branch-status/all-stores/filter-stores.ts';
import { FollowingContext } from '../../../src/branch-status/following.ts';
import { DashboardWall } from '../../../src/custom/home/dashboard-wall.tsx';
import { groupStores, writeDashboardStates as groupsOf } from '../../../src/custom/home/selection/group-stores.ts';
import { MonitoringWall } from '../../../src/custom/monitoring/monitoring-wall.tsx';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer } from '../providers/fake-central.ts';
import { aMonitoredStore } from '../stores/monitored-store.ts';
import { WorldFrame } from '../world-frame.tsx';
import { aDashboardStore, declared, instant } from './dashboard-store.ts';

/** A branch as both walls know it: how long it has been silent, how many wait, and how many of its kiosks are broken. */
type Branch = { readonly silent: number | null; readonly waiting?: number; readonly broken?: number };

const half = new Date(instant.getTime() - 1_800_000).toISOString();

function onDashboard({ silent, waiting = 0, broken = 0 }: Branch, place: number) {
  const store = aDashboardStore(place + 1, silent, { short_label: `Zkr. ${place + 1}` });
  const today = { ...store.today, waiting, waiting_since: waiting === 0 ? null : half };
  return { ...store, today, touch_screens: { count: 2, in_trouble: broken, paper: 0 } };
}

function inMonitoring({ silent, waiting = 0, broken = 0 }: Branch, place: number) {
  const { id, label, short_label, last_socket_communication_at } = onDashboard({ silent }, place);
  const services = waiting === 0 ? [] : [{ id: 1, name: 'Podatelna', waiting, waiting_since: half }];
  const touch_screens = { count: 2, reported: 2, online: 2 - broken, paper: 0, error: broken, in_trouble: broken };
  return aMonitoredStore(id, label, { short_label, last_socket_communication_at, services, touch_screens });
}

const nothing = (): void => undefined;

const walls: Readonly<Record<'home' | 'monitoring', (branches: readonly Branch[]) => JSX.Element>> = {
  home: (branches) => {
    const stores = branches.map(onDashboard);
    const groups = groupStores(stores, groupsOf(stores, declared, instant));
    return <DashboardWall groups={groups} limits={declared} isUnread={false} onLeave={nothing} />;
  },
  monitoring: (branches) => {
    const stores = branches.map(inMonitoring);
    return (
      <MonitoringWall
        stores={withStates(stores, writeStoreStates(stores, declared, instant))}
        limits={declared}
        isUnread={false}
        onLeave={nothing}
      />
    );
  },
};

/** A wall of the branches, at ten in the morning in Prague until time passes. */
function show(wall: JSX.Element, { hours = [], isFollowing = true }: { hours?: readonly StoreHours[]; isFollowing?: boolean } = {}) {
  const listeners = new Set<() => void>();
  let time = instant.getTime();
  const clock = {
    now: () => new Date(time),
    onTick: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const world = aWorld(() => ({ json: hours }), anAnswer('token'));
  const frame = (
    <WorldFrame {...{ world, clock }}>
      <FollowingContext value={isFollowing}>
        <Outlet />
      </FollowingContext>
    </WorldFrame>
  );
  render(<RouterProvider router={createMemoryRouter([{ element: frame, children: [{ path: '/', element: wall }] }])} />);
  return (minutes: number): void =>
    act(() => {
      time += minutes * 60_000;
      for (const listener of listeners) listener();
    });
}

const tiles = () => screen.getAllByRole('article');
const looks = () => tiles().map(lookOf);
const tileOf = (place: number) => tiles().find((tile) => tile.querySelector('h2')?.textContent === `Pobočka ${place}`);

function lookOf(tile: Element | undefined): string | undefined {
  return tile?.className.replace('wall-tile wall-tile--', '');
}

describe.each(['home', 'monitoring'] as const)('the wall of %s', (name) => {
  beforeAll(() => fetchMessages('cs'));

  it('gives a whole tile to a silent branch, a frame to a working one with something broken, and nothing to a calm one', () => {
    show(walls[name]([{ silent: 0 }, { silent: 0, broken: 1 }, { silent: 1200, broken: 1 }, { silent: 7200 }, { silent: null }]));
    expect([1, 2, 3, 4, 5].map((place) => lookOf(tileOf(place)))).toEqual(['plain', 'troubled', 'warning', 'danger', 'absent']);
    expect(looks().slice(0, 3)).toEqual(['danger', 'warning', 'troubled']);
    // Colour is not all: the state has its drawing and its word, and what is broken is named.
    expect(
      within(tileOf(4) ?? document.body)
        .getByText('Nekomunikuje')
        .querySelector('svg'),
    ).toBeTruthy();
    expect(tileOf(2)?.textContent).toContain('Kiosky: 1 má potíže');
  });

  it('says outside of office hours when a branch opens, unless somebody still waits there', async () => {
    const none = { yesterday: [], today: [], next: { day: '2026-11-23', opens: '08:00' } };
    const later = { ...none, today: [{ opens: '13:00', closes: '17:00' }] };
    const hours = [1, 2, 3, 4, 5].map((id) => ({ id, ...(id === 1 ? later : none) }));
    const branches = [{ silent: 0 }, { silent: 0 }, { silent: 0, waiting: 1 }, { silent: 0, broken: 1 }, { silent: 7200 }];
    const pass = show(walls[name](branches), { hours });
    const [first, second, ...others] = [1, 2, 3, 4, 5];
    await expect.poll(() => lookOf(tileOf(1))).toBe('closed');
    expect(tileOf(first)?.querySelector('dl')?.textContent).toBe('Otevírá dnes ve 13:00Zavřeno');
    expect(tileOf(second)?.querySelector('dl')?.textContent).toBe('Otevírá v pondělí 23. 11. v 8:00Zavřeno');
    expect(others.map((place) => lookOf(tileOf(place)))).toEqual(['plain', 'closed', 'danger']);
    expect(tileOf(4)?.textContent).toContain('Kiosky: 1 má potíže');
    pass(179);
    expect(lookOf(tileOf(1))).toBe('closed');
    pass(1);
    expect(lookOf(tileOf(1))).toBe('plain');
  });

  it('has a clock that goes, and says that it is live', () => {
    const pass = show(walls[name]([{ silent: 0 }]));
    const head = () => document.querySelector('.wall__head')?.textContent;
    expect(head()).toContain('10:00');
    expect(head()).toContain('20.11.2026 · živě');
    expect(screen.queryByText('Spojení s centrálou se přerušilo')).toBeNull();
    pass(1);
    expect(head()).toContain('10:01');
  });

  it('says that nothing is told of changes any more, politely and once', () => {
    show(walls[name]([{ silent: 0 }]), { isFollowing: false });
    expect(document.querySelector('.wall__head')?.textContent).toContain('20.11.2026 · bez spojení');
    const [notice, ...more] = screen.getAllByRole('status');
    expect(more).toEqual([]);
    expect(notice?.textContent).toContain('Spojení s centrálou se přerušilo');
  });

  it('has whole names as far as twenty branches, and short ones from the next on', () => {
    const branches = (count: number): readonly Branch[] => Array.from({ length: count }, () => ({ silent: 0 }));
    const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    show(walls[name](branches(20)));
    expect(names().filter((one) => one.startsWith('Pobočka '))).toHaveLength(20);
    cleanup();
    show(walls[name](branches(21)));
    expect(names().filter((one) => one.startsWith('Zkr. '))).toHaveLength(21);
  });

  // What changes on its own neither interrupts a reader nor is read out each second.
  it('K19 reads no figure out as it changes', () => {
    const pass = show(walls[name]([{ silent: 0, waiting: 3 }, { silent: 7200 }]));
    const before = tileOf(2)?.textContent;
    pass(1);
    expect(tileOf(2)?.textContent).not.toBe(before);
    const spoken = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="timer"], [role="log"]';
    expect([...document.querySelectorAll(spoken)].map(({ textContent }) => textContent)).toEqual(['']);
  });
});
