import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Language } from '../contract/messages/basics/catalogue.ts';
import type { BookingPageWords } from '../contract/messages/cs/booking-page.ts';
import { type BookingClient, createBookingClient } from './client/booking-client.ts';
import { createPreviewClient } from './client/preview-client.ts';
import { Asking } from './client/use-client.ts';
import { isPreview } from './client/use-preview.ts';
import { Page } from './page.tsx';
import { createPageLanguage, fetchWords, keepLanguage, LanguageProvider, type PageLanguage } from './words/language.ts';

type Chosen = { readonly language: Language; readonly words: BookingPageWords };

function clientFor(pageLanguage: PageLanguage): BookingClient {
  const client = createBookingClient(pageLanguage);
  return isPreview ? createPreviewClient(client) : client;
}

/** The page in the language that is chosen. A change of it loses nothing that was chosen or typed. */
export function BookingPage({ first }: { readonly first: Language }): JSX.Element | null {
  const [wanted, setWanted] = useState(first);
  const [chosen, setChosen] = useState<Chosen>();
  useEffect(() => {
    let isWanted = true;
    fetchWords(wanted).then(
      (words) => isWanted && setChosen({ language: wanted, words }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  useEffect(() => {
    if (chosen !== undefined) document.documentElement.lang = chosen.language;
  }, [chosen]);
  const pageLanguage = useMemo(() => (chosen === undefined ? undefined : createPageLanguage(chosen.language, chosen.words)), [chosen]);
  const client = useMemo(() => (pageLanguage === undefined ? undefined : clientFor(pageLanguage)), [pageLanguage]);
  if (pageLanguage === undefined || client === undefined) return null;
  return (
    <LanguageProvider value={pageLanguage}>
      <Asking value={client}>
        <Page
          onLanguage={(next) => {
            keepLanguage(next);
            setWanted(next);
          }}
        />
      </Asking>
    </LanguageProvider>
  );
}
