import type { JSX } from 'preact';
import type { ThingToOrder } from '../../contract/rules/booking-page/things-to-order.ts';
import type { OfferedStore } from '../client/booking-client.ts';
import { MapOfPlaces } from '../map/map-of-places.tsx';
import { Icon } from '../parts/icon.tsx';
import { MapLink } from '../parts/map-link.tsx';
import { useSpeech } from '../words/speech.ts';

type PlaceChoiceProps = {
  readonly places: ThingToOrder['places'];
  readonly stores: readonly OfferedStore[];
  readonly hasMap: boolean;
  /** Whose the map is; null where there is none but the one of another web. */
  readonly mapAttribution: string | null;
  readonly onPlace: (serviceId: number) => void;
};

/** Where the thing can be ordered, with the way there and how many wait now. */
export function PlaceChoice({ places, stores, hasMap, mapAttribution, onPlace }: PlaceChoiceProps): JSX.Element {
  const { words } = useSpeech();
  const marks = places.flatMap(({ storeId, serviceId }) => {
    const { name, latitude = null, longitude = null } = stores.find(({ id }) => id === storeId) ?? { name: '' };
    return latitude === null || longitude === null ? [] : { id: serviceId, name, latitude, longitude };
  });
  return (
    <>
      {hasMap && mapAttribution !== null && marks.length > 0 ? (
        <MapOfPlaces marks={marks} attribution={mapAttribution} onChoose={onPlace} />
      ) : null}
      <ul class="choices">
        {places.map(({ storeId, serviceId }) => {
          const store = stores.find(({ id }) => id === storeId);
          if (store === undefined) return null;
          const facts = [addressOf(store), ...(store.waiting === null ? [] : [words.place.waiting(store.waiting)])];
          return (
            <li key={serviceId} class="place">
              <button type="button" class="choice" onClick={() => onPlace(serviceId)}>
                <span>
                  <b>{store.name}</b>
                  <small>{facts.filter((fact) => fact !== '').join(', ')}</small>
                  {store.text === null ? null : <small>{store.text}</small>}
                </span>
                <Icon name="forward" />
              </button>
              {hasMap ? <MapLink store={store} /> : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The address on one line. */
export function addressOf({ street, city }: Pick<OfferedStore, 'street' | 'city'>): string {
  return [street, city].filter((part) => part !== null && part !== '').join(', ');
}
