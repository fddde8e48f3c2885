import type { JSX } from 'react';
import { computedOf } from '../../../../contract/derive/computed.ts';
import type { FieldOf } from '../../../../contract/kit/index.ts';
import { useFromClock } from '../../core/clock.ts';
import type { CellContext } from './cell-context.ts';
import { ChoiceValue } from './choice-value.tsx';

/**
 * A state that follows from how long ago something was: it moves on its own as time passes, as the server would say it. What follows
 * from an instant of the store is as the server said it, because the row does not have that instant.
 */
export function ComputedValue({ field, ...context }: CellContext & { readonly field: FieldOf<'computed'> }): JSX.Element {
  const band = useFromClock((now) => (field.ofStore === true ? String(context.value) : computedOf(field, context.row, now)));
  return <ChoiceValue {...context} value={band} />;
}
