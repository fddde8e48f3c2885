import { mostSmsOfPhone, mostUnprovenLetters, mostUnprovenPhones } from '../../../../operations/booking/order-message.ts';
import type { OrderMessageWords } from '../../../cs/console/web-orders/order-messages.ts';

/** Words of the panel with the messages that a client got about an order. */
export const orderMessages: OrderMessageWords = {
  none: 'No message went to the client yet.',
  noAddress:
    'The client has neither an e-mail nor a phone, so there is no way to write to them. Once one is filled in, the data of the order can be sent from here.',
  noneEver: 'Nothing was sent to the client, who gave neither an e-mail nor a phone number.',
  fillIn: 'Fill in an e-mail or a phone',
  noneErased: 'The data of the client were erased. Whether any message went to them can no longer be found out.',
  erased: 'address and text erased',
  failed: 'The messages could not be loaded',
  reason: (reason) => `Reason: ${reason}`,
  kept: {
    email: 'Sending of e-mails was not set up, the message stayed in the outbox. The administrator of the server sets it up.',
    sms: 'Sending of SMS was not set up, the message stayed in the outbox. The administrator of the server sets it up.',
  },
  withheld: {
    unconfirmed: 'The order is not confirmed, so nobody knows whether the phone is the client’s. SMS go to it once it is confirmed.',
    many_phones: `Orders with more phones than ${mostUnprovenPhones} came from the same connection within a day, and nobody confirms them by e-mail. So no SMS go to further phones. If you know the number, send the message yourself.`,
    many_letters: `In 24 hours as many messages about unconfirmed orders went to this e-mail as we allow (${mostUnprovenLetters.ofNetwork} from one connection, ${mostUnprovenLetters.ofMailbox} in all): a stranger may be entering it. If you know the client, send the message yourself.`,
    many_sms: `${mostSmsOfPhone} SMS went to this phone in 24 hours, and no more are sent by themselves: a stranger may be entering it. If you know the client, send the message yourself.`,
  },
  added: (text: string) => `Message to the client: ${text}`,
  resend: 'Send again',
  send: 'Send',
  sendFirst: 'Send the order to the client',
  newAddress: (address) => `Nothing has gone to ${address} yet, earlier messages went to the former address.`,
  newPhone: (phone) => `Nothing has gone to ${phone} yet, earlier messages went to the former number.`,
  sendNewAddress: 'Send to the new address',
  sendNewPhone: 'Send to the new number',
  sendThis: (purpose, channel) => `Send: ${purpose}, ${channel}`,
  resendThis: (purpose, channel) => `Send again: ${purpose}, ${channel}`,
  sent: 'The message is being sent to the client',
  resent: 'The message is being sent to the client again',
};
