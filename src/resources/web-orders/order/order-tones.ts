import type { OrderState } from '../../../../contract/rules/orders/order-states.ts';
import type { Tone } from '../../../ui/page/status.tsx';

/** How much an order needs a look. */
export const orderTones: Readonly<Record<OrderState, Tone>> = {
  unconfirmed: 'warning',
  confirmed: 'info',
  arrived: 'info',
  served: 'success',
  missed: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
};
