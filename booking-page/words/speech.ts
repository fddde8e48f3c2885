import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from '../../contract/messages/basics/catalogue.ts';
import type { BookingPageWords } from '../../contract/messages/cs/booking-page.ts';
import { createDateWriters, type Dates } from './dates.ts';

/** What everything on the page says, and how it writes dates. */
export type Speech = { readonly language: Language; readonly words: BookingPageWords; readonly dates: Dates };

const SpeechContext = createContext<Speech | null>(null);
export const Speaking = SpeechContext.Provider;

/** The words of the language that is chosen. */
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === null) throw new Error('no language is chosen');
  return speech;
}

/** Puts a language together. */
export function speechOf(language: Language, words: BookingPageWords): Speech {
  return { language, words, dates: createDateWriters(language) };
}
