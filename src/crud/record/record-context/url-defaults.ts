import { fieldOf, isWritable } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { isRow, type Row } from '../../core/row.ts';

const givenParameter = 'given';

/** Values with which the address says that a new record begins; those of fields that no one fills in are left out. */
export function parseUrlDefaults(params: URLSearchParams, resource: AnyResource): Row {
  const given = parsed(params.get(givenParameter) ?? '{}');
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => {
      const field = fieldOf(resource, name);
      return field !== undefined && isWritable(field) && ['string', 'number', 'boolean'].includes(typeof value);
    }),
  );
}

/** Values with which a link says that a new record begins, by the state of the navigation: those of a record that is copied. */
export function parseBegunValues(state: unknown, resource: AnyResource): Row {
  const begun = isRow(state) && isRow(state['begun']) ? state['begun'] : {};
  return Object.fromEntries(
    Object.entries(begun).filter(([name]) => {
      const field = fieldOf(resource, name);
      return field !== undefined && isWritable(field);
    }),
  );
}

function parsed(text: string): Row {
  try {
    const value: unknown = JSON.parse(text);
    return isRow(value) ? value : {};
  } catch {
    return {};
  }
}

/** The query of an address at which a new record begins with these values, as `parseUrlDefaults` reads it. */
export function urlDefaultQuery(values: Row): string {
  return `${givenParameter}=${encodeURIComponent(JSON.stringify(values))}`;
}
