import type { AnyResource } from '../../../contract/kit/index.ts';
import type { WholeRow } from '../../db/rows/present.ts';
import type { Values, WriteContext } from '../../db/rows/write/write-context.ts';
import { uniqueNumberKey } from '../../db/tables/definitions.ts';
import { savepoint } from '../../db/transactions.ts';
import type { Entities } from './hooks.ts';

/** How often another value is given before a change is given up: of a million PINs a store has some hundreds a day. */
export const completions = 20;

/** Whether the change brings the row to where another may have its value. */
export function movesGiven({ uniqueNumber }: AnyResource, changed: Values): boolean {
  return uniqueNumber !== undefined && ['store_id', uniqueNumber.perDayOf].some((name) => Object.hasOwn(changed, name));
}

/** The value that the server gave to the row, if its entity has one. */
export function pickGivenValue({ uniqueNumber }: AnyResource, row: Values): Values {
  return uniqueNumber === undefined ? {} : { [uniqueNumber.field]: row[uniqueNumber.field] };
}

/**
 * Writes a row where it comes to with a value that no one has there. Someone may get that value between the look and the
 * write: the key of the database reports, and another one is given. Needs a transaction.
 */
export async function withGiven<T>(
  context: WriteContext,
  after: WholeRow,
  write: (given: Values) => Promise<T>,
  entities: Entities,
): Promise<T> {
  const { giveAnew } = entities.hooksOf(context.resource.name);
  if (giveAnew === undefined) return write({});
  for (let attempt = 1; ; attempt += 1) {
    const given = await giveAnew(context, after);
    try {
      return await savepoint(context.db, () => write(given));
    } catch (error) {
      if (attempt === completions || !isTaken(context.resource, error)) throw error;
    }
  }
}

function isTaken(resource: AnyResource, error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === uniqueNumberKey(resource)?.name;
}
