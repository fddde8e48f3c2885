import { historyTab } from '../../crud/record/place/history-tab.ts';
import type { Additions } from '../../crud/vocabulary/additions/additions.ts';
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
const marks = () => import('./overview/group-marks.tsx');
const DevicesMark = part(async () => (await marks()).DevicesMark);
const KeepingMark = part(async () => (await marks()).KeepingMark);

export const additions: Additions = {
  icon: 'building',
  fields: {
    // Specification section 4: green, yellow, red, and waiting for a socket connection.
    communication: { cell: communicationCell, tones: toneOfState },
    sync_state: { cell: syncStateCell },
    // It never was: not the same as a value that was left out.
    last_socket_communication_at: { absent: ({ words }) => words.monitoring.never },
    longitude: { input: PlaceInput, shape: { wide: true } },
  },
  head: { State: StoreState, Line: StoreLine, facts: [] },
  listSlots: { SelectionTools: ApplyToSelected },
  formSlots: { Below: MissingKey },
  recordSlots: {
    menu: [
      {
        label: ({ branchKey }, { key_made_at }) => (typeof key_made_at === 'string' ? branchKey.renew : branchKey.make),
        Dialog: part(
          async () => (await import('./branch-key/branch-key-dialog.tsx')).BranchKeyDialog,
          ({ onClose }) => onClose(),
        ),
      },
    ],
    tabs: [
      {
        key: overviewTab,
        label: (words) => words.standing.glance,
        Tab: part(async () => (await import('./overview/store-overview.tsx')).StoreOverview),
      },
      {
        label: (words) => words.branchGroups.operation,
        parts: [
          {
            key: monitoringTab,
            label: (words) => words.standing.now,
            Tab: part(async () => (await import('./standing/monitoring-tab.tsx')).MonitoringTab),
          },
          { list: 'tickets', by: 'store_id' },
          { list: 'outages', by: 'store_id' },
        ],
      },
      {
        label: (words) => words.labelsOf({ name: 'services' }).page,
        parts: [
          { list: 'services', by: 'store_id' },
          { list: 'desks', by: 'store_id' },
          { list: 'employees', by: 'store_id' },
        ],
      },
      {
        label: (words) => words.opening.tabs.hours,
        firstLeads: true,
        parts: [
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
        ],
      },
      {
        key: devicesTab,
        label: (words) => words.standing.devices,
        Mark: DevicesMark,
        Tab: part(async () => (await import('./standing/devices-tab.tsx')).DevicesTab),
      },
      {
        label: (words) => words.branchGroups.keeping,
        Mark: KeepingMark,
        parts: [
          { label: (words) => words.standing.details, sections: ['office', 'contact', 'connection'] },
          {
            key: 'waiting',
            label: (words) => words.waiting.tab,
            Tab: part(async () => (await import('./waiting/waiting-tab.tsx')).WaitingTab),
          },
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
          historyTab,
        ],
      },
    ],
  },
};
