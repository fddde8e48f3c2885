import { englishPlural as plural } from '../../../basics/plural.ts';
import type {
  BranchGroupWords,
  BranchKeyWords,
  OpeningWords,
  StoreStatusWords,
  WaitingWords,
} from '../../../cs/console/stores/store-tabs.ts';
import { grammar } from '../../basics/grammar.ts';

/** English of the Czech file of the same name. */
export const branchGroups: BranchGroupWords = { operation: 'Operation', administration: 'Administration' };

/** One store at a glance, its monitoring and its devices: tabs of a store. */
export const storeStatus: StoreStatusWords = {
  glance: 'Overview',
  devices: 'Devices',
  loading: 'Loading the state of the branch…',
  failed: 'The state of the branch could not be loaded',
  retry: 'Try again',
  details: 'Basic data',
  devicesUp: (part, all) => `${part} of ${all} working`,
  kiosks: 'Kiosks',
  displays: 'Displays',
  devicesThen: (asOf) => `The branch does not communicate now: ${asOf}.`,
  licenceUnlimited: 'no end',
  licenceTo: (day) => `until ${day}`,
  noBackup: 'none yet',
  noAddress: 'not filled in',
  inactive: 'The branch is not active',
  inactiveText: 'It is not shown in monitoring or on the home page. Make it active in its basic data.',
  unread: 'could not be loaded',
  now: 'Right now',
  nobodyWaits: 'Nobody is waiting.',
  queue: 'Who waits and how long',
  service: 'Service',
  waiting: 'Waiting',
  longestWait: 'Longest wait',
  lastDay: 'Last 24 hours',
  mostOutages: 'Most outages',
  outagesFor: 'Period',
  outageDays: (days) => `in ${days} days`,
  outageCount: (count, time) => `${count}×, ${time}`,
  outagesOf: (store, count, time) => `${store}: ${count} ${count === 1 ? 'outage' : 'outages'}, ${time} in total`,
  outagesMore: (count) => `${count} more`,
  noOutagesFor: 'no branch',
  lasts: (time) => `for ${time} so far`,
  took: (time) => `${time} in all`,
  device: 'Device',
  deviceState: 'State',
  deviceSince: 'Since',
  paper: 'Paper',
  plays: 'Plays',
  lastContact: 'Last heard',
  never: 'never yet',
  unknown: 'unknown',
  noContact: 'Not heard yet',
  nothingPlays: 'nothing',
  noKiosks: 'The branch has no kiosk in service.',
  noDisplays: 'The branch has no virtual display in service.',
  licensed: (used, allowed) => `${used} of ${allowed} licensed used`,
  notLicensed: (used) => `${used}, not limited by a licence`,
};

export const opening: OpeningWords = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  weekdaysShort: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  applyDefaults: 'Use the default opening hours',
  tabs: { hours: 'Opening hours', plans: 'Plans and exceptions', calendar: 'Calendar' },
};

export const branchKey: BranchKeyWords = {
  tab: 'Key and connection',
  make: 'Make a key',
  renew: 'Make a new key',
};

const { number } = grammar;

export const waiting: WaitingWords = {
  tab: 'Waiting changes',
  count: (count) => `${number(count)} ${plural(count, 'change waits', 'changes wait')}`,
};
