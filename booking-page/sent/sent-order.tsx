import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { thingsToOrder } from '../../contract/rules/booking-page/things-to-order.ts';
import type { Offer, WaitingOrder } from '../client/booking-client.ts';
import { useAnswer, useClient } from '../client/use-client.ts';
import { Heading, StepHeading } from '../parts/heading.tsx';
import { LocalizedText } from '../parts/localized-text.tsx';
import { Answered, Note } from '../parts/note.tsx';
import { VisitEnd } from '../parts/visit-end.tsx';
import { type PageLanguage, useLanguage } from '../words/language.ts';
import { isUndelivered, LetterActions } from './letter-actions.tsx';
import type { Sent } from './sent.ts';

type SentOrderProps = { readonly sent: Sent; readonly waiting: WaitingOrder; readonly offer: Offer };

/** The order waits for the client to open the link in the e-mail. */
export function SentOrder({ sent, waiting, offer }: SentOrderProps): JSX.Element {
  const { words, dates } = useLanguage();
  const [changed, setChanged] = useState(waiting);
  const isWaiting = changed.state === 'unconfirmed';
  const warning = isWaiting ? warningOf(words, changed) : undefined;
  const until = dates.time(changed.confirm_until);
  const thing = thingsToOrder(offer.services).find(({ name }) => name === sent.thing);
  return (
    <div class="step">
      <div class="step__main">
        {warning !== undefined ? (
          <Heading title={warning.title} />
        ) : isWaiting ? (
          <StepHeading step="confirmation" texts={offer.texts} title={words.sent.title} />
        ) : (
          <Heading title={words.order.states[changed.state]} />
        )}
        <p class="fact">
          <b>{dates.longMoment(sent.startsAt)}</b> (<VisitEnd startsAt={sent.startsAt} endsAt={sent.endsAt} />){' '}
          <LocalizedText name={sent.thing} english={thing?.name_en ?? null} />
        </p>
        {isWaiting ? (
          <>
            {warning !== undefined ? (
              <Note icon="alert" tone="warning" isAlert>
                <p>{warning.text(changed.email, until)}</p>
              </Note>
            ) : (
              <>
                <Note icon="mail">
                  <p>
                    {(changed.letter === 'waiting' ? words.sent.sending : words.sent.mail)(changed.email)} {words.sent.until(until)}
                  </p>
                </Note>
                {changed.letter === 'waiting' ? null : <p class="quiet">{words.sent.nothing}</p>}
              </>
            )}
            <LetterActions hold={sent.hold} waiting={changed} onChanged={setChanged} />
          </>
        ) : null}
        <p>
          <a href={location.pathname + location.search}>{words.sent.another}</a>
        </p>
      </div>
    </div>
  );
}

type StoreWarning = { readonly title: string; readonly text: (email: string, time: string) => string };

/** Why the link is not in the mailbox; undefined where it is, or may still come. */
function warningOf({ sent }: PageLanguage['words'], waiting: WaitingOrder): StoreWarning | undefined {
  if (waiting.letter === 'withheld') return { title: sent.withheldTitle, text: sent.withheld };
  if (isUndelivered(waiting)) return { title: sent.undeliveredTitle, text: sent.undelivered };
  return undefined;
}

/** The order that was sent before the page was opened again, as it is now. */
export function SentAgain({ sent, offer }: { readonly sent: Sent; readonly offer: Offer }): JSX.Element {
  const ask = useClient();
  const answer = useAnswer(`sent ${sent.hold}`, (signal) => ask('POST /public/orders/waiting', { body: { hold: sent.hold }, signal }));
  return <Answered answer={answer}>{(waiting) => <SentOrder sent={sent} waiting={waiting} offer={offer} />}</Answered>;
}
