import type { FieldOf } from '../kit/index.ts';
import { bandOfSilence } from '../rules/branch-status/store-state.ts';

type Computed = Pick<FieldOf<'computed'>, 'from' | 'ofStore' | 'absent' | 'bands' | 'before' | 'reported'>;
type Holds = NonNullable<Computed['before']>[number]['holds'];

const holding: Readonly<Record<Holds, (value: unknown, now: Date) => boolean>> = {
  off: (value) => value === false,
  set: (value) => value !== null && value !== undefined,
  coming: (value, now) => typeof value === 'string' && new Date(value) > now,
};

/** The value of a computed field of the row: what comes before its scale, or the band of the scale, or what was reported. */
export function computedOf(field: Computed, row: Readonly<Record<string, unknown>>, now: Date): string {
  const foregoing = field.before?.find(({ when, holds }) => holding[holds](row[when], now));
  if (foregoing !== undefined) return foregoing.is;
  const since = row[sinceName(field)];
  if (typeof since !== 'string') return field.absent;
  const reported = field.reported === undefined ? null : row[field.reported];
  return bandOfSilence({ bands: field.bands, absent: typeof reported === 'string' ? reported : field.absent }, since, now);
}

/** Under which name a row has the instant that the scale starts from: one of its store is no field of the row. */
export function sinceName({ from, ofStore }: Pick<Computed, 'from' | 'ofStore'>): string {
  return ofStore === true ? `store_${from}` : from;
}
