import type { ownedRows as czech } from '../../../cs/console/forms/owned-rows.ts';

export const ownedRows: typeof czech = {
  add: 'Add an item',
  remove: (position) => `Remove item ${position}`,
  up: (position) => `Move item ${position} up`,
  down: (position) => `Move item ${position} down`,
  none: 'No items yet',
  moved: (position, of) => `The item is at place ${position} of ${of}`,
};
