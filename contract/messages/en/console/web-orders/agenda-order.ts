import type { agendaOrder as czech } from '../../../cs/console/web-orders/agenda-order.ts';

export const agendaOrder: typeof czech = {
  open: 'Change the order',
  title: 'Order of groups',
  help: 'Clients see the groups in this order. Drag them, or use the arrows.',
  cancel: 'Cancel',
  save: 'Save the order',
  saved: 'The order of groups is saved.',
  moved: (name, place, of) => `${name}: ${place} of ${of}`,
  conflict: 'Somebody else changed the order meanwhile. Check it and save again.',
  up: (name) => `Move up: ${name}`,
  down: (name) => `Move down: ${name}`,
  close: 'Close',
};
