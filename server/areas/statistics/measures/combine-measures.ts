import { type RawBuilder, sql } from 'kysely';
import type { Measures } from './measures.ts';

/** A relation that has the keys and some of the measures. */
export type Part = { readonly relation: string; readonly measures: readonly string[] };

/**
 * One row for each key out of relations that have a part of its measures each, in the order of keys and measures. They are
 * laid under each other and grouped: of joins the planner knows no sizes here, and would go through them in a square.
 * They are written in the order of their keys, so that rows that are read together are in the same pages.
 */
export function combineMeasures(keys: readonly string[], measures: Measures, parts: readonly Part[]): RawBuilder<unknown> {
  const names = Object.keys(measures);
  const rows = parts.map((part) => {
    const columns = names.map((name) => (part.measures.includes(name) ? name : `null::${typeOf(measures, name)} as ${name}`));
    return `select ${[...keys, ...columns].join(', ')} from ${part.relation}`;
  });
  const values = names.map((name) => (isNullable(measures, name) ? `max(${name})` : `coalesce(max(${name}), 0)`));
  const of = keys.map((key) => `parts.${key}`).join(', ');
  return sql.raw(`select ${[...keys, ...values].join(', ')} from (${rows.join(' union all ')}) parts group by ${of} order by ${of}`);
}

function typeOf(measures: Measures, name: string): string {
  return (measures[name] ?? '').replace(' or null', '');
}

function isNullable(measures: Measures, name: string): boolean {
  return measures[name]?.endsWith(' or null') === true;
}
