import type { FieldOf } from '../kit/index.ts';
import { bandOfSilence } from '../rules/silence.ts';

type Computed = Pick<FieldOf<'computed'>, 'from' | 'absent' | 'bands' | 'before'>;
type Holds = NonNullable<Computed['before']>[number]['holds'];

const holding: Readonly<Record<Holds, (value: unknown, now: Date) => boolean>> = {
  off: (value) => value === false,
  set: (value) => value !== null && value !== undefined,
  coming: (value, now) => typeof value === 'string' && new Date(value) > now,
};

/** The value of a computed field of the row: what comes before its scale, or the band of the scale. */
export function computedOf(field: Computed, row: Readonly<Record<string, unknown>>, now: Date): string {
  const foregoing = field.before?.find(({ when, holds }) => holding[holds](row[when], now));
  if (foregoing !== undefined) return foregoing.is;
  const since = row[field.from];
  return bandOfSilence(field, typeof since === 'string' ? since : null, now);
}
