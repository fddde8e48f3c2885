import type { OpeningWords } from '../../../cs/console/stores/opening.ts';

export const opening: OpeningWords = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  weekdaysShort: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  applyDefaults: 'Use the default opening hours',
  tabs: { hours: 'Opening hours', plans: 'Plans and exceptions', calendar: 'Calendar' },
};
