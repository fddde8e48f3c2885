import type { Row } from '../../vocabulary/row.ts';

/** The query of an address at which a new record begins with these values, as `givenIn` reads it. */
export function givenQuery(values: Row): string {
  return `given=${encodeURIComponent(JSON.stringify(values))}`;
}
