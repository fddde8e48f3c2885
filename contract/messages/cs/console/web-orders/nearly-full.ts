import { plural } from '../../../basics/plural.ts';

const places = (count: number): string => (count === 0 ? 'bez volného místa' : `${count} ${plural(count, 'místo', 'místa', 'míst')}`);

/** The line of the dashboard about days with few places left. Fetched with it. */
export const nearlyFull = {
  label: 'Skoro plné dny',
  nearlyFull: 'Skoro plno:',
  day: (service: string, day: string, free: number) => `${service}, ${day} (${places(free)})`,
  more: (count: number) => `a ${count} ${plural(count, 'další', 'další', 'dalších')}`,
  showDay: 'Zobrazit den',
  showAll: 'Všechny skoro plné dny',
};
