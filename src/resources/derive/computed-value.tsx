import type { JSX } from 'react';
import type { FieldOf } from '../../../contract/kit/index.ts';
import { bandOfSilence } from '../../../contract/rules/silence.ts';
import { useFromClock } from '../clock.ts';
import type { CellContext } from './cell-context.ts';
import { ChoiceValue } from './choice-value.tsx';

/** A state that follows from how long ago something was: it moves by itself as time passes, as the server would say it. */
export function ComputedValue({ field, ...context }: CellContext & { readonly field: FieldOf<'computed'> }): JSX.Element {
  const since = context.row[field.from];
  const band = useFromClock((now) => bandOfSilence(field, typeof since === 'string' ? since : null, now));
  return <ChoiceValue {...context} value={band} />;
}
