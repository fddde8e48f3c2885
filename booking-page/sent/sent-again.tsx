import type { JSX } from 'preact';
import type { Offer } from '../client/booking-client.ts';
import { useAnswer } from '../client/use-answer.ts';
import { useClient } from '../client/use-client.ts';
import { Answered } from '../parts/answered.tsx';
import type { Sent } from './sent.ts';
import { SentOrder } from './sent-order.tsx';

/** The order that was sent before the page was opened again, as it is now. */
export function SentAgain({ sent, offer }: { readonly sent: Sent; readonly offer: Offer }): JSX.Element {
  const ask = useClient();
  const answer = useAnswer(`sent ${sent.hold}`, (signal) => ask('POST /public/orders/waiting', { body: { hold: sent.hold }, signal }));
  return <Answered answer={answer}>{(waiting) => <SentOrder sent={sent} waiting={waiting} offer={offer} />}</Answered>;
}
