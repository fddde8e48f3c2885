import { storeSilence } from './store-state.ts';

/** What a branch reports a device. */
export const reportedStates = ['online', 'offline', 'error'] as const;
/** What a branch reports the paper of a touch screen. */
export const reportedPapers = ['enough', 'low', 'out'] as const;

/** What is wrong with a device, the gravest first: without paper no one gets a ticket, with little of it everybody still does. */
export const deviceFaults = ['error', 'offline', 'out', 'low'] as const;
export type DeviceFault = (typeof deviceFaults)[number];

type ReportedDevice = { readonly state: (typeof reportedStates)[number] | null; readonly paper: (typeof reportedPapers)[number] | null };

/** The gravest thing that is wrong with a device in trouble: that it does not work counts more than its paper. */
export function deviceFaultOf({ state, paper }: ReportedDevice): DeviceFault {
  if (state === 'offline' || state === 'error') return state;
  return paper === 'out' ? 'out' : 'low';
}

/** What a device is as long as nothing is known of it: its branch is silent, was never received, or never said. */
export const notKnown = 'not_known';

const [, silent] = storeSilence.bands;

/**
 * What a branch reported holds as long as the branch communicates: the bounds of `freshnessOf`, as a scale that lists, filters,
 * counts and exports ask.
 */
export const whileCommunicating = {
  ofStore: true,
  from: storeSilence.from,
  absent: notKnown,
  bands: [{ afterSeconds: silent.afterSeconds, is: notKnown }],
} as const;
