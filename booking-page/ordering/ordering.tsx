import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Offer, OrderedAnswer, WaitingOrder } from '../client/booking-client.ts';
import { forgetTyped, rememberSent, type Sent, sentBefore } from '../sent/sent.ts';
import { SentAgain, SentOrder } from '../sent/sent-order.tsx';
import { OrderingSteps } from './ordering-steps.tsx';

type OrderingProps = {
  readonly offer: Offer;
  /** The order needs no confirmation: its secret shows it. */
  readonly onOrdered: (secret: string) => void;
};

/** Ordering, and then the order that waits for its confirmation. */
export function Ordering({ offer, onOrdered }: OrderingProps): JSX.Element {
  const [sent, setSent] = useState(sentBefore);
  const [waiting, setWaiting] = useState<WaitingOrder>();

  function finish({ email, confirm_until, token, letter }: OrderedAnswer, made: Sent): void {
    forgetTyped();
    if (token !== null) return onOrdered(token);
    rememberSent(made);
    setSent(made);
    // Whether more letters may be sent, the server says when the first one is asked for.
    if (confirm_until !== null) setWaiting({ state: 'unconfirmed', email, confirm_until, letter, letters_left: 1 });
  }

  if (sent === undefined) return <OrderingSteps offer={offer} onSent={finish} />;
  if (waiting === undefined) return <SentAgain sent={sent} offer={offer} />;
  return <SentOrder sent={sent} waiting={waiting} offer={offer} />;
}
