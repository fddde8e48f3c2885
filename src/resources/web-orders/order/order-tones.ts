import type { EmailProblem } from '../../../../contract/resources/web-orders/orders.ts';
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

/** How much what is wrong with the e-mail needs a look. */
export const emailTones: Readonly<Record<EmailProblem, Tone>> = { bounced: 'danger', refused: 'danger' };
