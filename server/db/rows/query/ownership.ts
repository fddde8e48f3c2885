import { type RawBuilder, sql } from 'kysely';
import { type Actor, isSuperAdministrator } from '../../../../contract/basics/access.ts';

/** Someone with what decides their rights. */
export type Owner = Actor & { readonly id: number };

/** Rows as `v` with an owner that someone sees: their own, and what others share. */
export function seenSql({ id }: Owner): RawBuilder<unknown> {
  return sql`(v.owner_id = ${id} or v.shared)`;
}

/** Those that they may change and delete: super administrators also what is shared, and no one what others keep to themselves. */
export function changeableSql(owner: Owner): RawBuilder<unknown> {
  return isSuperAdministrator(owner) ? seenSql(owner) : sql`v.owner_id = ${owner.id}`;
}
