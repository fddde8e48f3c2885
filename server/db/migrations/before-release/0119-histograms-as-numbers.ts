import { migrationOf } from '../step/migration.ts';

/** Eight decimal digits for each bucket, bucket 0 last; before, one number for each bucket, its place above 40 bits of count. */
const conversion = `
create function histogram_number(packed bigint[]) returns numeric language sql immutable as $$
  select coalesce(sum((one & 1099511627775)::numeric * ('1e' || 8 * (one >> 40))::numeric), 0) from unnest(packed) as one
$$`;

const lengthsOf: Readonly<Record<string, readonly string[]>> = {
  statistics_days: ['wait', 'handling', 'left'],
  statistics_months: ['wait', 'handling', 'left'],
  statistics_store_days: ['wait', 'handling', 'left'],
  statistics_store_months: ['wait', 'handling', 'left'],
  statistics_employee_days: ['handling'],
  statistics_employee_months: ['handling'],
};

/** All columns of a table in one statement: it is written once. */
function converted(table: string, lengths: readonly string[]): readonly string[] {
  const columns = lengths.map((name) => `${name}_histogram`);
  const altered = (change: (column: string) => string) =>
    `alter table ${table} ${columns.map((column) => `alter column ${column} ${change(column)}`).join(', ')}`;
  return [
    altered(() => 'drop default'),
    altered((column) => `type numeric using histogram_number(${column})`),
    altered(() => 'set default 0'),
  ];
}

/** A histogram is one number, which the database adds like any other (decision 0165). */
export const histogramsAsNumbers = migrationOf(() => [
  conversion,
  ...Object.entries(lengthsOf).flatMap(([table, lengths]) => converted(table, lengths)),
  'drop function histogram_number(bigint[])',
]);
