import type { OrderWords } from '../../../cs/console/forms/orders.ts';

/** English of the Czech file of the same name. */
export const orders: OrderWords = {
  pin: (pin) => `PIN ${pin}`,
  startsIn: (state, minutes) => `${state}, begins in ${minutes}`,
  messages: 'Messages to the client',
  late: (state, minutes) => `${state}, ${minutes} late`,
};
