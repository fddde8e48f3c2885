import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../../contract/basics/access.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';

/** What more is asked of rows that went to someone: that it was no account above the actor's own, by the rule of `isAbove`. */
export function notAboveSql({ addressedTo }: AnyResource, actor: Actor): RawBuilder<unknown> {
  if (addressedTo === undefined) return sql``;
  const address = sql.ref(`t.${addressedTo}`);
  return sql` and not exists (
    select from users u where ${aboveSql(actor)}
      and (lower(u.email) = lower(${address}) or u.phone_number = ${address}))`;
}

/** Whether the rights of a user, as `u`, are above the actor's: the rule of `isAbove` in SQL. */
export function aboveSql({ role, level }: Pick<Actor, 'role' | 'level'>): RawBuilder<unknown> {
  return sql`(u.level < ${level} or (u.role = 'superAdministrator' and ${role !== 'superAdministrator'}::boolean))`;
}
