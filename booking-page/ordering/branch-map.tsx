import { divIcon, type Map as LeafletMap, latLngBounds, map as leafletMap, marker, tileLayer } from 'leaflet';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { bookingMapAddress } from '../../contract/operations/booking/booking-address.ts';
import type { LocalizedText } from '../../contract/rules/booking-page/localized-text.ts';
import { useLanguage } from '../words/language.ts';
import 'leaflet/dist/leaflet.css';
import './branch-map.css';

/** A branch that has a place. */
export type Mark = LocalizedText & { readonly id: number; readonly latitude: number; readonly longitude: number };

type BranchMapProps = { readonly marks: readonly Mark[]; readonly attribution: string; readonly onChoose: (id: number) => void };

/** Branches on a map where the pictures come from this server; each mark is a button that chooses its branch. Without pictures there is no map. */
export function BranchMap({ marks, attribution, onChoose }: BranchMapProps): JSX.Element {
  const { words } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [isBlind, setBlind] = useState(false);
  const ids = marks.map(({ id, text }) => `${id} ${text}`).join(' ');
  const latestRef = useRef({ marks, onChoose });
  useEffect(() => {
    latestRef.current = { marks, onChoose };
  });
  // Only other branches need a new map: a mark calls the handler of the last render.
  useEffect(() => {
    if (place.current === null) return undefined;
    const map = leafletMap(place.current, { attributionControl: false, scrollWheelZoom: false, minZoom: 8 });
    let loaded = 0;
    tileLayer(`${bookingMapAddress}/{z}/{x}/{y}`, { maxZoom: 19 })
      .on('tileload', () => {
        loaded += 1;
      })
      // Marks on nothing tell no one where they are: the list represents the map then.
      .on('tileerror', () => setBlind(loaded === 0))
      .addTo(map);
    const shown = latestRef.current.marks;
    for (const mark of shown) addMark(map, mark, () => latestRef.current.onChoose(mark.id));
    map.fitBounds(latLngBounds(shown.map(({ latitude, longitude }) => [latitude, longitude])), { padding: [32, 32], maxZoom: 16 });
    return () => void map.remove();
  }, [ids]);
  useEffect(() => {
    for (const [name, word] of Object.entries({ in: words.place.zoomIn, out: words.place.zoomOut })) {
      const button = place.current?.querySelector(`.leaflet-control-zoom-${name}`);
      button?.setAttribute('title', word);
      button?.setAttribute('aria-label', word);
    }
  }, [words, ids]);
  return (
    <>
      <section class="branch-map" aria-label={words.place.mapOf} hidden={isBlind}>
        <div ref={place} />
      </section>
      <p class="quiet" role="status">
        {isBlind ? words.place.mapFailed : attribution}
      </p>
    </>
  );
}

function addMark(map: LeafletMap, { text, isCzech, latitude, longitude }: Mark, choose: () => void): void {
  const mark = marker([latitude, longitude], { icon: divIcon({ className: 'branch-mark', iconSize: [44, 44] }), title: text, alt: text });
  mark.addTo(map).on('click', choose);
  mark.on('keydown', ({ originalEvent }) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
    originalEvent.preventDefault();
    choose();
  });
  mark.getElement()?.setAttribute('aria-label', text);
  if (isCzech) mark.getElement()?.setAttribute('lang', 'cs');
}
