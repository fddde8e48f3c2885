import type { StoreState } from '../../../contract/rules/store-state.ts';
import type { Additions } from '../../crud/vocabulary/additions.ts';
import { part } from '../../ui/page/part.tsx';
import type { Tone } from '../../ui/page/status.tsx';
import { MissingKey } from './branch-key/missing-key.tsx';
import { StoreTools } from './branch-key/store-tools.tsx';
import { ApplyToSelected } from './hours/apply-selected.tsx';
import { calendarTab, hoursTab } from './hours/tab-names.ts';
import { devicesTab, monitoringTab } from './standing/tab-names.ts';
import { syncStateCell } from './waiting/sync-state.tsx';

/** Specification section 4: green, yellow, red, and waiting for a socket connection. */
const communication: Readonly<Record<StoreState, Tone>> = {
  waiting: 'neutral',
  communicating: 'success',
  temporarily_silent: 'warning',
  silent: 'danger',
};

const PlaceInput = part(async () => (await import('./place/place-input.tsx')).PlaceInput);
const CalendarTab = part(async () => (await import('./calendar/calendar-tab.tsx')).CalendarTab);
const DevicesTab = part(async () => (await import('./standing/devices-tab.tsx')).DevicesTab);
const Glance = part(async () => (await import('./standing/glance.tsx')).Glance);
const MonitoringTab = part(async () => (await import('./standing/monitoring-tab.tsx')).MonitoringTab);
const HoursTab = part(async () => (await import('./hours/hours-tab.tsx')).HoursTab);

export const additions: Additions = {
  icon: 'building',
  RecordTools: StoreTools,
  BulkTools: ApplyToSelected,
  Beside: MissingKey,
  lists: { services: 'store_id', desks: 'store_id', employees: 'store_id' },
  cells: { sync_state: syncStateCell },
  // It never was: not the same as a value that somebody left out.
  absent: { last_socket_communication_at: ({ words }) => words.monitoring.never },
  tones: { communication },
  over: { section: 'office', label: (words) => words.standing.glance, Part: Glance },
  // Page 03; what it does not name stands beside what it is closest to.
  tabOrder: [
    'office',
    monitoringTab,
    'services',
    'desks',
    'employees',
    hoursTab,
    calendarTab,
    devicesTab,
    'waiting',
    'backups',
    'licence',
    'contact',
    'connection',
  ],
  inputs: { longitude: PlaceInput },
  shapes: { longitude: { wide: true } },
  tabs: [
    { key: monitoringTab, label: (words) => words.standing.monitoring, Tab: MonitoringTab },
    { key: devicesTab, label: (words) => words.standing.devices, Tab: DevicesTab },
    { key: hoursTab, label: (words) => words.opening.hours.tab, Tab: HoursTab },
    { key: calendarTab, label: (words) => words.opening.calendar.tab, Tab: CalendarTab },
    { key: 'waiting', label: (words) => words.waiting.tab, Tab: part(async () => (await import('./waiting/waiting-tab.tsx')).WaitingTab) },
    {
      key: 'backups',
      label: (words) => words.labelsOf({ name: 'backups' }).page,
      Tab: part(async () => (await import('./keeping/backups-tab.tsx')).BackupsTab),
    },
    {
      key: 'licence',
      label: (words) => words.labelsOf({ name: 'licences' }).page,
      Tab: part(async () => (await import('./keeping/licence-tab.tsx')).LicenceTab),
    },
  ],
};
