import type { ClientBase } from 'pg';
import type { AnyResource } from '../../../../../contract/kit/index.ts';
import { registry } from '../../../../../contract/resources/registry.ts';
import { quoted } from '../tables/stored-tables.ts';
import { erasuresOf } from './erasures.ts';
import type { Erasure } from './erasures-by-hand.ts';

/**
 * Takes personal values out of a database that a backup was restored into, within the transaction that the connection is in. What
 * happens of itself when rows change does not: the audit would refuse it.
 */
export async function erasePersonal(client: ClientBase): Promise<void> {
  const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);
  for (const erasure of erasuresOf(resources)) await erase(client, erasure);
}

async function erase(client: ClientBase, { table, leftOut, set = {}, where }: Erasure): Promise<void> {
  const name = `public.${quoted(table)}`;
  await client.query(`alter table ${name} disable trigger user`);
  if (leftOut !== undefined) await client.query(`delete from ${name} where ${leftOut}`);
  const values = Object.entries(set).map(([column, value]) => `${quoted(column)} = ${value}`);
  if (values.length > 0) await client.query(`update ${name} set ${values.join(', ')} ${where === undefined ? '' : `where ${where}`}`);
  await client.query(`alter table ${name} enable trigger user`);
}
