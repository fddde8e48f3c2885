import { type Action, may } from '../../../contract/basics/access.ts';
import { bulkRows } from '../../../contract/basics/limits.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { desks } from '../../../contract/resources/stores/desks.ts';
import { services } from '../../../contract/resources/stores/services.ts';
import { type Numbering, numberings } from '../../../contract/rules/services/plan-copies.ts';
import type { WholeRow } from '../../db/rows/present.ts';
import { findIds, findRow } from '../../db/rows/read.ts';
import { type CopiedServices, copyServices, type LeftOut } from '../../resources/stores/copy-services.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { objectBody, refuseUnknown } from '../call/read-body.ts';
import { chosenRowsIn } from '../rows/bulk-request.ts';
import { type ResourceTools, readingOf } from '../rows/resource-tools.ts';
import { resultTold, runOf, seenIn, storeIdsIn } from './copy-request.ts';

type Body = Readonly<Record<string, unknown>>;
const keys = ['ids', 'filter', 'store_ids', 'numbering', 'with_desks', 'dry_run', 'seen', 'left_out'];

/** Handlers of `serviceOperations`. */
export function serviceHandlers(tools: ResourceTools): Handlers {
  return { 'services.copy': { signed: (call) => answerCopy(tools, call) } };
}

async function answerCopy(tools: ResourceTools, call: SignedCall): Promise<Answer> {
  demand(call, services, 'create', 'edit');
  const body = objectBody(call.body);
  refuseUnknown(body, keys);
  const [run, storeIds, numbering, seen] = [runOf(body), storeIdsIn(body), numberingIn(body), seenIn(body)];
  const leftOut = leftOutIn(body);
  const withDesks = body['with_desks'] ?? false;
  if (typeof withDesks !== 'boolean') throw refuseValues({ with_desks: { code: 'wrong_type' } });
  if (withDesks) demand(call, desks, 'edit');
  const sources = await sourcesOf(tools, call, body, storeIds.length);
  return run(services, tools, call, async (writing) => {
    const copied = await copyServices(writing, { sources, storeIds, numbering, withDesks, seen, leftOut }, tools.entities);
    return { status: 200, body: copied.map((store) => told(store, call)) };
  });
}

/** The chosen services, none of which may be out of sight; each with each store is a row that is written. */
async function sourcesOf(tools: ResourceTools, call: SignedCall, body: Body, stores: number): Promise<readonly WholeRow[]> {
  const reading = readingOf(services, tools, call);
  const chosen = chosenRowsIn(services, body);
  const most = { limit: bulkRows, sort: [], offset: 0 };
  const { ids, total } =
    'ids' in chosen ? { ids: chosen.ids, total: chosen.ids.length } : await findIds(reading, { ...chosen.filter, ...most });
  if (total === 0) throw 'ids' in chosen ? refuseValues({ ids: { code: 'required' } }) : refuse('nothing_to_copy');
  if (total * stores > bulkRows) throw refuse('bulk_too_large', { details: { count: total * stores, max: bulkRows } });
  const rows: WholeRow[] = [];
  for (const id of ids) {
    const row = await findRow(reading, id);
    if (row === undefined) throw refuseValues({ ids: { code: 'unknown_reference' } });
    rows.push(row);
  }
  return rows;
}

function numberingIn({ numbering = 'own' }: Body): Numbering {
  const found = numberings.find((one) => one === numbering);
  if (found === undefined) throw refuseValues({ numbering: { code: 'unknown_value' } });
  return found;
}

function leftOutIn({ left_out: given = [] }: Body): readonly LeftOut[] {
  if (!Array.isArray(given)) throw refuseValues({ left_out: { code: 'wrong_type' } });
  if (given.length > bulkRows) throw refuseValues({ left_out: { code: 'too_many', details: { max: bulkRows } } });
  return given.map((one: unknown) => {
    const left = objectBody(one);
    refuseUnknown(left, ['store_id', 'service_id']);
    const { store_id: store, service_id: service } = left;
    if (typeof store !== 'number' || typeof service !== 'number') throw refuseValues({ left_out: { code: 'wrong_type' } });
    return { store_id: store, service_id: service };
  });
}

function told(store: CopiedServices, call: SignedCall): unknown {
  const listed = store.services.map(({ changes, ...service }) =>
    resultTold({ ...service, changes: Object.entries(changes).map(([field, change]) => ({ field, ...change })) }, call),
  );
  return resultTold({ ...store, services: listed }, call);
}

function demand(call: SignedCall, resource: AnyResource, ...actions: readonly Action[]): void {
  if (!actions.every((action) => may(call.session.user, resource, action))) throw refuse('forbidden');
}
