import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import type { Monitoring as Monitored, MonitoredStore } from '../../../contract/operations/monitoring.ts';
import type { StoreHours } from '../../../contract/operations/store-hours.ts';
import { parseStoreFilter, withFilter } from '../../../src/branch-status/all-stores/filter-stores.ts';
import { Monitoring } from '../../../src/custom/monitoring/monitoring.tsx';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer, aUser } from '../providers/fake-central.ts';
import { aMonitoredStore } from '../stores/monitored-store.ts';
import { WorldFrame } from '../world-frame.tsx';

/** A clock that the test moves. */
function aClock(start: string) {
  const listeners = new Set<() => void>();
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    onTick: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pass: (minutes: number) => {
      time += minutes * 60_000;
      for (const listener of listeners) listener();
    },
  };
}

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const waiting = (since: string) => [{ id: 1, name: 'Podatelna', waiting: 3, waiting_since: at(since) }];

const declared: Monitored['limits'] = { unusual_times: 1.5, unusual_minutes: 5, long_wait_minutes: 60, many_waiting: 40 };

async function show(
  stores: readonly MonitoredStore[],
  address = '/stores/monitoring',
  hours: readonly StoreHours[] = [],
  user: Parameters<typeof anAnswer>[2] = aUser(),
) {
  const clock = aClock(at('12:00'));
  let answer: Monitored = { regions: [], limits: declared, stores, map: null };
  const world = aWorld(({ path }) => ({ json: path.endsWith('/store-hours') ? hours : answer }), anAnswer('token', 15, user));
  /** The limits are set again, as another person does it. */
  const limit = async (limits: Partial<Monitored['limits']>): Promise<void> => {
    answer = { ...answer, limits: { ...declared, ...limits } };
    await act(() => world.tools.queryClient.invalidateQueries());
  };
  const frame = <WorldFrame {...{ world, clock }} />;
  const router = createMemoryRouter([{ element: frame, children: [{ path: '/stores/monitoring', element: <Monitoring /> }] }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} useTransitions={false} />);
  await screen.findByRole('heading', { level: 1 });
  /** Reads the stores again, as the console does after a change. */
  const change = async (next: readonly MonitoredStore[]): Promise<void> => {
    answer = { ...answer, stores: next };
    await act(() => world.tools.queryClient.invalidateQueries());
  };
  return { clock, router, limit, change };
}

const order = () => screen.queryAllByRole('article').map((one) => one.querySelector('h3')?.textContent);

