import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { localiseName } from '../../contract/rules/booking-page/localized-text.ts';
import type { ThingToOrder } from '../../contract/rules/booking-page/things-to-order.ts';
import type { OfferedStore } from '../client/booking-client.ts';
import { useAnswer, useClient } from '../client/use-client.ts';
import { Address, formatPlaceAddress, MapLink } from '../parts/address.tsx';
import { Icon } from '../parts/icon.tsx';
import { LocalizedText } from '../parts/localized-text.tsx';
import { useLanguage } from '../words/language.ts';
import type { BranchMap, Mark } from './branch-map.tsx';

type PlaceChoiceProps = {
  readonly places: ThingToOrder['places'];
  readonly stores: readonly OfferedStore[];
  readonly hasMap: boolean;
  /** Whose the map is; null where there is none but the one of another web. */
  readonly mapAttribution: string | null;
  readonly onPlace: (serviceId: number) => void;
};

/** Where the thing can be ordered and when first, with the way there and how many wait now. */
export function PlaceChoice({ places, stores, hasMap, mapAttribution, onPlace }: PlaceChoiceProps): JSX.Element {
  const { language, words } = useLanguage();
  const nearestOf = useNearest(places[0]?.serviceId);
  const marks = places.flatMap(({ storeId, serviceId }) => {
    const store = stores.find(({ id }) => id === storeId);
    if (store === undefined || store.latitude === null || store.longitude === null) return [];
    const { latitude, longitude } = store;
    return { id: serviceId, ...localiseName(language, store.name, store.name_en), latitude, longitude };
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
          const waiting = store.waiting === null ? '' : words.place.waiting(store.waiting);
          return (
            <li key={serviceId} class="place">
              <button type="button" class="choice" onClick={() => onPlace(serviceId)}>
                <span>
                  <LocalizedText as="b" name={store.name} english={store.name_en} />
                  <small>
                    <Address of={store} />
                    {waiting === '' || formatPlaceAddress(store) === '' ? waiting : `, ${waiting}`}
                  </small>
                  <LocalizedText as="small" name={store.text} english={store.text_en} />
                  <Nearest time={nearestOf(serviceId)} />
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

/** When the services of one name can be ordered first: null where no time is free, undefined where that is not known. */
function useNearest(serviceId: number | undefined): (serviceId: number) => string | null | undefined {
  const ask = useClient();
  const answer = useAnswer(`nearest ${serviceId}`, async (signal) =>
    serviceId === undefined ? [] : ask('GET /public/services/{id}/nearest-times', { path: { id: serviceId }, signal }),
  );
  const known = answer.state === 'here' ? answer.value : [];
  return (id) => known.find(({ service_id }) => service_id === id)?.starts_at;
}

/** The line has its height before the answer is here, so that no branch moves under a finger. */
function Nearest({ time }: { readonly time: string | null | undefined }): JSX.Element {
  const { words, dates } = useLanguage();
  if (time === undefined) return <small class="place__nearest">{'\u00A0'}</small>;
  return <small class="place__nearest">{time === null ? words.place.noneFree : words.place.nearest(dates.onMoment(time))}</small>;
}

type MapOfPlacesProps = { readonly marks: readonly Mark[]; readonly attribution: string; readonly onChoose: (id: number) => void };

/** The map above the list, fetched once someone asks for it: it weighs more than the page. */
function MapOfPlaces({ marks, attribution, onChoose }: MapOfPlacesProps): JSX.Element {
  const { words } = useLanguage();
  const [isShown, setShown] = useState(false);
  const [fetched, setFetched] = useState<{ readonly Shown: typeof BranchMap }>();
  const [hasFailed, setFailed] = useState(false);

  async function toggle(): Promise<void> {
    setShown(!isShown);
    setFailed(false);
    if (isShown || fetched !== undefined) return;
    try {
      const { BranchMap: Shown } = await import('./branch-map.tsx');
      setFetched({ Shown });
    } catch {
      setShown(false);
      setFailed(true);
    }
  }

  return (
    <div class="map-of-places">
      <button type="button" class="button" aria-expanded={isShown} onClick={() => void toggle()}>
        <Icon name="place" />
        {isShown ? words.place.hideMap : words.place.onMap}
      </button>
      {isShown && fetched !== undefined ? <fetched.Shown marks={marks} attribution={attribution} onChoose={onChoose} /> : null}
      {hasFailed ? <p role="status">{words.place.mapFailed}</p> : null}
    </div>
  );
}
