import { englishPlural } from '../../../basics/plural.ts';
import type { nearlyFull as czech } from '../../../cs/console/web-orders/nearly-full.ts';

const places = (count: number): string => (count === 0 ? 'no place left' : `${count} ${englishPlural(count, 'place', 'places')} left`);

export const nearlyFull: typeof czech = {
  label: 'Days nearly full',
  nearlyFull: 'Nearly full:',
  day: (service, day, free) => `${service}, ${day} (${places(free)})`,
  more: (count) => `and ${count} more`,
  showDay: 'Show the day',
  showAll: 'All days nearly full',
};
