import type { JSX } from 'preact';
import type { CallAnswer } from '../../contract/api/calls.ts';
import type { Offer } from '../client/booking-client.ts';
import { Heading } from '../parts/heading.tsx';
import { Note } from '../parts/note.tsx';
import { useSpeech } from '../words/speech.ts';

export type SentTo = CallAnswer<'POST /public/orders'>;
type SentOrderProps = { readonly sent: SentTo; readonly texts: Offer['texts']; readonly startsAt: string; readonly thing: string };

/** The order waits for the client to open the link in the e-mail. */
export function SentOrder({ sent, texts, startsAt, thing }: SentOrderProps): JSX.Element {
  const { words, dates } = useSpeech();
  const { confirmation } = texts;
  return (
    <div class="step">
      <div class="step__main">
        <Heading title={confirmation.title ?? words.sent.title} text={confirmation.text} />
        <p class="fact">
          <b>{dates.longMoment(startsAt)}</b> {thing}
        </p>
        <Note icon="mail">
          <p>
            {words.sent.mail(sent.email)} {sent.confirm_until === null ? null : words.sent.until(dates.time(sent.confirm_until))}
          </p>
        </Note>
        <p class="quiet">{words.sent.nothing}</p>
        <p class="quiet">{words.sent.wrong}</p>
        <a class="button" href={location.pathname + location.search}>
          {words.sent.another}
        </a>
      </div>
    </div>
  );
}
