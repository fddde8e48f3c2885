import type { JSX } from 'preact';
import type { OfferedStore } from '../client/booking-client.ts';
import { useSpeech } from '../words/speech.ts';
import { Icon } from './icon.tsx';
import { LocalizedText } from './localized-text.tsx';

type Place = Pick<OfferedStore, 'latitude' | 'longitude' | 'name' | 'name_en'>;

/** Leads to the place on a map; the map is another web, which learns of no one before it is opened. */
export function MapLink({ store: { latitude, longitude, name, name_en } }: { readonly store: Place }): JSX.Element | null {
  const { words } = useSpeech();
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
