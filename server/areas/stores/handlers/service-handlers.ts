import { type Action, may } from '../../../../contract/basics/access.ts';
import { bulkRows } from '../../../../contract/basics/limits.ts';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { serviceOperations } from '../../../../contract/operations/stores/service-operations.ts';
import { desks } from '../../../../contract/resources/stores/desks.ts';
import { services } from '../../../../contract/resources/stores/services.ts';
import type { WholeRow } from '../../../db/rows/present.ts';
import { findIds, findRow } from '../../../db/rows/read.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import { parseChosenRows } from '../../../engine/rows/bulk-request.ts';
import { createReading, type ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { type CopiedServices, copyServices } from '../writes/copy-services.ts';
import { chooseCopyRun, copyResult, parseSeen } from './copy-request.ts';

type CopyCall = SignedCallOf<'services.copy'>;

/** Handlers of `serviceOperations`. */
export function serviceHandlers(tools: ResourceTools): HandlersOf<typeof serviceOperations> {
  return { 'services.copy': { signed: (call) => answerCopy(tools, call) } };
}

async function answerCopy(tools: ResourceTools, call: CopyCall): Promise<AnswerOf<'services.copy'>> {
  demand(call, services, 'create', 'edit');
  const { store_ids, numbering, with_desks: withDesks, dry_run, seen, left_out } = call.body;
  if (withDesks) demand(call, desks, 'edit');
  const storeIds = [...new Set(store_ids)];
  const sources = await readSources(tools, call, storeIds.length);
  const copy = { sources, storeIds, numbering, withDesks, seen: parseSeen(seen), leftOut: left_out ?? [] };
  return chooseCopyRun(dry_run)(services, tools, call, async (context) => {
    const copied = await copyServices(context, copy, tools.entities);
    return { status: 200, body: copied.map((store) => presentCopy(store, call)) };
  });
}

/** The chosen services, none of which may be out of sight; each with each store is a row that is written. */
async function readSources(tools: ResourceTools, call: CopyCall, stores: number): Promise<readonly WholeRow[]> {
  const reading = createReading(services, tools, call);
  const { ids: given, filter } = call.body;
  const chosen = parseChosenRows(services, { ids: given ?? undefined, filter: filter ?? undefined });
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

function presentCopy({ result, ...store }: CopiedServices, call: CopyCall) {
  const listed = store.services.map(({ changes, result: one, ...service }) => ({
    ...service,
    changes: Object.entries(changes).map(([field, change]) => ({ field, ...change })),
    ...copyResult(one, call),
  }));
  return { ...store, ...copyResult(result, call), services: listed };
}

function demand(call: CopyCall, resource: AnyResource, ...actions: readonly Action[]): void {
  if (!actions.every((action) => may(call.session.user, resource, action))) throw refuse('forbidden');
}
