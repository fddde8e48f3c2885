import { divIcon, map as leafletMap, marker, tileLayer } from 'leaflet';
import { type JSX, useEffect, useRef, useState } from 'react';
import type { OfficeHoursWords } from '../../../../contract/messages/cs/console/stores/office-hours.ts';
import type { MapTiles } from '../../../../contract/operations/monitoring.ts';
import 'leaflet/dist/leaflet.css';
import './place.css';

type PlaceShownProps = {
  readonly tiles: MapTiles;
  readonly words: OfficeHoursWords['place'];
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** As close as the streets around can be read. */
const closeUp = 15;
/** Nothing moves it: it is a picture, and where to change the place is said next to it. */
const still = {
  attributionControl: false,
  boxZoom: false,
  doubleClickZoom: false,
  dragging: false,
  keyboard: false,
  scrollWheelZoom: false,
  touchZoom: false,
  zoomControl: false,
} as const;

/** A small map with the place in its middle; the place in words where no picture comes. */
export function PlaceShown({ tiles, words, address, latitude, longitude }: PlaceShownProps): JSX.Element {
  const holder = useRef<HTMLDivElement>(null);
  const [isBlind, setBlind] = useState(false);
  useEffect(() => {
    if (holder.current === null) return undefined;
    const map = leafletMap(holder.current, still).setView([latitude, longitude], closeUp);
    let loaded = 0;
    tileLayer(tiles.url, { maxZoom: 19 })
      .on('tileload', () => {
        loaded += 1;
      })
      .on('tileerror', () => setBlind(loaded === 0))
      .addTo(map);
    const icon = divIcon({ className: 'place-mark', iconSize: [22, 22] });
    marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(map);
    return () => void map.remove();
  }, [tiles.url, latitude, longitude]);
  return (
    <>
      <div className="place-shown" ref={holder} role="img" aria-label={words.shown(address)} hidden={isBlind} />
      <p className="quiet place-shown__words">{isBlind ? `${words.position(latitude, longitude)} ${words.failed}` : tiles.attribution}</p>
    </>
  );
}
