import { englishPlural } from '../../../basics/plural.ts';
import type { intervalEditor as czech } from '../../../cs/console/web-orders/interval-editor.ts';

const places = (count: number): string => `${count} ${englishPlural(count, 'place', 'places')}`;

export const intervalEditor: typeof czech = {
  help: 'Drag over an empty part of a day to make an interval, drag an interval to move it, drag its edge to change its length. With a finger, first rest on the place or the interval; a tap on an empty place makes an hour. Arrows move an interval by 5 minutes, with Shift they change its end. Delete removes it, Enter opens its details.',
  week: 'Week of intervals',
  places,
  each: (minutes, capacity) => `every ${minutes} min, ${places(capacity)}`,
  wrong: (problem) => `Error: ${problem}`,
  cut: (intervals) => `outside opening hours ${intervals}`,
  cutOff: (day, open, cut) => `${day}: open ${open}. Clients will not see ${cut}.`,
  closedDay: (day) => `${day}: the store is closed. Clients will not see this interval.`,
  validFrom: (day) => `from ${day}`,
  validTo: (day) => `until ${day}`,
  add: (day) => `Add an interval: ${day}`,
  added: (day, interval) => `${day}: interval ${interval} added.`,
  moved: (day, interval) => `${day} ${interval}`,
  removed: (day, interval) => `${day}: interval ${interval} removed.`,
  remove: 'Remove the interval',
  close: 'Close the details',
};
