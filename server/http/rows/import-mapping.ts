import { isLimited } from '../../../contract/basics/access.ts';
import { refuseValues } from '../../../contract/basics/refusal.ts';
import { importableColumns } from '../../../contract/derive/imports/import-columns.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { staysWithin } from '../../db/rows/query/limitation.ts';
import { findName } from '../../db/rows/read.ts';
import { belongsToStore, tableOf } from '../../imports/judge/table.ts';
import type { Import } from '../../imports/stored/import-store.ts';
import type { SignedCall } from '../call/call.ts';
import { objectBody, refuseUnknown } from '../call/read-body.ts';
import type { ResourceTools } from './resource-tools.ts';

export type Mapping = { readonly mapping: readonly (string | null)[]; readonly storeId: number | null };

/** What the body says of the columns, held against the entity; refuses one by which rows could not be recognised. */
export async function mappingIn(resource: AnyResource, tools: ResourceTools, call: SignedCall, file: Import): Promise<Mapping> {
  const body = objectBody(call.body);
  refuseUnknown(body, ['mapping', 'store_id']);
  const mapping = columnsIn(resource, body['mapping'], file.headers.length);
  const storeId = mapping.includes('store_id') ? null : await storeIn(resource, tools, call, body['store_id']);
  tableOf(resource, { mapping, store_id: storeId });
  return { mapping, storeId };
}

function columnsIn(resource: AnyResource, given: unknown, count: number): readonly (string | null)[] {
  const known = importableColumns(resource);
  if (!Array.isArray(given) || given.length !== count) throw refuseValues({ mapping: { code: 'wrong_type' } });
  const fields = given.map((field: unknown) => (field === null ? null : known.find((name) => name === field)));
  if (fields.includes(undefined)) throw refuseValues({ mapping: { code: 'unknown_value' } });
  const mapped = fields.filter((field) => typeof field === 'string');
  if (new Set(mapped).size < mapped.length) throw refuseValues({ mapping: { code: 'repeated_row' } });
  return fields.map((field) => field ?? null);
}

/** The store of all rows; who is limited to one store need not name it. */
async function storeIn(resource: AnyResource, { db, entities }: ResourceTools, call: SignedCall, given: unknown): Promise<number | null> {
  const stores = entities.find('stores');
  if (!belongsToStore(resource) || stores === undefined) return null;
  const { user } = call.session;
  const [only, ...others] = user.limitations;
  if ((given === undefined || given === null) && isLimited(user) && only !== undefined && others.length === 0) return only;
  if (given === undefined || given === null) return null;
  if (typeof given !== 'number' || !Number.isInteger(given)) throw refuseValues({ store_id: { code: 'wrong_type' } });
  if (!staysWithin(resource, user, { store_id: given })) throw refuseValues({ store_id: { code: 'not_yours' } });
  const isThere =
    given > 0 && given <= 2_147_483_647 && (await findName({ db, resource: stores, actor: user, now: call.now }, given)) !== undefined;
  if (!isThere) throw refuseValues({ store_id: { code: 'unknown_reference' } });
  return given;
}
