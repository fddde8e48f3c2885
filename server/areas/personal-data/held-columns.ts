import { type RawBuilder, sql } from 'kysely';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { erasuresOf } from '../backups/full-backup/erasing/erasures.ts';

const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);
/** The one list of what is personal: backups are written again by it too (decision 0052). */
const erasures = erasuresOf(resources);

/** What takes the place of personal values in the columns of a table, as SQL. */
function erasedValues(table: string): readonly (readonly [column: string, value: string])[] {
  return erasures.flatMap((one) => (one.table === table ? Object.entries(one.set ?? {}) : []));
}

/** Assignments that erase the personal values of a row of the table. */
export function erasing(table: string): RawBuilder<unknown> {
  return sql.join(erasedValues(table).map(([column, value]) => sql`${sql.ref(column)} = ${sql.raw(value)}`));
}

/** Whether a row of the table still holds a personal value. */
export function holdsPerson(table: string): RawBuilder<unknown> {
  const held = erasedValues(table).map(([column, value]) => sql`${sql.ref(column)} is distinct from ${sql.raw(value)}`);
  return sql`(${sql.join(held, sql` or `)})`;
}

/** The columns of the table that hold personal values. */
export function personalColumns(table: string): readonly string[] {
  return erasedValues(table).map(([column]) => column);
}
