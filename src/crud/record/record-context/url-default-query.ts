import type { Row } from '../../core/row.ts';

/** The query of an address at which a new record begins with these values, as `parseUrlDefaults` reads it. */
export function urlDefaultQuery(values: Row): string {
  return `given=${encodeURIComponent(JSON.stringify(values))}`;
}