describe('monitoring', () => {
  beforeAll(() => fetchMessages('cs'));
  it('puts trouble first: silent, silent for a while, who waits too long, never heard, and of the rest the longest wait', async () => {
    await show([
      aMonitoredStore(1, 'Klidná', { last_socket_communication_at: at('11:59') }),
      aMonitoredStore(2, 'Plná', { last_socket_communication_at: at('11:59'), services: waiting('11:00') }),
      aMonitoredStore(3, 'Nová'),
      aMonitoredStore(4, 'Poloplná', { last_socket_communication_at: at('11:59'), services: waiting('11:30') }),
      aMonitoredStore(5, 'Tichá', { last_socket_communication_at: at('11:40') }),
      aMonitoredStore(6, 'Ztracená', { last_socket_communication_at: at('09:00') }),
    ]);
    expect(order()).toEqual(['Ztracená', 'Tichá', 'Plná', 'Nová', 'Poloplná', 'Klidná']);
    const heading = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section');
    const within = (name: string) => [...(heading(name)?.querySelectorAll('h3') ?? [])].map((one) => one.textContent);
    expect(within('Vyžadují pozornost 4')).toEqual(['Ztracená', 'Tichá', 'Plná', 'Nová']);
    expect(within('V pořádku 2')).toEqual(['Poloplná', 'Klidná']);
    expect(screen.getByText('Podatelna: nejdéle se čeká 1 h 0 min.')).toBeTruthy();
  });

  it('marks and moves stores by the limits that are set, the moment they change and as time passes', async () => {
    const { clock, limit } = await show([
      aMonitoredStore(1, 'Adamov', { last_socket_communication_at: at('12:30') }),
      aMonitoredStore(2, 'Blansko', { last_socket_communication_at: at('12:30'), services: waiting('11:20') }),
      aMonitoredStore(3, 'Cvikov', {
        last_socket_communication_at: at('12:30'),
        services: [{ id: 2, name: 'Matrika', waiting: 12, waiting_since: at('11:58') }],
      }),
    ]);
    const marked = () => screen.queryAllByText(/(?:nejdéle se čeká|Čeká \d+ klient)/u).map((one) => one.textContent);
    expect([order(), marked()]).toEqual([['Blansko', 'Cvikov', 'Adamov'], []]);
    await limit({ many_waiting: 10 });
    await expect.poll(() => [order(), marked()]).toEqual([['Cvikov', 'Blansko', 'Adamov'], ['Čeká 12 klientů.']]);
    await limit({ long_wait_minutes: 40 });
    await expect.poll(() => [order(), marked()]).toEqual([['Blansko', 'Cvikov', 'Adamov'], ['Podatelna: nejdéle se čeká 40 min.']]);
    await limit({ long_wait_minutes: 45, many_waiting: null });
    await expect.poll(marked).toEqual([]);
    act(() => clock.pass(5));
    expect(marked()).toEqual(['Podatelna: nejdéle se čeká 45 min.']);
  });

  it('turns a store from green to yellow to red by itself as time passes, and moves it up', async () => {
    const { clock } = await show([
      aMonitoredStore(1, 'Adamov', { last_socket_communication_at: at('12:45') }),
      aMonitoredStore(2, 'Blansko', { last_socket_communication_at: at('11:55') }),
    ]);
    expect(order()).toEqual(['Adamov', 'Blansko']);
    act(() => clock.pass(6));
    expect(order()).toEqual(['Blansko', 'Adamov']);
    expect(screen.getByText('Dočasně nekomunikuje', { selector: 'article *' })).toBeTruthy();
    act(() => clock.pass(50));
    expect(screen.getByText('Nekomunikuje', { selector: 'article *' })).toBeTruthy();
  });

  it('K19 moves no calm store while somebody is at one of them, by keyboard or by pointer', async () => {
    const contacted = { last_socket_communication_at: at('12:00') };
    const stores = (adamov: string) => [
      aMonitoredStore(1, 'Adamov', { ...contacted, services: waiting(adamov) }),
      aMonitoredStore(2, 'Blansko', { ...contacted, services: waiting('11:30') }),
    ];
    const { change } = await show(stores('11:40'));
    const link = screen.getByRole('link', { name: 'Adamov' });
    act(() => link.focus());
    await change(stores('11:20'));
    await screen.findByText('40 min');
    expect(order()).toEqual(['Blansko', 'Adamov']);
    act(() => link.blur());
    expect(order()).toEqual(['Adamov', 'Blansko']);
    fireEvent.pointerEnter(link.closest('.watched-stores') ?? link);
    await change(stores('11:45'));
    await screen.findByText('15 min');
    expect(order()).toEqual(['Adamov', 'Blansko']);
    fireEvent.pointerLeave(link.closest('.watched-stores') ?? link);
    expect(order()).toEqual(['Blansko', 'Adamov']);
  });

  it('shows what the address asks for, and a store that comes to the state comes to sight', async () => {
    const { clock } = await show(
      [aMonitoredStore(1, 'Adamov', { last_socket_communication_at: at('12:00') })],
      '/stores/monitoring?state=silent',
    );
    expect(order()).toEqual([]);
    expect(screen.getByText('Filtru neodpovídá žádná pobočka')).toBeTruthy();
    act(() => clock.pass(61));
    expect(order()).toEqual(['Adamov']);
  });

  it('says what is wrong, what to do next and where, and folds the rest with its count', async () => {
    await show([
      aMonitoredStore(1, 'Ztracená', {
        last_socket_communication_at: at('09:00'),
        connection_end: { kind: 'lost', at: at('09:01') },
        phone: '+420585412330',
        changes: { count: 3, since: at('10:10') },
        touch_screens: { count: 2, reported: 2, online: 1, paper: 1, error: 0, in_trouble: 1 },
        devices_in_trouble: [{ kind: 'touch_screen', id: 7, name: 'Vchod', state: 'online', state_since: at('08:00'), paper: 'low' }],
      }),
      aMonitoredStore(2, 'Plná', {
        last_socket_communication_at: at('11:59'),
        services: waiting('11:00'),
        desks: { count: 12, open: 4 },
        touch_screens: { count: 2, reported: 2, online: 2, paper: 0, error: 0, in_trouble: 0 },
      }),
    ]);
    const [silent, full] = screen.getAllByRole('article').map((one) => [...one.querySelectorAll('li p')].map((text) => text.textContent));
    expect(silent).toEqual([
      'Spojení se přerušilo, server se nehlásí.',
      'Zavolejte na pobočku, ať ověří napájení a síť.',
      'Vchod: docházel papír, údaj z 10:00.',
      '3 změny čekají na stažení od 11:10.',
    ]);
    expect(screen.getByRole('link', { name: 'Zavolat: Ztracená, +420 585 412 330' }).getAttribute('href')).toBe('tel:+420585412330');
    expect(full).toEqual(['Podatelna: nejdéle se čeká 1 h 0 min.', 'Otevřeny 4 z 12 přepážek, otevřete další.']);
    // Of ten facts a store without displays and a licence has seven; what is wrong is not among those in order.
    expect([...document.querySelectorAll('summary')].map((one) => one.textContent)).toEqual([
      'Naposledy v pořádku (3), údaj z 10:00',
      'Vše v pořádku (6)',
    ]);
  });

  it('names a kiosk that shows an older version of its pages or none, since when, and what to do', async () => {
    const shown = { shown_since: at('08:00'), version: 4, outdated_since: at('10:10') };
    const [authPages, floor] = [
      { id: 7, name: 'Vchod', shown_version: 3, ...shown },
      { id: 8, name: 'Patro', shown_version: null, ...shown },
    ];
    await show([aMonitoredStore(1, 'Stará', { last_socket_communication_at: at('11:59'), outdated_kiosks: [authPages, floor] })]);
    const next = 'Ověřte, že kiosek běží a že si server pobočky stahuje soubory z ústředny.';
    expect([...screen.getByRole('article').querySelectorAll('li p')].map((text) => text.textContent)).toEqual([
      'Vchod: zobrazuje starší verzi stránek (3), novější je uložena od 11:10.',
      next,
      'Patro: nezobrazuje své stránky uložené od 11:10.',
      next,
    ]);
  });

  it('says the day of a store in words, with how much of it was within office hours', async () => {
    const power = (id: number) => ({
      last_socket_communication_at: at('12:00'),
      outages: [{ id, kind: 'power', started_at: at('06:00'), ended_at: at('07:30') } as const],
    });
    const stores = [
      aMonitoredStore(1, 'Adamov', { last_socket_communication_at: at('12:00') }),
      aMonitoredStore(2, 'Blansko', power(1)),
      aMonitoredStore(3, 'Cvikov'),
      aMonitoredStore(4, 'Děčín', power(2)),
    ];
    const open = { yesterday: [], today: [{ opens: '08:00', closes: '17:00' }], next: null };
    await show(stores, '/stores/monitoring', [{ id: 4, ...open }]);
    await expect
      .poll(() => screen.getAllByRole('img').map((one) => one.getAttribute('aria-label')))
      .toEqual([
        'Posledních 24 hodin: zatím žádné spojení',
        'Posledních 24 hodin bez výpadku',
        'Posledních 24 hodin: Elektřina 07:00 až 08:30.',
        'Posledních 24 hodin: Elektřina 07:00 až 08:30. V úředních hodinách 30 min.',
      ]);
  });

  it('keeps the filter in the address beside what stands there', () => {
    const filter = { text: 'praha', region: 3, state: 'silent' } as const;
    const address = withFilter(new URLSearchParams('wall=1'), filter);
    expect(address.toString()).toBe('wall=1&q=praha&region=3&state=silent');
    expect(parseStoreFilter(address)).toEqual(filter);
    expect(withFilter(address, { text: '', region: null, state: null }).toString()).toBe('wall=1');
  });
});
