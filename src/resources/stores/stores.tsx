import { historyTab } from '../../crud/record/place/history-tab.ts';
import type { Additions } from '../../crud/vocabulary/additions.ts';
import { part } from '../../ui/page/part.tsx';
import { toneOfState } from '../../watching/state-order.ts';
import { MissingKey } from './branch-key/missing-key.tsx';
import { ApplyToSelected } from './hours/apply-selected.tsx';
import { communicationCell } from './overview/communication.tsx';
import { calendarTab, devicesTab, hoursTab, keyTab, monitoringTab, overviewTab } from './parts/tab-names.ts';
import { syncStateCell } from './waiting/sync-state.tsx';

const PlaceInput = part(async () => (await import('./place/place-input.tsx')).PlaceInput);
const StoreState = part(async () => (await import('./overview/store-state.tsx')).StoreState);
const StoreLine = part(async () => (await import('./overview/store-line.tsx')).StoreLine);
const DevicesMark = part(async () => (await import('./overview/group-marks.tsx')).DevicesMark);
const KeepingMark = part(async () => (await import('./overview/group-marks.tsx')).KeepingMark);

export const additions: Additions = {
  icon: 'building',
  BulkTools: ApplyToSelected,
  Beside: MissingKey,
  lists: { tickets: 'store_id', outages: 'store_id', services: 'store_id', desks: 'store_id', employees: 'store_id' },
  cells: { communication: communicationCell, sync_state: syncStateCell },
  // It never was: not the same as a value that somebody left out.
  absent: { last_socket_communication_at: ({ words }) => words.monitoring.never },
  // Specification section 4: green, yellow, red, and waiting for a socket connection.
  tones: { communication: toneOfState },
  head: { State: StoreState, Line: StoreLine, facts: [] },
  dangers: [
    {
      key: 'branch-key',
      label: ({ branchKey }, { key_made_at }) => (typeof key_made_at === 'string' ? branchKey.renew : branchKey.make),
      Dialog: part(
        async () => (await import('./branch-key/branch-key-dialog.tsx')).BranchKeyDialog,
        ({ onClose }) => onClose(),
      ),
    },
  ],
  groups: [
    { key: 'overview-group', label: (words) => words.standing.glance, parts: [overviewTab] },
    { key: 'operation-group', label: (words) => words.overview.groups.operation, parts: [monitoringTab, 'tickets', 'outages'] },
    { key: 'services-group', label: (words) => words.labelsOf({ name: 'services' }).page, parts: ['services', 'desks', 'employees'] },
    { key: 'hours-group', label: (words) => words.opening.tabs.hours, parts: [hoursTab, calendarTab], firstLeads: true },
    { key: 'devices-group', label: (words) => words.standing.devices, parts: [devicesTab], Mark: DevicesMark },
    {
      key: 'keeping-group',
      label: (words) => words.overview.groups.keeping,
      parts: [
        { label: (words) => words.standing.details, sections: ['office', 'contact', 'connection'] },
        'waiting',
        'backups',
        'licence',
        keyTab,
        historyTab,
      ],
      Mark: KeepingMark,
    },
  ],
  inputs: { longitude: PlaceInput },
  shapes: { longitude: { wide: true } },
  tabs: [
    {
      key: overviewTab,
      label: (words) => words.standing.glance,
      Tab: part(async () => (await import('./overview/store-overview.tsx')).StoreOverview),
    },
    {
      key: monitoringTab,
      label: (words) => words.standing.now,
      Tab: part(async () => (await import('./standing/monitoring-tab.tsx')).MonitoringTab),
    },
    {
      key: devicesTab,
      label: (words) => words.standing.devices,
      Tab: part(async () => (await import('./standing/devices-tab.tsx')).DevicesTab),
    },
    {
      key: hoursTab,
      label: (words) => words.opening.tabs.plans,
      Tab: part(async () => (await import('./hours/hours-tab.tsx')).HoursTab),
    },
    {
      key: calendarTab,
      label: (words) => words.opening.tabs.calendar,
      Tab: part(async () => (await import('./calendar/calendar-tab.tsx')).CalendarTab),
    },
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
    { key: keyTab, label: (words) => words.branchKey.tab, Tab: part(async () => (await import('./branch-key/key-tab.tsx')).KeyTab) },
  ],
};
