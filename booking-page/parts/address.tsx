import type { JSX } from 'preact';
import { localiseName } from '../../contract/rules/booking-page/localized-text.ts';
import type { OfferedStore } from '../client/booking-client.ts';
import { useLanguage } from '../words/language.ts';
import { Icon } from './icon.tsx';
import { LocalizedText } from './localized-text.tsx';

type Place = { readonly street: string | null; readonly city: string | null };

/** The address on one line; streets have no English name. */
export function Address({ of }: { readonly of: Place }): JSX.Element | null {
  const { language } = useLanguage();
  const line = formatPlaceAddress(of);
  if (line === '') return null;
  return <span {...(localiseName(language, line, null).isCzech ? { lang: 'cs' } : {})}>{line}</span>;
}

/** The same as text. */
export function formatPlaceAddress({ street, city }: Place): string {
  return [street, city].filter((part) => part !== null && part !== '').join(', ');
}

type PlaceOnMap = Pick<OfferedStore, 'latitude' | 'longitude' | 'name' | 'name_en'>;

/** Leads to the place on a map; the map is another web, which learns of no one before it is opened. */
export function MapLink({ store: { latitude, longitude, name, name_en } }: { readonly store: PlaceOnMap }): JSX.Element | null {
  const { words } = useLanguage();
  if (latitude === null || longitude === null) return null;
  const address = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
  return (
    <a class="map-link" href={address} target="_blank" rel="noreferrer">
      <Icon name="place" size={18} />
      {words.place.map}
      <span class="unseen">
        : <LocalizedText name={name} english={name_en} /> ({words.newPage})
      </span>
    </a>
  );
}
