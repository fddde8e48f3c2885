import type { JSX } from 'react';
import type { MessagePreview } from '../../../../contract/operations/booking/order-message.ts';
import { slotTime } from '../../../../contract/rules/orders/order-name.ts';
import { smsSize } from '../../../../contract/rules/text/sms-length.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useWords } from '../../../crud/core/words.ts';
import { FormattedText } from '../../../crud/fields/cells/formatted-text.tsx';
import { useRecipientsWords } from './recipients-words.ts';
import './recipients-preview.css';

type ShownMessagesProps = { readonly preview: MessagePreview; readonly isOne: boolean };

/** The messages as they will arrive: those of the first client where there are several. */
export function ShownMessages({ preview, isOne }: ShownMessagesProps): JSX.Element {
  const words = useRecipientsWords();
  const { dates } = useWords();
  const when = useFromClock((now) => slotTime(preview.starts_at, dates.shortWeekdays, now));
  return (
    <section className="shown-messages" aria-label={words.arrives}>
      <h3>{isOne ? words.arrives : words.arrivesFor(preview.name, when)}</h3>
      {preview.messages.map(({ channel, subject, body }) => (
        <div key={`${channel} ${subject}`} className="shown-messages__one">
          <p className="quiet">{channel === 'sms' ? words.smsOf(smsSize(body).parts) : words.emailOf(subject ?? '')}</p>
          {channel === 'sms' ? <p className="shown-messages__sms">{body}</p> : <FormattedText source={body} />}
        </div>
      ))}
    </section>
  );
}
