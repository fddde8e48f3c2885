import { divIcon, type LatLngBoundsExpression, type Map as LeafletMap, map as leafletMap, type Marker, marker, tileLayer } from 'leaflet';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { choiceLabel } from '../../../contract/messages/texts.ts';
import type { MapTiles } from '../../../contract/operations/monitoring.ts';
import type { StoreState } from '../../../contract/rules/branch-status/store-state.ts';
import type { StoreWithState } from '../../branch-status/all-stores/filter-stores.ts';
import { useConsoleWords, useMessages } from '../../providers/words/console-words.ts';
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

/** A store as its mark on a map says it. */
type MarkedStore = {
  readonly id: number;
  readonly title: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly state: StoreState;
};

type Marked = { readonly mark: Marker; readonly said: MarkedStore };

type StoreMarks = { readonly show: (all: readonly MarkedStore[]) => void };

/**
 * Marks of stores, each a button of its own. A mark stays while its store does, and only turns with it: one that has the focus
 * keeps it through whatever the central reports.
 */
function createStoreMarks(map: LeafletMap, go: (id: number) => void): StoreMarks {
  const marked = new Map<number, Marked>();
  const make = ({ id, latitude, longitude }: MarkedStore): Marker => {
    const mark = marker([latitude, longitude], { icon: divIcon({ className: 'store-mark', iconSize: [28, 28] }) }).addTo(map);
    return mark
      .on('click', () => go(id))
      .on('keydown', ({ originalEvent }) => {
        if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
        originalEvent.preventDefault();
        go(id);
      });
  };
  return {
    show: (all) => {
      for (const [id, { mark }] of marked) {
        if (all.some((one) => one.id === id)) continue;
        mark.remove();
        marked.delete(id);
      }
      for (const said of all) {
        const before = marked.get(said.id);
        const mark = before?.mark ?? make(said);
        marked.set(said.id, { mark, said });
        turn(mark, said, before?.said);
      }
    },
  };
}

function turn(mark: Marker, { title, state, latitude, longitude }: MarkedStore, before: MarkedStore | undefined): void {
  const element = mark.getElement();
  if (before?.latitude !== latitude || before.longitude !== longitude) mark.setLatLng([latitude, longitude]);
  if (element === undefined) return;
  if (before !== undefined) element.classList.remove(`store-mark--${before.state}`);
  element.classList.add(`store-mark--${state}`);
  element.setAttribute('title', title);
  element.setAttribute('aria-label', title);
}
