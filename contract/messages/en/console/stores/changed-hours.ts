import { englishPlural } from '../../../basics/plural.ts';
import type { ChangedHoursWords } from '../../../cs/console/stores/changed-hours.ts';

const orders = (count: number): string => `${count} ${englishPlural(count, 'order', 'orders')}`;

export const changedHours: ChangedHoursWords = {
  impact: {
    title: 'Impact on orders',
    counting: 'Finding the impact on orders…',
    none: 'No order would lie outside of the opening hours.',
    some: (count) => `${orders(count)} would lie outside of the opening hours.`,
    noneBlocked: 'No order is in the blocked time.',
    someBlocked: (count) => `${orders(count)} ${count === 1 ? 'is' : 'are'} in the blocked time.`,
    already: (count) => `${orders(count)} ${count === 1 ? 'lies' : 'lie'} outside of these opening hours.`,
    stay: 'The orders stay valid and nothing is sent to the clients. Once it is saved, you move, cancel or keep them, one by one or all at once.',
    more: (count) => `And ${orders(count)} more.`,
    hidden: 'Whoever has access to orders sees which ones.',
    failed: 'The impact on orders could not be found.',
    despite: (action, count) => `${action}, ${count} ${englishPlural(count, 'order', 'orders')} left to solve`,
  },
  left: {
    title: (count) => `Saved, ${orders(count)} left to solve`,
    text: (count) =>
      `${count === 1 ? 'The time is closed and the client does not know it yet' : 'The times are closed and the clients do not know it yet'}. You move all orders at once, or go through them one by one and move, cancel or keep each.`,
    find: 'What you do not solve now is in the overview of web orders, under what needs attention.',
    later: 'Later',
    solve: (count) => `Solve ${orders(count)}`,
    walk: 'Go through orders at closed times',
  },
  applying: {
    action: 'Use for chosen branches…',
    note: 'Only new branches get the default hours. Here you can give the saved ones to those that are there.',
    unsaved: 'Save the hours first.',
    help: 'The base plan of the branches is replaced by the default hours; where there is none, it is made. Plans with dates and exceptions stay. You see the differences before they are used.',
    preview: 'Show the differences',
    back: 'Back to the choice',
    copy: (count) => `Use for ${count} ${englishPlural(count, 'branch', 'branches')}`,
    done: (count) => `${count} ${englishPlural(count, 'branch has', 'branches have')} the default hours.`,
    failed: 'The default hours could not be used',
    noneChosen: 'Choose at least one branch.',
  },
  copying: {
    title: (name) => `Copy the plan “${name}” to branches`,
    choose: 'To which branches is the plan copied?',
    help: 'A plan of the same dates is replaced, otherwise a new one is made. You see the differences before it is copied.',
    preview: 'Show the differences',
    back: 'Back to the choice',
    copy: (count) => `Copy to ${count} ${englishPlural(count, 'branch', 'branches')}`,
    done: (count) => `${count} ${englishPlural(count, 'branch has', 'branches have')} the plan.`,
    results: { created: 'Will be made', replaced: 'Will change', unchanged: 'No change', refused: 'Cannot be' },
    resultsDone: { created: 'Made', replaced: 'Changed', unchanged: 'No change', refused: 'Refused' },
    change: (day, before, after) => `${day}: ${before} → ${after}`,
    orders: (count) => `Outside of the hours: ${orders(count)}`,
    unknown: 'The branch does not exist, or you have no access to it',
    store: 'Branch',
    result: 'Result',
    differences: 'Differences',
    failed: 'The plan could not be copied',
    noneChosen: 'Choose at least one branch.',
  },
};
