import { divIcon, type Map as LeafletMap, map as leafletMap, type Marker, marker, tileLayer } from 'leaflet';
import { type JSX, useEffect, useRef } from 'react';
import type { OfficeHoursWords } from '../../../../contract/messages/cs/console/stores/office-hours.ts';
import type { MapTiles } from '../../../../contract/operations/monitoring.ts';
import { Button } from '../../../ui/button/button.tsx';
import 'leaflet/dist/leaflet.css';
import './place.css';

export type Place = { readonly latitude: number; readonly longitude: number };

type PlaceMapProps = {
  readonly tiles: MapTiles;
  readonly words: OfficeHoursWords['place'];
  readonly place: Place | null;
  readonly onPick: (place: Place) => void;
};

/** The middle of the country, for a store that no one has placed yet. */
const country = { latitude: 49.8, longitude: 15.5, zoom: 7 } as const;
const closeUp = 15;
/** As many places as are kept: a tenth of a metre. */
const places = 6;

/** A map that shows a place and picks another: by a press on it, by dragging the mark, or by keys, which take the middle. */
export function PlaceMap({ tiles, words, place, onPick }: PlaceMapProps): JSX.Element {
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef<LeafletMap>(null);
  const mark = useRef<Marker>(null);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });
  useEffect(() => {
    if (holder.current === null) return undefined;
    const map = leafletMap(holder.current, { attributionControl: false, scrollWheelZoom: false }).setView(
      [country.latitude, country.longitude],
      country.zoom,
    );
    tileLayer(tiles.url, { maxZoom: 19 }).addTo(map);
    map.on('click', ({ latlng }) => pick.current(rounded(latlng.wrap())));
    shown.current = map;
    return () => {
      shown.current = null;
      mark.current = null;
      map.remove();
    };
  }, [tiles.url]);
  useEffect(() => {
    const container = shown.current?.getContainer();
    for (const [name, word] of [
      ['in', words.zoomIn],
      ['out', words.zoomOut],
    ] as const) {
      const button = container?.querySelector(`.leaflet-control-zoom-${name}`);
      button?.setAttribute('title', word);
      button?.setAttribute('aria-label', word);
    }
  }, [words]);
  const { latitude = null, longitude = null } = place ?? {};
  useEffect(() => {
    const map = shown.current;
    if (map === null) return;
    if (latitude === null || longitude === null || !isOnEarth(latitude, longitude)) {
      mark.current?.remove();
      mark.current = null;
      return;
    }
    if (mark.current === null) {
      const icon = divIcon({ className: 'place-mark', iconSize: [28, 28] });
      const made = marker([latitude, longitude], { icon, draggable: true, keyboard: false }).addTo(map);
      made.on('dragend', () => pick.current(rounded(made.getLatLng().wrap())));
      mark.current = made;
      map.setView([latitude, longitude], Math.max(map.getZoom(), closeUp));
      return;
    }
    mark.current.setLatLng([latitude, longitude]);
    if (!map.getBounds().contains([latitude, longitude])) map.panTo([latitude, longitude]);
  }, [latitude, longitude]);
  const takeMiddle = (): void => {
    const middle = shown.current?.getCenter();
    if (middle !== undefined) onPick(rounded(middle.wrap()));
  };
  return (
    <div className="place-picker">
      <div className="place-map" ref={holder} role="group" aria-label={words.map} />
      <div className="place-picker__foot">
        <Button onClick={takeMiddle}>{words.takeMiddle}</Button>
        <p className="quiet">
          {words.help} {tiles.attribution}
        </p>
      </div>
    </div>
  );
}

function rounded({ lat, lng }: { readonly lat: number; readonly lng: number }): Place {
  return { latitude: Number(lat.toFixed(places)), longitude: Number(lng.toFixed(places)) };
}

function isOnEarth(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
