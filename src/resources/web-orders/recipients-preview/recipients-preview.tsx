import { type JSX, useId } from 'react';
import { clientMessageLength } from '../../../../contract/derive/operations/parameters.ts';
import type { MessagePreview, MessagePurpose } from '../../../../contract/operations/booking/order-message.ts';
import { slotTime } from '../../../../contract/rules/orders/order-name.ts';
import { smsSize } from '../../../../contract/rules/text/sms-length.ts';
import type { ActionConfirmationProps } from '../../../crud/core/additions/slots.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useWords } from '../../../crud/core/words.ts';
import { FormattedText } from '../../../crud/fields/cells/formatted-text.tsx';
import { useRested } from '../../../crud/fields/references/use-rested.ts';
import { Field } from '../../../ui/field/field.tsx';
import { CheckRow } from '../../../ui/form/check-row.tsx';
import { type Asked, RecipientLines, useRecipients } from './recipients.tsx';
import { useRecipientsWords } from './recipients-words.ts';
import './recipients-preview.css';

const purposes: Readonly<Record<string, MessagePurpose | undefined>> = { confirm: 'created', cancel: 'cancelled', move: 'changed' };

/** Time for which nothing is typed before the message is shown as it would arrive. */
const restMilliseconds = 400;

type RecipientsPreviewProps = ActionConfirmationProps & Pick<Asked, 'visit'>;

/**
 * In the question before orders are changed: who is written to and by which way, why someone is not, a message to them with what they
 * will read, and a tick for silence.
 */
export function RecipientsPreview({ action, ...rest }: RecipientsPreviewProps): JSX.Element | null {
  const purpose = purposes[action];
  return purpose === undefined ? null : <RecipientsOfPurpose purpose={purpose} {...rest} />;
}

type RecipientsOfPurposeProps = Omit<RecipientsPreviewProps, 'action'> & Pick<Asked, 'purpose'>;

function RecipientsOfPurpose({ purpose, rows, note, onNote, visit }: RecipientsOfPurposeProps): JSX.Element {
  const words = useRecipientsWords();
  const id = useId();
  const { isQuiet, message } = note;
  const rested = useRested(message, restMilliseconds);
  const { data } = useRecipients({ purpose, rows, message: rested, visit });
  const isOne = data === undefined ? 'ids' in rows && rows.ids.length === 1 : data.orders === 1;
  const isReached = data === undefined || data.reached > 0;
  return (
    <div className="recipients-preview">
      <div role="status">
        {isQuiet ? <p>{isOne ? words.isQuiet : words.isQuietMany}</p> : <RecipientLines purpose={purpose} rows={rows} />}
      </div>
      {isReached && !isQuiet ? (
        <Field label={isOne ? words.message : words.messageMany} hint={words.messageHelp}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={2}
              maxLength={clientMessageLength}
              value={message}
              onChange={(event) => onNote({ ...note, message: event.target.value })}
            />
          )}
        </Field>
      ) : null}
      {isQuiet || data?.preview == null ? null : <ShownMessages preview={data.preview} isOne={isOne} />}
      {isReached ? (
        <CheckRow
          id={id}
          label={isOne ? words.quiet : words.quietMany}
          level={false}
          input={{ checked: isQuiet, onChange: (event) => onNote({ ...note, isQuiet: event.target.checked }) }}
        />
      ) : null}
    </div>
  );
}

/** The messages to the client of the first of the orders as they will arrive, with their name and what is typed for them. */
export function MessagesToClient({ purpose, rows, message, visit }: Omit<Required<Asked>, 'asksAnswer'>): JSX.Element | null {
  const { data } = useRecipients({ purpose, rows, message: useRested(message, restMilliseconds), visit, asksAnswer: true });
  return data?.preview == null ? null : <ShownMessages preview={data.preview} isOne={false} />;
}

type ShownMessagesProps = { readonly preview: MessagePreview; readonly isOne: boolean };

/** The messages as they will arrive: those of the first client where there are several. */
function ShownMessages({ preview, isOne }: ShownMessagesProps): JSX.Element {
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
