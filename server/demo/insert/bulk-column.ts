import type { Field } from '../../../contract/kit/index.ts';
import { columnTypeOf } from '../../db/tables/columns.ts';

/** How the values of one column travel to the database: all of them as one parameter. */
export type BulkColumn = {
  readonly name: string;
  /** Type of the parameter, as in `$1::text[]`. */
  readonly parameterType: string;
  /** What makes the column's value of the parameter's element. */
  readonly value: (element: string) => string;
  readonly literal: (values: readonly unknown[]) => string;
};

/** The column of a field; null for a kind that has none. */
export function bulkColumn(name: string, field: Field): BulkColumn | null {
  const type = columnTypeOf(field);
  if (type === null) return null;
  if (type === 'jsonb') {
    const literal = (values: readonly unknown[]) => arrayLiteral(values.map((value) => (value === null ? null : JSON.stringify(value))));
    return { name, parameterType: 'text[]', value: (element) => `${element}::jsonb`, literal };
  }
  if (!type.endsWith('[]')) return { name, parameterType: `${type}[]`, value: (element) => element, literal: arrayLiteral };
  // Arrays of arrays of different lengths do not exist in PostgreSQL: each travels as a text of JSON.
  const value = (element: string) => `array(select jsonb_array_elements_text(${element}::jsonb))::${type}`;
  return { name, parameterType: 'text[]', value, literal: (values) => arrayLiteral(values.map((list) => JSON.stringify(list))) };
}

/** A plain column that no declaration names. */
export function plainColumn(name: string, type: string): BulkColumn {
  return { name, parameterType: `${type}[]`, value: (element) => element, literal: arrayLiteral };
}

/** An array as PostgreSQL reads it; written here, because `pg` would go over every value three times. */
export function arrayLiteral(values: readonly unknown[]): string {
  return `{${values.map(elementLiteral).join(',')}}`;
}

function elementLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value !== 'string') return JSON.stringify(value);
  // Instants and numbers need no quotes; whatever else may.
  return /^[\w.:-]+$/u.test(value) && value.toUpperCase() !== 'NULL' ? value : `"${value.replace(/["\\]/gu, '\\$&')}"`;
}
