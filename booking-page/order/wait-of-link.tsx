import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../contract/basics/languages.ts';
import type { ClientWait } from '../client/booking-client.ts';
import { messageOfLink, type Refused, readRefused } from '../client/refused.ts';
import { useAnswer, useClient } from '../client/use-client.ts';
import { Confirmation } from '../parts/confirmation.tsx';
import { Heading } from '../parts/heading.tsx';
import { Answered, Note, Refusal } from '../parts/note.tsx';
import { isLanguageAsked, useLanguage } from '../words/language.ts';

type WaitOfLinkProps = {
  readonly secret: string;
  readonly onLanguage: (language: Language) => void;
  /** The offered time is ordered: opens the order. */
  readonly onOrder: (order: string) => void;
  readonly onAnother: () => void;
};

/** The place on the waiting list of the secret in the address. Opening it changes nothing: programs that look into mails open links too. */
export function WaitOfLink({ secret, onLanguage, onOrder, onAnother }: WaitOfLinkProps): JSX.Element {
  const { words } = useLanguage();
  const ask = useClient();
  const answer = useAnswer(`wait ${secret}`, (signal) => ask('POST /public/waiting-list/show', { body: { token: secret }, signal }));
  const [changed, setChanged] = useState<ClientWait>();
  const [refused, setRefused] = useState<Refused>();
  const [hasPassed, setPassed] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const own = answer.state === 'here' && !isLanguageAsked() ? answer.value.language : undefined;
  useEffect(() => {
    if (own !== undefined) onLanguage(own);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each link
  }, [own]);

  async function change(work: () => Promise<ClientWait | undefined>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setRefused(undefined);
    try {
      const next = await work();
      setChanged(next);
      if (next !== undefined && next.order !== null) onOrder(next.order);
    } catch (error) {
      setRefused(readRefused(error, words.failed));
    }
    setBusy(false);
  }

  const body = { token: secret };
  const another = (
    <div class="actions">
      <button type="button" class="button" onClick={onAnother}>
        {words.order.another}
      </button>
    </div>
  );
  if (hasLeft || answer.state === 'refused')
    return (
      <div class="step">
        <div class="step__main">
          <Heading title={hasLeft ? words.waiting.left : words.waiting.notOpened} text={hasLeft ? words.waiting.leftText : null} />
          {!hasLeft && answer.state === 'refused' ? <Refusal message={messageOfLink(answer.refused, words.brokenLink)} /> : null}
          {another}
        </div>
      </div>
    );
  return (
    <div class="step">
      <div class="step__main">
        <Answered answer={answer}>
          {(loaded) => (
            <ShownWait
              wait={changed ?? loaded}
              {...{ isBusy, hasPassed, refused, another, onOrder }}
              onTake={() => void change(() => ask('POST /public/waiting-list/take', { body }))}
              onPass={() =>
                void change(async () => {
                  const next = await ask('POST /public/waiting-list/pass', { body });
                  setPassed(true);
                  return next;
                })
              }
              onLeave={() =>
                void change(async () => {
                  await ask('POST /public/waiting-list/leave', { body });
                  setLeft(true);
                  return undefined;
                })
              }
            />
          )}
        </Answered>
      </div>
    </div>
  );
}

type ShownWaitProps = {
  readonly wait: ClientWait;
  readonly isBusy: boolean;
  readonly hasPassed: boolean;
  readonly refused: Refused | undefined;
  readonly another: JSX.Element;
  readonly onOrder: (order: string) => void;
  readonly onTake: () => void;
  readonly onPass: () => void;
  readonly onLeave: () => void;
};

/** What the client waits for and what is held for them, with the buttons that answer it. */
function ShownWait({ wait, isBusy, hasPassed, refused, another, onOrder, onTake, onPass, onLeave }: ShownWaitProps): JSX.Element {
  const { language, words, dates } = useLanguage();
  const [isLeaving, setLeaving] = useState(false);
  const said = words.waiting;
  const { offer, order, store, service, first_day: first, last_day: last } = wait;
  const service_name = language === 'en' ? (service.name_en ?? service.name) : service.name;
  const store_name = language === 'en' ? (store.name_en ?? store.name) : store.name;
  const isOver = wait.state === 'expired';
  const title = offer !== null ? said.offered : isOver ? said.expired : wait.state === 'taken' ? words.order.states.confirmed : said.waits;
  return (
    <>
      <Heading title={title} text={isOver ? said.expiredText : null} />
      {hasPassed ? (
        <Note icon="check" tone="good" isAlert>
          {said.passed}
        </Note>
      ) : null}
      <div class="pass">
        <div>
          {offer === null ? null : <p class="pass__when">{dates.longMoment(offer.starts_at)}</p>}
          <p>{`${service_name}, ${store_name}`}</p>
          {offer === null ? (
            <p class="quiet">
              {`${said.suits}: ${first === last ? dates.longDay(first) : `${dates.longDay(first)} – ${dates.longDay(last)}`}, ${said.parts[wait.part].toLocaleLowerCase(language)}`}
            </p>
          ) : (
            <p class="quiet">{said.heldUntil(dates.time(offer.until))}</p>
          )}
          {wait.state === 'waiting' ? (
            <p>
              {said.before(wait.before)} {said.writes}
            </p>
          ) : null}
        </div>
      </div>
      {refused === undefined ? null : <Refusal message={refused.message} />}
      {offer === null ? null : (
        <div class="actions">
          <button type="button" class="button button--main" aria-disabled={isBusy} onClick={onTake}>
            {said.take}
          </button>
          <button type="button" class="button" aria-disabled={isBusy} onClick={onPass}>
            {said.pass}
          </button>
        </div>
      )}
      {order === null ? null : (
        <div class="actions">
          <button type="button" class="button button--main" onClick={() => onOrder(order)}>
            {words.summary.title}
          </button>
        </div>
      )}
      {isLeaving ? (
        <Confirmation
          title={said.leaveTitle}
          confirm={said.leaveIt}
          isBusy={isBusy}
          onKeep={() => {
            setLeaving(false);
            setTimeout(() => document.getElementById('leave')?.focus());
          }}
          onConfirm={onLeave}
        >
          {said.leaveWhat}
        </Confirmation>
      ) : wait.state === 'waiting' || offer !== null ? (
        <button type="button" id="leave" class="as-link" onClick={() => setLeaving(true)}>
          {said.leave}
        </button>
      ) : (
        another
      )}
    </>
  );
}
