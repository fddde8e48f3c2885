import type { printing as czech } from '../../../cs/console/lists/printing.ts';

export const printing: typeof czech = {
  preparing: 'Preparing to print…',
  failed: 'The list could not be read for printing. Try it again.',
  printedAt: (instant) => `Printed ${instant}`,
  onlyFirst: (count, total) => `The first ${count} of ${total} are printed. Narrow the filter to print the others, or export them.`,
  unfiltered: 'No filter',
  sought: (text) => `Searched for: ${text}`,
};
