import type { DashboardStore } from '../../../contract/operations/dashboard.ts';

export const instant = new Date('2026-11-20T09:00:00Z');
export const course = Array.from({ length: 24 }, () => 0);
export const declared = { unusual_times: 1.5, unusual_minutes: 5, long_wait_minutes: 60, many_waiting: 40 };

/** A store that was received so many seconds before the instant, with what the test says. */
export function aDashboardStore(id: number, silentSeconds: number | null, values: Partial<DashboardStore> = {}): DashboardStore {
  return {
    id,
    label: `Pobočka ${id}`,
    short_label: null,
    code: `P${id}`,
    city: null,
    region_id: null,
    phone: null,
    last_socket_communication_at: silentSeconds === null ? null : new Date(instant.getTime() - silentSeconds * 1000).toISOString(),
    connection_end: null,
    key_made_at: '2026-01-01T08:00:00.000Z',
    today: { tickets: 0, served: 0, ordered: 0, arrived: 0, waiting: 0, waiting_since: null, course },
    usual: { days: 0, until_now: 0, course },
    month: { waiting: null, handling: null },
    unusual_wait: null,
    outages: [],
    touch_screens: { count: 0, in_trouble: 0, paper: 0 },
    virtual_displays: { count: 0, in_trouble: 0 },
    playlists: [],
    ...values,
  };
}

/** Clients that wait, the first of them for so many minutes. */
export function waitingFor(minutes: number, waiting = 1): Pick<DashboardStore, 'today'> {
  const waiting_since = new Date(instant.getTime() - minutes * 60_000).toISOString();
  return { today: { tickets: waiting, served: 0, ordered: 0, arrived: 0, waiting, waiting_since, course } };
}
