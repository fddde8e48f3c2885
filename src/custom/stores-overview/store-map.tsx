import { type LatLngBoundsExpression, type Map as LeafletMap, map as leafletMap, tileLayer } from 'leaflet';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { choiceLabel } from '../../../contract/messages/texts.ts';
import type { MapTiles } from '../../../contract/operations/monitoring.ts';
import type { StoreWithState } from '../../branch-status/all-stores/filter-stores.ts';
import { useConsoleWords, useMessages } from '../../providers/words/console-words.ts';
import { createStoreMarks, type MarkedStore, type StoreMarks } from './store-marks.ts';
import 'leaflet/dist/leaflet.css';
import './overview.css';

type StoreMapProps = { readonly stores: readonly StoreWithState[]; readonly tiles: MapTiles };

/** Stores on a map; each mark is a button that leads to its store. Only those that have a place are given. Without pictures there is no map. */
export function StoreMap({ stores, tiles }: StoreMapProps): JSX.Element {
  const messages = useMessages();
  const { monitoring: words } = useConsoleWords();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<LeafletMap>(null);
  const marks = useRef<StoreMarks>(null);
  const [isBlind, setBlind] = useState(false);
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  });
  useEffect(() => {
    if (place.current === null) return undefined;
    const map = leafletMap(place.current, { attributionControl: false, scrollWheelZoom: false });
    let loaded = 0;
    tileLayer(tiles.url, { maxZoom: 19 })
      .on('tileload', () => {
        loaded += 1;
      })
      // Marks on nothing tell no one where they are: the list represents the map then.
      .on('tileerror', () => setBlind(loaded === 0))
      .addTo(map);
    shown.current = map;
    marks.current = createStoreMarks(map, (id) => void go.current(`/stores/${id}`));
    return () => {
      shown.current = null;
      marks.current = null;
      map.remove();
    };
  }, [tiles.url]);
  const bounds = JSON.stringify(stores.map(({ store }) => [store.latitude ?? 0, store.longitude ?? 0]));
  useEffect(() => {
    const all: LatLngBoundsExpression = JSON.parse(bounds);
    shown.current?.fitBounds(all, { padding: [32, 32], maxZoom: 15 });
  }, [bounds]);
  useEffect(() => {
    const map = shown.current;
    if (map === null) return;
    for (const [name, word] of [
      ['in', words.zoomIn],
      ['out', words.zoomOut],
    ] as const) {
      const button = map.getContainer().querySelector(`.leaflet-control-zoom-${name}`);
      button?.setAttribute('title', word);
      button?.setAttribute('aria-label', word);
    }
  }, [words]);
  const said = stores.map(
    ({ store, state }): MarkedStore => ({
      id: store.id,
      title: `${store.label}: ${choiceLabel(messages, 'stores', 'communication', state)}`,
      latitude: store.latitude ?? 0,
      longitude: store.longitude ?? 0,
      state,
    }),
  );
  useEffect(() => marks.current?.show(said));
  return (
    <>
      <div className="store-map" ref={place} hidden={isBlind} />
      <p className="store-map__words" role="status">
        {isBlind ? words.mapFailed : `${words.mapText} ${tiles.attribution}`}
      </p>
    </>
  );
}
