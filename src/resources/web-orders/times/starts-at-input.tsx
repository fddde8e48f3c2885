import type { JSX } from 'react';
import type { InputProps } from '../../../crud/core/field-props.ts';
import { OrderTime } from './order-time.tsx';

/** The time of a new order in its form. */
export function StartsAtInput({ path, control }: InputProps): JSX.Element {
  return (
    <div id={control.id} className="order-time">
      <OrderTime prefix={control.id.slice(0, -path.length - 1)} />
    </div>
  );
}
