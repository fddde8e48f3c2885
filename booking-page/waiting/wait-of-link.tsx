import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../contract/basics/languages.ts';
import type { ClientWait } from '../client/booking-client.ts';
import { type Refused, refusalIn } from '../client/refused.ts';
import { useAnswer } from '../client/use-answer.ts';
import { useClient } from '../client/use-client.ts';
import { Answered } from '../parts/answered.tsx';
import { Heading } from '../parts/heading.tsx';
import { Refusal } from '../parts/refusal.tsx';
import { isLanguageAsked } from '../words/languages.ts';
import { useSpeech } from '../words/speech.ts';
import { ShownWait } from './shown-wait.tsx';

type WaitOfLinkProps = {
  readonly secret: string;
  readonly onLanguage: (language: Language) => void;
  /** The offered time is ordered: opens the order. */
  readonly onOrder: (order: string) => void;
  readonly onAnother: () => void;
};

/** The place on the waiting list whose secret stands in the address. Opening it changes nothing: programs that look into mails open links too. */
export function WaitOfLink({ secret, onLanguage, onOrder, onAnother }: WaitOfLinkProps): JSX.Element {
  const { words } = useSpeech();
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
      setRefused(refusalIn(error, words.failed));
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
          {!hasLeft && answer.state === 'refused' ? <Refusal message={answer.refused.message} /> : null}
          {another}
        </div>
      </div>
    );
  return (
    <div class="step">
      <div class="step__main">
        <Answered answer={answer}>
          {(told) => (
            <ShownWait
              wait={changed ?? told}
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
