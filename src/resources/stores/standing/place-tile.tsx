import { type JSX, Suspense } from 'react';
import { tabAddress } from '../../../crud/record/place/tab-address.ts';
import { idOf, type Row, textOf } from '../../../crud/vocabulary/row.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { part } from '../../../ui/page/part.tsx';
import { useMapTiles } from '../place/use-map-tiles.ts';
import '../place/place.css';
import { Tile } from './tile.tsx';

const PlaceShown = part(async () => (await import('../place/place-shown.tsx')).PlaceShown);

/** Where the store is: its address and a small map, or in words where the configuration names no map. */
export function PlaceTile({ record }: { readonly record: Row }): JSX.Element {
  const { standing, opening } = useWords();
  const tiles = useMapTiles();
  const { latitude, longitude } = record;
  const place = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
  const address = addressOf(record);
  const more = { to: tabAddress(`/stores/${idOf(record)}`, 'contact'), label: opening.place.edit };
  return (
    <Tile title={standing.address} more={more}>
      <p>{address || standing.noAddress}</p>
      {place === null ? <p className="quiet">{opening.place.none}</p> : null}
      {place === null || tiles !== null ? null : <p className="quiet">{opening.place.position(place.latitude, place.longitude)}</p>}
      {place === null || tiles === null ? null : (
        <Suspense fallback={<div className="place-shown" />}>
          {tiles === undefined ? (
            <div className="place-shown" />
          ) : (
            <PlaceShown words={opening.place} {...{ tiles, address }} latitude={place.latitude} longitude={place.longitude} />
          )}
        </Suspense>
      )}
    </Tile>
  );
}

function addressOf(record: Row): string {
  const town = [textOf(record['zip']), textOf(record['city'])].filter((text) => text !== '').join(' ');
  return [textOf(record['street']), town].filter((text) => text !== '').join(', ');
}
