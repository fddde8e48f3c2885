import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../contract/basics/languages.ts';
import type { ClientOrder, Offer } from '../client/booking-client.ts';
import { messageOfLink } from '../client/refused.ts';
import { useAnswer, useClient } from '../client/use-client.ts';
import { Heading } from '../parts/heading.tsx';
import { Answered, Refusal } from '../parts/note.tsx';
import { isLanguageAsked, useLanguage } from '../words/language.ts';
import { ShownOrder } from './shown-order.tsx';

type OrderOfLinkProps = {
  readonly secret: string;
  readonly offer: Offer;
  readonly onLanguage: (language: Language) => void;
  readonly onAnother: () => void;
};

/** The order where the secret is in the address. Opening it changes nothing: programs that look into mails open links too. */
export function OrderOfLink({ secret, offer, onLanguage, onAnother }: OrderOfLinkProps): JSX.Element {
  const { words } = useLanguage();
  const ask = useClient();
  const answer = useAnswer(`order ${secret}`, (signal) => ask('POST /public/orders/show', { body: { token: secret }, signal }));
  const [changed, setChanged] = useState<ClientOrder>();
  // A link that says no language opens in that of the order.
  const own = answer.state === 'here' && !isLanguageAsked() ? answer.value.language : undefined;
  useEffect(() => {
    if (own !== undefined) onLanguage(own);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each order
  }, [own]);
  return (
    <div class="step">
      {answer.state === 'refused' ? (
        <div class="step__main">
          <Heading title={words.order.notOpened} />
          <Refusal message={messageOfLink(answer.refused, words.brokenLink)} again={answer.again} />
          <div class="actions">
            <button type="button" class="button" onClick={onAnother}>
              {words.order.another}
            </button>
          </div>
        </div>
      ) : (
        <Answered answer={answer}>
          {(order) => <ShownOrder order={changed ?? order} secret={secret} offer={offer} onChanged={setChanged} onAnother={onAnother} />}
        </Answered>
      )}
    </div>
  );
}
