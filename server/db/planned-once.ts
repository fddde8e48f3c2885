import { type RawBuilder, sql } from 'kysely';

type PlannedType = 'int[]' | 'text[]' | 'uuid[]' | 'date[]' | 'date' | 'int';

/**
 * A parameter with a value that the planner does not see. It counts elements of an array and looks values up in histograms, and so
 * makes a new plan for each run where a value seen makes one look cheaper. A statement where the plan is the same for all values
 * asks for its parameters by this: PostgreSQL keeps the plan of a named one after five runs (decision 0110).
 */
export function plannedOnce(value: unknown, type: PlannedType): RawBuilder<unknown> {
  const named = sql.raw(type);
  // Without the second cast `= any` would take it for rows to look in.
  return sql`(select ${value}::${named})::${named}`;
}
