import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from '../../contract/messages/basics/catalogue.ts';
import type { BookingPageWords } from '../../contract/messages/cs/booking-page.ts';
import { languageQuery } from '../../contract/operations/booking/booking-address.ts';
import { createDateWriters, type Dates } from './dates.ts';

/** What everything on the page says, and how it writes dates. */
export type PageLanguage = { readonly language: Language; readonly words: BookingPageWords; readonly dates: Dates };

const LanguageContext = createContext<PageLanguage | null>(null);
export const LanguageProvider = LanguageContext.Provider;

/** The words of the language that is chosen. */
export function useLanguage(): PageLanguage {
  const pageLanguage = useContext(LanguageContext);
  if (pageLanguage === null) throw new Error('no language is chosen');
  return pageLanguage;
}

/** Puts a language together. */
export function createPageLanguage(language: Language, words: BookingPageWords): PageLanguage {
  return { language, words, dates: createDateWriters(language) };
}

/** Words of a language, fetched when they are wanted. */
export async function fetchWords(language: Language): Promise<BookingPageWords> {
  const { bookingPage } =
    language === 'en'
      ? await import('../../contract/messages/en/booking-page.ts')
      : await import('../../contract/messages/cs/booking-page.ts');
  return bookingPage;
}

/** The language of the address (`?lang=en`), else the one that the browser asks for: who reads neither Czech nor Slovak gets English. */
export function preferredLanguage(): Language {
  const asked = new URLSearchParams(location.search).get(languageQuery);
  if (asked === 'en' || asked === 'cs') return asked;
  return navigator.languages.some((tag) => /^(?:cs|sk)\b/iu.test(tag)) || navigator.languages.length === 0 ? 'cs' : 'en';
}

/** Keeps the choice in the address, so that a reload keeps it; nothing is stored. */
export function keepLanguage(language: Language): void {
  const address = new URL(location.href);
  address.searchParams.set(languageQuery, language);
  history.replaceState(history.state, '', address);
}

/** Whether the address says a language. */
export function isLanguageAsked(): boolean {
  return new URLSearchParams(location.search).has(languageQuery);
}
