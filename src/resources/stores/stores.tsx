import { toneOfState } from '../../branch-status/store-state.tsx';
import type { Additions } from '../../crud/core/additions/additions.ts';
import { historyTab } from '../../crud/record/record-context/history-tab-name.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { MissingKey } from './branch-key/missing-key.tsx';
import { ApplyToSelected } from './hours/apply-selected.tsx';
import { communicationCell } from './overview/communication.tsx';
import { calendarTab, devicesTab, hoursTab, keyTab, monitoringTab, overviewTab } from './status/tab-names.ts';
import { syncStateCell } from './waiting/sync-state.tsx';

const PlaceInput = lazyPart(async () => (await import('./place/place-input.tsx')).PlaceInput);
const StoreState = lazyPart(async () => (await import('./overview/store-state.tsx')).StoreState);
const StoreLine = lazyPart(async () => (await import('./overview/store-line.tsx')).StoreLine);
const marks = () => import('./overview/group-marks.tsx');
const DevicesMark = lazyPart(async () => (await marks()).DevicesMark);
const LicenceMark = lazyPart(async () => (await marks()).LicenceMark);

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
        Dialog: lazyPart(
          async () => (await import('./branch-key/branch-key-dialog.tsx')).BranchKeyDialog,
          ({ onClose }) => onClose(),
        ),
      },
    ],
    tabs: [
      {
        key: overviewTab,
        label: (words) => words.storeStatus.glance,
        Tab: lazyPart(async () => (await import('./overview/store-overview.tsx')).StoreOverview),
      },
      {
        label: (words) => words.branchGroups.operation,
        parts: [
          {
            key: monitoringTab,
            label: (words) => words.storeStatus.now,
            Tab: lazyPart(async () => (await import('./status/monitoring-tab.tsx')).MonitoringTab),
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
            Tab: lazyPart(async () => (await import('./hours/hours-tab.tsx')).HoursTab),
          },
          {
            key: calendarTab,
            label: (words) => words.opening.tabs.calendar,
            Tab: lazyPart(async () => (await import('./calendar/calendar-tab.tsx')).CalendarTab),
          },
        ],
      },
      {
        key: devicesTab,
        label: (words) => words.storeStatus.devices,
        Mark: DevicesMark,
        Tab: lazyPart(async () => (await import('./status/devices-tab.tsx')).DevicesTab),
      },
      {
        label: (words) => words.branchGroups.administration,
        Mark: LicenceMark,
        parts: [
          { label: (words) => words.storeStatus.details, sections: ['office', 'contact', 'connection'] },
          {
            key: 'waiting',
            label: (words) => words.waiting.tab,
            Tab: lazyPart(async () => (await import('./waiting/waiting-tab.tsx')).WaitingTab),
          },
          {
            key: 'backups',
            label: (words) => words.labelsOf({ name: 'backups' }).page,
            Tab: lazyPart(async () => (await import('./backups-and-licences/backups-tab.tsx')).BackupsTab),
          },
          {
            key: 'licence',
            label: (words) => words.labelsOf({ name: 'licences' }).page,
            Tab: lazyPart(async () => (await import('./backups-and-licences/licence-tab.tsx')).LicenceTab),
          },
          {
            key: keyTab,
            label: (words) => words.branchKey.tab,
            Tab: lazyPart(async () => (await import('./branch-key/key-tab.tsx')).KeyTab),
          },
          historyTab,
        ],
      },
    ],
  },
};
