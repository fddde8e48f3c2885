import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../contract/basics/languages.ts';
import { orderFragment, waitingFragment } from '../contract/operations/booking/booking-address.ts';
import { useAnswer, useClient } from './client/use-client.ts';
import { isPreview, usePreviewed } from './client/use-preview.ts';
import { OrderOfLink } from './order/order-of-link.tsx';
import { WaitOfLink } from './order/wait-of-link.tsx';
import { Ordering } from './ordering/ordering.tsx';
import { Answered, Note } from './parts/note.tsx';
import { PageHead } from './parts/page-head.tsx';
import { useLanguage } from './words/language.ts';

/** The head with the office, and below it ordering or the order of a link. */
export function Page({ onLanguage }: { readonly onLanguage: (language: Language) => void }): JSX.Element {
  const { language, words } = useLanguage();
  const ask = useClient();
  const offer = useAnswer('offer', (signal) => ask('GET /public/booking', { signal }));
  const known = usePreviewed(offer.state === 'here' ? offer.value : undefined, onLanguage);
  const [secret, setSecret] = useState(secretInAddress);
  const [waiting, setWaiting] = useState(waitingInAddress);
  useEffect(() => {
    const read = (): void => {
      setSecret(secretInAddress());
      setWaiting(waitingInAddress());
    };
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const isClosed = offer.state === 'refused' && offer.refused.code === 'booking_closed';
  return (
    <>
      <PageHead offer={known} onOtherLanguage={() => onLanguage(language === 'cs' ? 'en' : 'cs')} />
      <main class="page" aria-label={words.title}>
        {isPreview ? <Note icon="office">{words.preview}</Note> : null}
        {isClosed ? (
          <Note icon="office">{words.closed}</Note>
        ) : (
          <Answered answer={offer}>
            {(loaded) =>
              waiting !== undefined ? (
                <WaitOfLink
                  key={waiting}
                  secret={waiting}
                  onLanguage={onLanguage}
                  onOrder={(order) => (location.hash = `${orderFragment}${order}`)}
                  onAnother={() => (location.hash = '')}
                />
              ) : secret === undefined ? (
                <Ordering
                  offer={known ?? loaded}
                  onOrdered={(ordered) => {
                    // The form must not come back: its order exists.
                    history.replaceState(null, '', `${orderFragment}${ordered}`);
                    setSecret(ordered);
                  }}
                />
              ) : (
                <OrderOfLink
                  key={secret}
                  secret={secret}
                  offer={known ?? loaded}
                  onLanguage={onLanguage}
                  onAnother={() => (location.hash = '')}
                />
              )
            }
          </Answered>
        )}
      </main>
    </>
  );
}

function secretInAddress(): string | undefined {
  return location.hash.startsWith(orderFragment) ? location.hash.slice(orderFragment.length) : undefined;
}

function waitingInAddress(): string | undefined {
  return location.hash.startsWith(waitingFragment) ? location.hash.slice(waitingFragment.length) : undefined;
}
