import { isLimited } from '../../../contract/basics/access.ts';
import { refuseValues } from '../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { staysWithin } from '../../db/rows/query/limitation.ts';
import { findName } from '../../db/rows/read.ts';
import type { SignedCall, SignedCallOf } from '../call/call.ts';
import { belongsToStore, buildImportTable } from '../imports/judge/table.ts';
import type { Import } from '../imports/stored/import-store.ts';
import type { ResourceTools } from './resource-tools.ts';

export type Mapping = { readonly mapping: readonly (string | null)[]; readonly storeId: number | null };

/** What the body says of the columns, held against the file; refuses one by which rows could not be recognised. */
export async function readMapping(
  resource: AnyResource,
  tools: ResourceTools,
  call: SignedCallOf<'{collection}.import-check'>,
  file: Import,
): Promise<Mapping> {
  const { mapping, store_id } = call.body;
  if (mapping.length !== file.headers.length) throw refuseValues({ mapping: { code: 'wrong_type' } });
  const mapped = mapping.filter((field) => field !== null);
  if (new Set(mapped).size < mapped.length) throw refuseValues({ mapping: { code: 'repeated_row' } });
  const storeId = mapped.includes('store_id') ? null : await findStore(resource, tools, call, store_id);
  buildImportTable(resource, { mapping, store_id: storeId });
  return { mapping, storeId };
}

/** The store of all rows; who is limited to one store need not name it. */
async function findStore(
  resource: AnyResource,
  { db, entities }: ResourceTools,
  { session, now }: Pick<SignedCall, 'session' | 'now'>,
  given: number | null,
): Promise<number | null> {
  const stores = entities.find('stores');
  if (!belongsToStore(resource) || stores === undefined) return null;
  const { user } = session;
  const [only, ...others] = user.limitations;
  if (given === null) return isLimited(user) && only !== undefined && others.length === 0 ? only : null;
  if (!staysWithin(resource, user, { store_id: given })) throw refuseValues({ store_id: { code: 'not_yours' } });
  const name = await findName({ db, resource: stores, actor: user, now }, given);
  if (name === undefined) throw refuseValues({ store_id: { code: 'unknown_reference' } });
  return given;
}
