import type pg from 'pg';
import { branches } from '../content/branches.ts';
import { contactedUntil } from '../entities/stores.ts';
import { iso } from '../town/calendar.ts';

/** Says why the silent branches of the demonstration are silent, from their last word on. */
export async function insertBranchEndings(client: pg.ClientBase, now: Date): Promise<void> {
  const endings = branches.flatMap(({ connectionEnd: kind }, place) => {
    const last = contactedUntil(place + 1, now);
    return kind === undefined || last === null ? [] : [{ store_id: place + 1, kind, at: iso(last) }];
  });
  await client.query(
    `insert into branch_endings (store_id, kind, at)
     select store_id, kind, at from json_to_recordset($1::json) as e (store_id int, kind text, at timestamptz(3))`,
    [JSON.stringify(endings)],
  );
}
