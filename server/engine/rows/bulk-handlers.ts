import { type Action, may } from '../../../contract/basics/access.ts';
import { Refusal, refuse } from '../../../contract/basics/refusal.ts';
import { actionOperationId } from '../../../contract/derive/operations/bulk-operations.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Language } from '../../../contract/messages/index.ts';
import { type ErrorBody, errorAnswer } from '../../answers/error-answer.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { parseAcceptedVersion, parseIdentifier, parseVersion } from '../call/read-body.ts';
import { demandProof } from '../call/session.ts';
import { actOnRow } from '../write/act-on-row.ts';
import { findRefused } from '../write/report-refusals.ts';
import { restoreRow } from '../write/restore-row.ts';
import { type RowOutcome, writeRows } from '../write/write-rows.ts';
import { parseBulkRequest, parseTaken } from './bulk-request.ts';
import type { ResourceTools } from './resource-tools.ts';
import { asIfWritten, inWriteTransaction, withVersion } from './write-transaction.ts';

/** Handlers of `bulkOperations`, by the operation's id. */
export function bulkHandlers(resource: AnyResource, tools: ResourceTools): Handlers {
  const { name, actions = {} } = resource;
  return {
    [`${name}.bulk`]: { signed: (call) => answerBulk(resource, tools, call) },
    [`${name}.restore`]: { signed: (call) => answerRestore(resource, tools, call) },
    ...Object.fromEntries(
      Object.keys(actions).map((action) => [
        actionOperationId(resource, action),
        { signed: (call: SignedCall) => answerAction(resource, tools, action, call) },
      ]),
    ),
  };
}

async function answerBulk(resource: AnyResource, tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const { isDryRun, ...request } = parseBulkRequest(resource, call.body);
  demand(resource, call, request.action === 'delete' || request.action === 'restore' ? 'delete' : 'edit');
  if ('filter' in request.rows) demand(resource, call, 'list');
  if (!isDryRun) demandProof(call.session, resource.actions?.[request.action] ?? {}, call.now);
  const run = isDryRun ? asIfWritten : inWriteTransaction;
  return run(resource, tools, call, async (context) => {
    const outcomes = await writeRows(context, request, tools.entities);
    await tools.entities.hooksOf(resource.name).onRefused?.(context.db, findRefused(outcomes.map(({ result }) => result)), call.now);
    return { status: 200, body: bulkResult(outcomes, call) };
  });
}

async function answerRestore(resource: AnyResource, tools: ResourceTools, call: SignedCall): Promise<Answer> {
  demand(resource, call, 'delete');
  const at = { id: parseIdentifier(call), version: parseAcceptedVersion(call) };
  parseTaken(resource, 'restore', call.body);
  return inWriteTransaction(resource, tools, call, async (context) => withVersion(200, await restoreRow(context, at, tools.entities)));
}

async function answerAction(resource: AnyResource, tools: ResourceTools, action: string, call: SignedCall): Promise<Answer> {
  demand(resource, call, 'edit');
  const draft = parseTaken(resource, action, call.body);
  const version = parseVersion(call, draft);
  // A person who moves a state has seen from where.
  if (version === 'any') throw refuse('version_required');
  const at = { id: parseIdentifier(call), version };
  return inWriteTransaction(resource, tools, call, async (context) =>
    withVersion(200, await actOnRow(context, at, { action, draft }, tools.entities)),
  );
}

function bulkResult(outcomes: readonly RowOutcome[], { language, requestId }: SignedCall): unknown {
  const results = outcomes.map(({ id, name, result }) =>
    result instanceof Refusal ? { id, name, ...refusedResult(result, language, requestId) } : { id, name, result },
  );
  const count = (result: 'done' | 'unchanged' | 'refused') => results.filter((each) => each.result === result).length;
  return {
    total: outcomes.length,
    done: count('done'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    results,
  };
}

/** A row that is already what was asked for did not fail: there was nothing to do, and its state is said. */
function refusedResult(refusal: Refusal, language: Language, requestId: string) {
  const reason = reasonOf(refusal, language, requestId);
  if (refusal.options.found?.isIdle === true) return { result: 'unchanged', message: reason.message } as const;
  return { result: 'refused', ...reason } as const;
}

function reasonOf(refusal: Refusal, language: Language, requestId: string): Pick<ErrorBody, 'err' | 'message' | 'errors'> {
  const { err, message, errors } = errorAnswer(refusal, language, requestId).body;
  return { err, message, ...(errors === undefined ? {} : { errors }) };
}

function demand(resource: AnyResource, call: SignedCall, action: Action): void {
  if (!may(call.session.user, resource, action)) throw refuse('forbidden');
}
