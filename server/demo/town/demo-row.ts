import type { Fields, RowOf } from '../../../contract/kit/index.ts';
import { iso } from './calendar.ts';

type Declared = { readonly fields: Fields };
type Computed<F> = { [K in keyof F]: F[K] extends { kind: 'computed' } ? K : never }[keyof F];

/** A row of the demonstration: as on the wire, without what the database or the clock says. */
export type DemoRow<R extends Declared> = Omit<RowOf<R>, 'version' | Computed<R['fields']>>;

/** System values of a row that no one has changed since it was made. */
export function made(id: number, instant: number): { id: number; created_at: string; updated_at: string } {
  return { id, created_at: iso(instant), updated_at: iso(instant) };
}
