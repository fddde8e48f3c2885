import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { localiseText } from '../../contract/rules/booking-page/localized-text.ts';
import type { ClientOrder, Offer } from '../client/booking-client.ts';
import { type Refused, readRefused } from '../client/refused.ts';
import { useClient } from '../client/use-client.ts';
import { Confirmation } from '../parts/confirmation.tsx';
import { Heading } from '../parts/heading.tsx';
import { LocalizedText } from '../parts/localized-text.tsx';
import { Note, Refusal } from '../parts/note.tsx';
import { dayOf } from '../words/dates.ts';
import { useLanguage } from '../words/language.ts';
import { MoveChoice } from './move-choice.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderPass } from './order-pass.tsx';
import { WhenComing } from './when-coming.tsx';

type ShownOrderProps = {
  readonly order: ClientOrder;
  readonly secret: string;
  readonly offer: Offer;
  readonly onChanged: (order: ClientOrder) => void;
  readonly onAnother: () => void;
};

/** The order as it is, and what its client can do with it now. */
export function ShownOrder({ order, secret, offer, onChanged, onAnother }: ShownOrderProps): JSX.Element {
  const { language, words, dates } = useLanguage();
  const { confirm_text: czech, confirm_text_en: english } = offer.texts;
  const ask = useClient();
  const [asked, setAsked] = useState<'move' | 'cancel'>();
  const [refused, setRefused] = useState<Refused>();
  const [moved, setMoved] = useState<'moved' | 'same' | 'agreed'>();
  const [isBusy, setBusy] = useState(false);
  const isConfirmed = order.state === 'confirmed' || order.state === 'arrived';

  async function change(work: () => Promise<ClientOrder>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setRefused(undefined);
    try {
      onChanged(await work());
      setAsked(undefined);
      return true;
    } catch (error) {
      setRefused(readRefused(error, words.failed));
      return false;
    } finally {
      setBusy(false);
    }
  }

  if (asked === 'move')
    return (
      <MoveChoice
        order={order}
        secret={secret}
        refused={refused}
        isBusy={isBusy}
        onKeep={() => {
          setRefused(undefined);
          setAsked(undefined);
        }}
        onMove={async (startsAt) => {
          let result: 'moved' | 'same' = 'moved';
          const isDone = await change(() =>
            ask('POST /public/orders/move', { body: { token: secret, starts_at: startsAt } }).catch((error: unknown) => {
              if (readRefused(error, words.failed).code !== 'order_not_moved') throw error;
              // An answer that was lost, or another tab: the order has this time already.
              result = 'same';
              return ask('POST /public/orders/show', { body: { token: secret } });
            }),
          );
          setMoved(isDone ? result : undefined);
        }}
      />
    );
  return (
    <>
      <div class="step__main">
        <Heading
          title={order.state === 'unconfirmed' ? words.order.confirmTitle : words.order.states[order.state]}
          text={order.state === 'confirmed' ? localiseText(language, { czech, english, builtIn: words.texts.confirmed }) : null}
        />
        {moved === undefined ? null : (
          <Note icon="check" tone="good" isAlert>
            {moved === 'agreed' ? words.order.agreed : words.order[moved](dates.longMoment(order.starts_at))}
          </Note>
        )}
        <OfficeNote change={order.office_change} />
        <OrderPass order={order} />
        {refused === undefined ? null : <Refusal message={refused.message} />}
        {order.state === 'unconfirmed' ? (
          <p class="confirm">
            <button
              type="button"
              class="button button--main"
              aria-disabled={isBusy}
              onClick={() => void change(() => ask('POST /public/orders/confirm', { body: { token: secret } }))}
            >
              {words.order.confirm}
            </button>
            {order.confirm_until === null ? null : <span>{words.order.confirmUntil(dates.time(order.confirm_until))}</span>}
          </p>
        ) : null}
        {order.answer_asked ? (
          <p class="confirm">
            <button
              type="button"
              class="button button--main"
              aria-disabled={isBusy}
              onClick={async () => {
                setMoved((await change(() => ask('POST /public/orders/agree', { body: { token: secret } }))) ? 'agreed' : undefined);
              }}
            >
              {words.order.agree}
            </button>
            <span>{words.order.agreeAsked}</span>
          </p>
        ) : null}
        {asked === 'cancel' ? (
          <Confirmation
            title={words.order.cancelTitle}
            confirm={words.order.cancelIt}
            isBusy={isBusy}
            onKeep={() => setAsked(undefined)}
            onConfirm={() =>
              void change(() =>
                ask('POST /public/orders/cancel', { body: { token: secret, ...(order.pin === null ? {} : { pin: order.pin }) } }),
              )
            }
          >
            <b>{dates.longMoment(order.starts_at)}</b>, <LocalizedText name={order.service.name} english={order.service.name_en} />.{' '}
            {words.order.cancelWhat}
          </Confirmation>
        ) : (
          <OrderActions
            order={order}
            onAsk={(what) => {
              setMoved(undefined);
              setAsked(what);
            }}
            onAnother={onAnother}
          />
        )}
      </div>
      {isConfirmed ? <WhenComing order={order} offer={offer} /> : null}
    </>
  );
}

/** What the office did with the order since its client last saw to it, and what it wrote to them: letters get lost, this page stays. */
function OfficeNote({ change }: { readonly change: ClientOrder['office_change'] }): JSX.Element | null {
  const { words, dates } = useLanguage();
  if (change === null) return null;
  const { kind, at, starts_at_before: before, message } = change;
  const { office } = words.order;
  return (
    <Note icon="office" tone={kind === 'confirmed' ? 'plain' : 'warning'}>
      <p>
        <b>{office[kind](dates.onDay(dayOf(at)))}</b> {before === null ? null : office.before(dates.longMoment(before))}
      </p>
      {message === null ? null : (
        <p>
          <span class="quiet">{office.message}</span>
          <LocalizedText class="typed" name={message} english={null} />
        </p>
      )}
    </Note>
  );
}
