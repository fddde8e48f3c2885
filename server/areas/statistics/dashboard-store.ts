import type { DashboardStore, TimeSpan } from '../../../contract/operations/dashboard.ts';
import { parseHours, untilNow } from '../../../contract/rules/statistics/day-course.ts';
import { judgeWait, type WaitCourse } from '../../../contract/rules/statistics/unusual-wait.ts';
import { wallTimeAt } from '../../../contract/rules/time/prague-time.ts';
import type { StoreFigures } from './read-dashboard.ts';

/** A store as it is answered. What the row knows of another day than today is nothing of today. */
export function dashboardStore(row: StoreFigures, now: Date): DashboardStore {
  const { hour, minute } = wallTimeAt(now);
  const days = row.usual_days ?? 0;
  const usual = parseHours(row.usual_tickets ?? '', 'count').map((tickets) => round(tickets / Math.max(1, days)));
  const today = row.is_today ? row : { hour_tickets: null, hour_waits: null, hour_wait_sums: null };
  const waiting = (row.is_today && row.waiting) || 0;
  return {
    id: row.id,
    label: row.label,
    short_label: row.short_label,
    code: row.code,
    city: row.city,
    region_id: row.region === null ? null : row.region_id,
    phone: row.phone,
    last_socket_communication_at: row.last_socket_communication_at?.toISOString() ?? null,
    connection_end: row.connection_end,
    key_made_at: row.key_made_at?.toISOString() ?? null,
    today: {
      tickets: (row.is_today && row.tickets) || 0,
      served: (row.is_today && row.served) || 0,
      ordered: row.ordered,
      arrived: (row.is_today && row.arrived) || 0,
      waiting,
      waiting_since: row.is_today ? (row.waiting_since?.toISOString() ?? null) : null,
      course: parseHours(today.hour_tickets ?? '', 'count'),
    },
    usual: { days, until_now: round(untilNow(usual, hour, minute)), course: usual },
    month: { waiting: spanOf(row.wait_min, row.wait_max), handling: spanOf(row.handling_min, row.handling_max) },
    unusual_wait: judgeWait(
      waitCourse(today.hour_waits, today.hour_wait_sums),
      waitCourse(row.usual_waits, row.usual_wait_sums),
      { hour, waiting },
      { times: row.unusual_times, minutes: row.unusual_minutes },
    ),
    outages: row.outages,
    touch_screens: { count: row.touch_screens, in_trouble: row.touch_screens_in_trouble, paper: row.touch_screens_paper },
    virtual_displays: { count: row.virtual_displays, in_trouble: row.virtual_displays_in_trouble },
    playlists: row.playlists,
  };
}

/** A course of waits as roll-ups keep it, null where there is none. */
export function waitCourse(waits: string | null, sums: string | null): WaitCourse {
  return { waits: parseHours(waits ?? '', 'count'), sums: parseHours(sums ?? '', 'sum') };
}

function spanOf(shortest: number | null, longest: number | null): TimeSpan | null {
  return shortest === null || longest === null ? null : { shortest, longest };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
