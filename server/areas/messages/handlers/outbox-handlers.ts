import { sql } from 'kysely';
import { may } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { outboxOperations } from '../../../../contract/operations/console/outbox-operations.ts';
import { outbox } from '../../../../contract/resources/settings/outbox.ts';
import { hiddenSecret } from '../../../../contract/rules/accounts/hidden-secret.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import { createReading, type ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { inTransaction } from '../../../engine/rows/write-transaction.ts';

/** Handlers of `outboxOperations`. */
export function outboxHandlers(tools: ResourceTools): HandlersOf<typeof outboxOperations> {
  return {
    'outbox.text': { signed: (call) => answerText(tools, call) },
    'outbox.resend': { signed: (call) => answerResend(tools, call) },
  };
}

/** Anyone who reads it could go in as the recipient: the audit says so before they do. */
async function answerText(tools: ResourceTools, call: SignedCallOf<'outbox.text'>): Promise<AnswerOf<'outbox.text'>> {
  const { user } = call.session;
  if (!may(user, outbox, 'show')) throw refuse('forbidden');
  const { id } = call.path;
  const row = await findRow(createReading(outbox, tools, call), id);
  if (row === undefined) throw refuse('not_found');
  const { now, address, requestId } = call;
  const { rows } = await sql<{ secret: string }>`
    with shown as (select secret from message_secrets where outbox_id = ${id} and ends_at > ${now}),
    noted as (
      insert into audit_log (created_at, updated_at, actor_id, actor_name, action, resource, record_id, address, request_id)
      select ${now}::timestamptz, ${now}::timestamptz, ${user.id}::int, ${user.name}::text, 'message_shown', 'outbox', ${id}::int,
        ${address}::text, ${requestId}::text from shown)
    select secret from shown`.execute(tools.db);
  const secret = rows[0]?.secret;
  if (typeof row['body'] !== 'string' || secret === undefined) throw refuse('message_cleared');
  return { status: 200, body: { body: row['body'].replaceAll(hiddenSecret, secret) } };
}

/** A message with an ended link or code is not failed but over: nothing that no longer holds goes out. */
async function answerResend(tools: ResourceTools, call: SignedCallOf<'outbox.resend'>): Promise<AnswerOf<'outbox.resend'>> {
  const { user } = call.session;
  if (!may(user, outbox, 'show')) throw refuse('forbidden');
  const { id } = call.path;
  if ((await findRow(createReading(outbox, tools, call), id)) === undefined) throw refuse('not_found');
  const { now, address, requestId } = call;
  return inTransaction(tools.db, call, async (transaction) => {
    const { rows } = await sql`
      with again as (
        update outbox set state = 'waiting', attempts = 0, next_try_at = ${now}, error = null, updated_at = ${now}
        where id = ${id} and state = 'failed' and body is not null returning id)
      insert into audit_log (created_at, updated_at, actor_id, actor_name, action, resource, record_id, changes, address, request_id)
      select ${now}::timestamptz, ${now}::timestamptz, ${user.id}::int, ${user.name}::text, 'edit', 'outbox', id,
        ${JSON.stringify(resent)}::jsonb, ${address}::text, ${requestId}::text from again returning id`.execute(transaction);
    if (rows.length === 0) throw refuse('message_not_failed');
    return { status: 204 };
  });
}

const resent = { state: { before: 'failed', after: 'waiting' } } as const;
