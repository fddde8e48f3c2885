import { englishPlural } from '../../../basics/plural.ts';
import type { BranchWarningWords, lagging as czech } from '../../../cs/console/stores/branch-warnings.ts';

/** Warnings of a branch and facts about it, fetched with `/stores/monitoring`. */
export const branchWarnings: BranchWarningWords = {
  outage: (kind, at) => `An outage (${kind}) lasts since ${at}.`,
  longWait: (service, time) => `${service}: the longest wait is ${time}`,
  openMore: (open, all) => `${open} of ${all} ${englishPlural(all, 'desk is', 'desks are')} open, open more.`,
  allOpen: 'All desks are open.',
  device: (name, fault) => `${name}: ${fault}.`,
  warnings: {
    offline: { now: 'does not report', before: 'no connection', next: 'Check that it is on and connected to the network.' },
    error: { now: 'reports a fault', before: 'fault', next: 'Look at the branch what it shows.' },
    low: { now: 'paper runs low', before: 'low on paper', next: 'Add paper.' },
    out: { now: 'out of paper', before: 'out of paper', next: 'Add paper.' },
  },
  showsNoDesign: (at) => `does not show its pages, which were saved at ${at}`,
  showsOlderDesign: (version, at) => `shows an older version of its pages (${version}), there is a newer one since ${at}`,
  showsOlderSettings: (version, at) => `calls by older settings (${version}), there are newer ones since ${at}`,
  checkDisplay: 'Check that the display runs and that the server of the branch downloads files from the central.',
  checkDesign: 'Check that the kiosk runs and that the server of the branch downloads files from the central.',
  since: (what, at) => `${what} since ${at}`,
  asOf: (what, asOf) => `${what}, ${asOf}`,
  sync: 'The last download of changes failed.',
  changes: (count, at) => `${count} ${englishPlural(count, 'change waits', 'changes wait')} for download since ${at}.`,
  licenceEnding: (day) => `The licence is valid until ${day}.`,
  licenceEnded: (day) => `The licence ended on ${day}.`,
  show: {
    operation: 'Show the operation',
    kiosk: 'Show the kiosk',
    display: 'Show the display',
    licence: 'Renew the licence',
  },
  facts: {
    kiosks: 'Kiosks',
    displays: 'Virtual displays',
    changes: 'Changes to download',
    communication: 'Communication',
    outages: 'Outages in 24 h',
    licence: 'Licence',
    licenceTo: (day) => `until ${day}`,
    licenceUnlimited: 'unlimited',
  },
};

export const lagging: typeof czech = {
  text: (display, plays, expected, since) =>
    `${display}: ${plays === null ? 'reports nothing that it plays' : `plays ${plays}`}, since ${since} it should play ${expected ?? 'nothing'}.`,
  newer: (display, name, since) => `${display}: plays an older version of the playlist ${name}, there is a newer one since ${since}.`,
  next: 'The branch probably did not download the files. Check its connection and the room on its disk.',
  show: 'What plays',
};
