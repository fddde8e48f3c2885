import type { JSX } from 'preact';
import { localiseName } from '../../contract/rules/booking-page/localized-text.ts';
import { useSpeech } from '../words/speech.ts';

type Place = { readonly street: string | null; readonly city: string | null };

/** The address on one line; streets have no English name. */
export function Address({ of }: { readonly of: Place }): JSX.Element | null {
  const { language } = useSpeech();
  const line = formatPlaceAddress(of);
  if (line === '') return null;
  return <span {...(localiseName(language, line, null).isCzech ? { lang: 'cs' } : {})}>{line}</span>;
}

/** The same as text. */
export function formatPlaceAddress({ street, city }: Place): string {
  return [street, city].filter((part) => part !== null && part !== '').join(', ');
}
