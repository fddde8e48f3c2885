import { sql } from 'kysely';
import type { ErrorCode } from '../../../../contract/basics/errors.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { Values, WriteContext } from '../../../db/rows/write/write-context.ts';
import { tableOf } from '../../../db/tables/names.ts';
import type { Hooks } from '../../../engine/write/hooks.ts';
import { lockOpening } from '../opening/read-sources.ts';

/** A store has one such row a day. The key of the table holds it; asked before, the refusal can name the date. */
export function oneOfADay(error: ErrorCode): Hooks {
  return {
    beforeCreate: (context, values) => refuseTaken(context, values, { id: null, error }),
    beforeEdit: async (context, row, values) => {
      if (Object.hasOwn(values, 'day')) await refuseTaken(context, { ...row, ...values }, { id: row.id, error });
    },
    beforeRestore: (context, row) => refuseTaken(context, row, { id: row.id, error }),
  };
}

type Kept = { readonly id: number | null; readonly error: ErrorCode };

async function refuseTaken({ db, resource }: WriteContext, { store_id, day }: Values, { id, error }: Kept): Promise<void> {
  await lockOpening(db, Number(store_id));
  const { rows } = await sql`
    select from ${sql.table(tableOf(resource))}
    where store_id = ${store_id} and day = ${day}::date and deleted_at is null and id is distinct from ${id}::int`.execute(db);
  if (rows.length > 0) throw refuse(error, { at: 'day', details: { day: String(day) } });
}
