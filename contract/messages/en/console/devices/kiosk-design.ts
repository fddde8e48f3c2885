import { englishPlural } from '../../../basics/plural.ts';
import type { kioskDesign as czech } from '../../../cs/console/devices/kiosk-design.ts';

const kiosks = (count: number): string => `${count} ${englishPlural(count, 'touch screen', 'touch screens')}`;

/** What the three editors of a touch screen have in common. Fetched with each of them. */
export const kioskDesign: typeof czech = {
  tabs: { label: 'Design of the touch screen', pages: 'Pages', tickets: 'Ticket', states: 'Sounds and pictures of states' },
  drafts: {
    one: 'There is work of yours here that was not saved',
    many: 'There is earlier work of yours here that was not saved',
    at: (time) => `In progress: ${time}.`,
    older: 'Another person has saved the design since then: to go on means to replace it when you save.',
    take: 'Go on with it',
    discard: 'Throw it away',
    of: (action, time) => `${action} (${time})`,
  },
  conflict: {
    someone: 'Another person',
    merge: 'Merge',
    canMerge: 'Each of you changed something else: Merge joins both.',
    compared: 'What differs',
    where: 'Where',
    mine: 'You',
    both: 'changed by both',
    unchanged: 'unchanged',
    removed: 'removed',
    same: 'Nothing differs.',
    close: 'Stay in the editor',
  },
  copying: {
    choose: 'Touch screens to choose',
    none: 'There is no other touch screen.',
    loading: 'Loading touch screens',
    search: 'Search a branch or touch screen',
    clear: 'Clear the search',
    notFound: (text) => `Nothing like “${text}”. Try a part of the name of the branch or touch screen.`,
    all: (count) => `Choose all (${count})`,
    allFound: (count) => `Choose all found (${count})`,
    chosen: (count, all) => `${count} of ${all} chosen`,
    found: (count) => `With pages: ${kiosks(count)}`,
    more: (count) => `Show more (${count})`,
    reading: 'Looking up what is there…',
    unread: (why) => `What the touch screen has could not be read, nothing can be copied to it. ${why}`,
    states: 'Also copy sounds and pictures of states',
    statesOf: (count) => `${count} are stored here. Where there is none here, the touch screen keeps its own.`,
    run: (count) => `Copy to ${kiosks(count)}`,
    cancel: 'Cancel',
    close: 'Close',
    running: 'Copying',
    progress: (done, count) => `${done} of ${count}`,
    outcomes: 'The result for each touch screen',
    outcome: (done, failed) =>
      failed === 0 ? `Copied to ${kiosks(done)}. Branches get it as one change.` : `Copied to ${kiosks(done)}, not to ${kiosks(failed)}.`,
    copied: 'Copied',
    statesCopied: 'with sounds and pictures of states',
    failed: (why) => `Not copied, the touch screen has what it had before. ${why}`,
    again: (count) => `Try again (${count})`,
  },
};
