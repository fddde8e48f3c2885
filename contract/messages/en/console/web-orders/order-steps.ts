import type { OrderStepWords } from '../../../cs/console/web-orders/order-steps.ts';

/** English of the Czech file of the same name. */
export const orderSteps: OrderStepWords = {
  arrive: 'Arrived',
  serve: 'Served',
  miss: 'Did not come',
  cancel: 'Cancel',
  undo: (minutes) => `Undo, ${minutes} min left`,
  of: (step, name) => `${step}: ${name}`,
};
