import { type Action, may } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { contentRange } from '../../answers/content-range.ts';
import { readHistory } from '../../db/rows/history.ts';
import { findName, findRow } from '../../db/rows/read.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { parseAcceptedVersion, parseDraft, parseIdentifier, parseVersion } from '../call/read-body.ts';
import { createRow, deleteRow, editRow, lockedRow, needsTransaction } from '../write/write-row.ts';
import { answerList, answerQuery } from './list-handlers.ts';
import { createReading, type ResourceTools } from './resource-tools.ts';
import { requireVisibility, within } from './visibility.ts';
import { inOneStatement, inWriteTransaction, withVersion } from './write-transaction.ts';

/** Handlers of everything that `operationsOf` describes, by the operation's id. */
export function resourceHandlers(resource: AnyResource, tools: ResourceTools): Handlers {
  const { name } = resource;
  const edit = { signed: (call: SignedCall) => answerEdit(resource, tools, call) };
  return {
    [`${name}.list`]: { signed: (call) => answerList(resource, tools, call) },
    [`${name}.query`]: { signed: (call) => answerQuery(resource, tools, call) },
    [`${name}.show`]: { signed: (call) => answerShow(resource, tools, call) },
    [`${name}.history`]: { signed: (call) => answerHistory(resource, tools, call) },
    [`${name}.create`]: { signed: (call) => answerCreate(resource, tools, call) },
    [`${name}.patch`]: edit,
    [`${name}.put`]: edit,
    [`${name}.delete`]: { signed: (call) => answerDelete(resource, tools, call) },
  };
}

async function answerShow(resource: AnyResource, tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const id = idOf(resource, call);
  const visibility = requireVisibility(resource, tools.entities.all, call.session.user, 'show');
  const reading = { ...createReading(resource, tools, call), ...within(visibility) };
  if (visibility.view === 'whole') return withVersion(200, found(await findRow(reading, id)));
  return { status: 200, body: found(await findName(reading, id)) };
}

async function answerHistory(resource: AnyResource, tools: ResourceTools, call: SignedCall): Promise<Answer> {
  demand(resource, call, 'show');
  const id = idOf(resource, call);
  found(await findRow(createReading(resource, tools, call), id));
  const entries = await readHistory(tools.db, resource, call.session.user, id);
  const range = contentRange({ unit: 'history', offset: 0, count: entries.length, total: entries.length });
  return { status: 200, body: entries, headers: { 'content-range': range } };
}

async function answerCreate(resource: AnyResource, tools: ResourceTools, call: SignedCall): Promise<Answer> {
  demand(resource, call, 'create');
  const draft = parseDraft(resource, call.body);
  const run = needsTransaction(tools.entities, resource, 'create', draft) ? inWriteTransaction : inOneStatement;
  return run(resource, tools, call, async (context) => {
    const row = await createRow(context, draft, tools.entities);
    return withVersion(201, row, { location: `/central/${resource.name}/${row.id}` });
  });
}

async function answerEdit(resource: AnyResource, tools: ResourceTools, call: SignedCall): Promise<Answer> {
  demand(resource, call, 'edit');
  const draft = parseDraft(resource, call.body);
  const id = idOf(resource, call);
  const version = parseVersion(call, draft);
  if (version === 'any') {
    return inWriteTransaction(resource, tools, call, async (context) => {
      const row = await lockedRow(context, id);
      return withVersion(200, await editRow(context, { id, version: row.version }, draft, tools.entities));
    });
  }
  const at = { id, version };
  const run = needsTransaction(tools.entities, resource, 'edit', draft) ? inWriteTransaction : inOneStatement;
  return run(resource, tools, call, async (context) => withVersion(200, await editRow(context, at, draft, tools.entities)));
}

async function answerDelete(resource: AnyResource, tools: ResourceTools, call: SignedCall): Promise<Answer> {
  demand(resource, call, 'delete');
  const at = { id: parseIdentifier(call), version: parseAcceptedVersion(call) };
  return inWriteTransaction(resource, tools, call, async (context) => ({
    status: 200,
    body: await deleteRow(context, at, tools.entities),
  }));
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw refuse('not_found');
  return row;
}

function demand(resource: AnyResource, call: SignedCall, action: Action): void {
  if (!may(call.session.user, resource, action)) throw refuse('forbidden');
}

function idOf(resource: AnyResource, call: SignedCall): number {
  return resource.singleton === true ? 1 : parseIdentifier(call);
}
