import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';
import { noun } from '../basics/noun.ts';

export const licences = {
  noun: noun('licence', 'licences'),
  page: 'Licences',
  fields: {
    store_id: 'Branch',
    serial_number: 'Serial number',
    license_key: 'Licence key',
    valid_to: 'Valid to',
    software_bulkhead_desk_count: 'Software desks',
    hardware_bulkhead_desk_count: 'Hardware desks',
    virtual_display_count: 'Virtual displays',
    hardware_display_count: 'Hardware displays',
    input_device_count: 'Kiosks',
    available_modules: 'Modules',
  },
  tabs: { main: 'Validity', counts: 'Counts' },
  choices: {
    available_modules: {
      ordering: 'Web ordering',
      mobile_app: 'Mobile application',
      sms: 'SMS',
      advertisement: 'Playlists',
      overviews: 'Reports',
      statistics: 'Statistics',
    },
  },
  children: {},
  helps: { valid_to: 'The last day on which the licence is valid. Empty means without an end.' },
  empty: 'No branch has a licence yet. The key is entered in the tab Licence of a branch.',
} satisfies LabelsOf<Registry['licences']>;

export const backups = {
  noun: noun('backup', 'backups'),
  page: 'Backups',
  fields: {
    created_at: 'Made',
    store_id: 'Branch',
    name: 'Name',
    origin: 'Origin',
    created_by: 'Author',
    status: 'State',
    size: 'Size',
  },
  tabs: { main: 'Backup' },
  choices: {
    origin: { manual: 'By hand', nightly: 'Nightly', before_restore: 'Before a restore', uploaded: 'Uploaded' },
    status: { processing: 'In progress', complete: 'Complete', failed: 'Failed' },
  },
  children: {},
  helps: {},
  empty: 'There is no backup yet. Each branch is backed up by itself: in its detail, under Administration, Backups.',
} satisfies LabelsOf<Registry['backups']>;

export const backupSettings = {
  noun: noun('backup settings', 'backup settings'),
  page: 'Nightly backups',
  fields: { nightly: 'Back up every night', hour: 'At what hour', kept_count: 'How many nightly backups of a branch to keep' },
  tabs: { main: 'Nightly backups' },
  choices: {},
  children: {},
  helps: {
    nightly: 'All active branches are backed up. A missed night is made up for as soon as the server runs again.',
    hour: 'A whole hour from 0 to 23 by the clocks of Prague.',
    kept_count: 'Older nightly backups are deleted by themselves. Those made by hand are not.',
  },
  empty: 'The settings are not saved yet. Fill them in and save them.',
} satisfies LabelsOf<Registry['backup-settings']>;

export const outages = {
  noun: noun('outage', 'outages'),
  page: 'Outages',
  fields: {
    store_id: 'Branch',
    outage_kind: 'Kind',
    touch_screen_id: 'Kiosk',
    virtual_display_id: 'Display',
    started_at: 'Start',
    ended_at: 'End',
    closed_automatically: 'Closed automatically',
    note: 'Note',
  },
  tabs: { main: 'Outage' },
  choices: {
    outage_kind: {
      store_silent: 'The branch is silent',
      device: 'Device',
      power: 'Power',
      network: 'Network',
      server: 'Branch server',
      printer: 'Printer',
      other: 'Other',
    },
  },
  children: {},
  helps: {
    ended_at: 'Empty for as long as it lasts.',
    closed_automatically: 'The central noticed the end itself; the branch did not report it.',
    note: 'What happened and what helped, so that you know at once next time.',
  },
  empty: 'There is no outage yet. One is written down by itself when a branch falls silent or reports it.',
} satisfies LabelsOf<Registry['outages']>;

export const storeDefaults = {
  noun: noun('defaults of branches', 'defaults of branches'),
  page: 'Defaults of branches',
  fields: {
    intervals: 'Opening hours of a new branch',
    silence_minutes: 'Notify by e-mail after (min)',
    unusual_times: 'Wait longer than usual (times)',
    unusual_minutes: 'And longer by at least (min)',
    long_wait_minutes: 'Longest wait (min)',
    many_waiting: 'People waiting',
    licence_days: 'Days before a licence ends',
  },
  tabs: { hours: 'Opening hours', alerts: 'Limits of alerts' },
  choices: {},
  children: { intervals: { weekday: 'Weekday', opens: 'From', closes: 'To' } },
  helps: {
    intervals: 'Every new branch gets them as its base plan.',
    silence_minutes: 'A new e-mail notification begins with this value. Those that you have already do not change.',
    unusual_times: 'How many times longer the mean wait must be for the branch to stand among the unusual ones on the dashboard.',
    unusual_minutes: 'Short waits vary; a wait that is longer by a few minutes is not told of.',
    long_wait_minutes: 'Whoever waits at least this long puts the branch among the unusual ones. Empty means not to watch.',
    many_waiting: 'With at least this many clients waiting the branch stands among the unusual ones. Empty means not to watch.',
    licence_days: 'From when the dashboard and e-mails warn that the licence of a branch ends.',
  },
  empty: 'The settings are not saved yet. Fill them in and save them.',
} satisfies LabelsOf<Registry['store-defaults']>;
