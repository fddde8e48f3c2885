import type { JSX } from 'react';
import type { InputProps } from '../../../crud/core/input-props.ts';
import { NumberValueInput } from '../../../crud/fields/inputs/number-value-input.tsx';
import { PlacePicker } from './place-picker.tsx';

/** The longitude, and under it the map on which it and the latitude are picked together. */
export function PlaceInput(props: InputProps): JSX.Element {
  return (
    <div className="place-input">
      <NumberValueInput {...props} whole={false} />
      <PlacePicker words={props.words} />
    </div>
  );
}
