import type { planCopy as czech } from '../../../cs/console/web-orders/plan-copy.ts';

const services = (count: number): string => `${count} ${count === 1 ? 'service' : 'services'}`;
const groups = (count: number): string => `${count} ${count === 1 ? 'group' : 'groups'}`;
const orders = (count: number): string => `${count} ${count === 1 ? 'order' : 'orders'}`;

const common = {
  help: 'The week of intervals and the rules of ordering are copied. A plan that is there keeps its own name and whether people order by it. You will see the differences first.',
  clear: 'Clear the search',
  notFound: 'There is nothing like that here. Try another name.',
  region: (name: string, chosen: number, count: number) => `${name} (${chosen} of ${count})`,
  tooMany: (shown: number) => `Only the first ${shown} are shown.`,
  everywhere: (name: string, chosen: number, count: number) => `“${name}” at other branches (${chosen} of ${count})`,
  retry: 'Try again',
  preview: 'Show the differences',
  back: 'Back to the choice',
  failed: 'The plan could not be copied',
};

/** Copying a booking plan to services of all stores. Fetched with its button. */
export const planCopy: typeof czech = {
  service: {
    ...common,
    action: 'Copy to other services',
    title: (name) => `Copy the plan “${name}” to other services`,
    search: 'Find a service or a branch',
    chosen: (count) => `Chosen: ${services(count)}`,
    none: 'There is no other service to copy the plan to.',
    loading: 'Loading services…',
    notLoaded: 'Services could not be loaded',
    copy: (count) => `Copy to ${services(count)}`,
    done: (count) => `The plan is copied to ${services(count)}.`,
    noneChosen: 'Choose at least one service.',
    tooManyChosen: (count, most) =>
      `A plan is copied to ${services(most)} at once at most, and ${count} are chosen. Take ${count - most} off and copy the plan to them by themselves.`,
  },
  group: {
    ...common,
    action: 'Copy to other groups',
    title: (name) => `Copy the plan “${name}” to other groups`,
    search: 'Find a group or a branch',
    chosen: (count) => `Chosen: ${groups(count)}`,
    none: 'There is no other group and no other branch to copy the plan to.',
    loading: 'Loading groups…',
    notLoaded: 'Groups could not be loaded',
    copy: (count) => `Copy to ${groups(count)}`,
    done: (count) => `The plan is copied to ${groups(count)}.`,
    noneChosen: 'Choose at least one group.',
    tooManyChosen: (count, most) =>
      `A plan is copied to ${groups(most)} at once at most, and ${count} are chosen. Take ${count - most} off and copy the plan to them by themselves.`,
  },
  results: {
    created: 'Will be created',
    changed: 'Will change',
    unchanged: 'No change',
    left: 'Will be left out',
    left_out: 'Will be left out',
    refused: 'Not possible',
  },
  resultsDone: {
    created: 'Created',
    changed: 'Changed',
    unchanged: 'No change',
    left: 'Left out',
    left_out: 'Left out',
    refused: 'Refused',
  },
  changes: { field: 'Value', before: 'Until now', after: 'New' },
  unknown: 'It does not exist, or you have no access to it',
  block: (interval, minutes, capacity) => `${interval} by ${minutes} min, ${capacity} ${capacity === 1 ? 'place' : 'places'}`,
  validFrom: (day) => `from ${day}`,
  validTo: (day) => `until ${day}`,
  noBlocks: 'nothing',
  whose: 'Whom it concerns',
  leavesAgenda: 'A plan of its own instead of the plan of its group. It will share no places with the group any more.',
  cut: (times) => `Outside of opening hours, clients will not see: ${times}`,
  lost: (count) => `${orders(count)} will have a time that is offered no more. Clients keep their time.`,
  lostDone: (count) => `${orders(count)} ${count === 1 ? 'has' : 'have'} a time that is offered no more. Clients keep their time.`,
};
