import { type RawBuilder, sql } from 'kysely';
import { type Actor, isSuperAdministrator } from '../../../../contract/basics/access.ts';

/** Somebody with what decides their rights. */
export type Owner = Actor & { readonly id: number };

/** Rows as `v` with an owner that somebody sees: their own, and what others share. */
export function seenSql({ id }: Owner): RawBuilder<unknown> {
  return sql`(v.owner_id = ${id} or v.shared)`;
}

/** Those that they may change and delete: super administrators also what is shared, and nobody what others keep to themselves. */
export function changeableSql(owner: Owner): RawBuilder<unknown> {
  return isSuperAdministrator(owner) ? seenSql(owner) : sql`v.owner_id = ${owner.id}`;
}
