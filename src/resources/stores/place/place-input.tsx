import { type JSX, Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InputProps } from '../../../crud/core/field-props.ts';
import type { Words } from '../../../crud/core/words.ts';
import { NumberValueInput } from '../../../crud/fields/inputs/number-value-input.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import './place.css';
import { officeHoursWords } from '../days/day-words.ts';
import { useMapTiles } from './use-map-tiles.ts';

const PlaceMap = lazyPart(async () => (await import('./place-map.tsx')).PlaceMap);

/** Picks both coordinates of the form on a map; nothing where the configuration names no map: then they are typed. */
function PlacePicker({ words }: { readonly words: Words }): JSX.Element | null {
  const tiles = useMapTiles();
  const { setValue } = useFormContext();
  const [latitude, longitude]: readonly unknown[] = useWatch({ name: ['latitude', 'longitude'] });
  if (tiles === undefined || tiles === null) return null;
  const place = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
  const set = (name: string, value: number): void => setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <Suspense fallback={<div className="place-map" />}>
      <PlaceMap
        tiles={tiles}
        words={officeHoursWords(words).place}
        place={place}
        onPick={(picked) => {
          set('latitude', picked.latitude);
          set('longitude', picked.longitude);
        }}
      />
    </Suspense>
  );
}

/** The longitude, and under it the map on which it and the latitude are picked together. */
export function PlaceInput(props: InputProps): JSX.Element {
  return (
    <div className="place-input">
      <NumberValueInput {...props} whole={false} />
      <PlacePicker words={props.words} />
    </div>
  );
}
