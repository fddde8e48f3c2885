import type { OrderMessageWords } from '../../../cs/console/web-orders/order-messages.ts';

/** Words of the panel with the messages that a client got about an order. */
export const orderMessages: OrderMessageWords = {
  none: 'No message went to the client yet.',
  noAddress: 'The client has neither an e-mail nor a phone, so nothing can be sent to them.',
  noneErased: 'The data of the client were erased. Whether any message went to them can no longer be found out.',
  erased: 'address and text erased',
  failed: 'The messages could not be loaded',
  reason: (reason) => `Reason: ${reason}`,
  resend: 'Send again',
  resendThis: (purpose, channel) => `Send again: ${purpose}, ${channel}`,
  resent: 'The message is being sent to the client again',
};
