import { type Action, may } from '../../contract/access.ts';
import type { AnyResource } from '../../contract/kit/index.ts';
import { refuse } from '../../contract/refusal.ts';
import type { Database } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import { historyOf } from '../db/rows/history.ts';
import type { WholeRow } from '../db/rows/present.ts';
import { findName, findRow, listRows, type Reading } from '../db/rows/read.ts';
import type { Writing } from '../db/rows/writing.ts';
import { createRow, deleteRow, type Entities, editRow } from '../resources/write-row.ts';
import type { Answer, Handlers, SignedCall } from './call.ts';
import { parseListQuery } from './list-query.ts';
import { draftIn, identifierIn, versionIn } from './read-body.ts';
import { isByIdentifier, sightOf } from './sight.ts';

/** What the calls of all entities share. */
export type ResourceTools = { readonly db: Database; readonly entities: Entities; readonly salt: string };

/** Handlers of everything that `operationsOf` describes, by the operation's id. */
export function resourceHandlers(resource: AnyResource, tools: ResourceTools): Handlers {
  const { name } = resource;
  const edit = { signed: (call: SignedCall) => answerEdit(resource, tools, call) };
  return {
    [`${name}.list`]: { signed: (call) => answerList(resource, tools, call) },
    [`${name}.show`]: { signed: (call) => answerShow(resource, tools, call) },
    [`${name}.history`]: { signed: (call) => answerHistory(resource, tools, call) },
    [`${name}.create`]: { signed: (call) => answerCreate(resource, tools, call) },
    [`${name}.patch`]: edit,
    [`${name}.put`]: edit,
    [`${name}.delete`]: { signed: (call) => answerDelete(resource, tools, call) },
  };
}

async function answerList(resource: AnyResource, tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const { view, referredFrom } = sightOf(resource, tools.entities.all, call.session.user, 'list');
  const query = parseListQuery(resource, call.query, view);
  if (referredFrom !== undefined && !isByIdentifier(query)) throw refuse('forbidden');
  const { rows, total } = await listRows({ ...readingOf(resource, tools, call), ...within(referredFrom) }, query, view);
  const last = query.offset + Math.max(rows.length, 1) - 1;
  return { status: 200, body: rows, headers: { 'content-range': `${resource.name} ${query.offset}-${last}/${total}` } };
}

async function answerShow(resource: AnyResource, tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const id = idOf(resource, call);
  const { view, referredFrom } = sightOf(resource, tools.entities.all, call.session.user, 'show');
  const reading = { ...readingOf(resource, tools, call), ...within(referredFrom) };
  if (view === 'whole') return withVersion(200, found(await findRow(reading, id)));
  return { status: 200, body: found(await findName(reading, id)) };
}

async function answerHistory(resource: AnyResource, tools: ResourceTools, call: SignedCall): Promise<Answer> {
  demand(resource, call, 'show');
  const id = idOf(resource, call);
  found(await findRow(readingOf(resource, tools, call), id));
  const entries = await historyOf(tools.db, resource, id);
  const last = Math.max(entries.length, 1) - 1;
  return { status: 200, body: entries, headers: { 'content-range': `history 0-${last}/${entries.length}` } };
}

async function answerCreate(resource: AnyResource, tools: ResourceTools, call: SignedCall): Promise<Answer> {
  demand(resource, call, 'create');
  const draft = draftIn(resource, call.body);
  const row = await inTransaction(resource, tools, call, (writing) => createRow(writing, draft, tools.entities));
  return withVersion(201, row, { location: `/central/${resource.name}/${row.id}` });
}

async function answerEdit(resource: AnyResource, tools: ResourceTools, call: SignedCall): Promise<Answer> {
  demand(resource, call, 'edit');
  const draft = draftIn(resource, call.body);
  const at = { id: idOf(resource, call), version: versionIn(call, draft) };
  return withVersion(200, await inTransaction(resource, tools, call, (writing) => editRow(writing, at, draft, tools.entities)));
}

async function answerDelete(resource: AnyResource, tools: ResourceTools, call: SignedCall): Promise<Answer> {
  demand(resource, call, 'delete');
  const id = identifierIn(call);
  return { status: 200, body: await inTransaction(resource, tools, call, (writing) => deleteRow(writing, id, tools.entities)) };
}

function within(referredFrom: readonly AnyResource[] | undefined): Pick<Reading, 'referredFrom'> {
  return referredFrom === undefined ? {} : { referredFrom };
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw refuse('not_found');
  return row;
}

function demand(resource: AnyResource, call: SignedCall, action: Action): void {
  if (!may(call.session.user, resource, action)) throw refuse('forbidden');
}

function idOf(resource: AnyResource, call: SignedCall): number {
  return resource.singleton === true ? 1 : identifierIn(call);
}

function readingOf(resource: AnyResource, { db }: ResourceTools, { session, now }: SignedCall): Reading {
  return { db, resource, actor: session.user, now };
}

function inTransaction<T>(
  resource: AnyResource,
  { db, salt }: ResourceTools,
  call: SignedCall,
  work: (writing: Writing) => Promise<T>,
): Promise<T> {
  const { session, now, requestId, address } = call;
  return retried(() =>
    db.transaction().execute((transaction) => work({ db: transaction, resource, actor: session.user, now, requestId, address, salt })),
  );
}

function withVersion(status: number, row: WholeRow, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, body: row, headers: { ...headers, etag: `"${row.version}"` } };
}
