import { sql } from 'kysely';
import { may } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import { outbox } from '../../../contract/resources/settings/outbox.ts';
import { hiddenSecret } from '../../../contract/rules/accounts/hidden-secret.ts';
import { findRow } from '../../db/rows/read.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { identifierIn } from '../call/read-body.ts';
import { type ResourceTools, readingOf } from '../rows/resource-tools.ts';

/** Handlers of `outboxOperations`. */
export function outboxHandlers(tools: ResourceTools): Handlers {
  return { 'outbox.text': { signed: (call) => answerText(tools, call) } };
}

/** Whoever reads it could go in as the recipient: the audit says so before they do. */
async function answerText(tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const { user } = call.session;
  if (!may(user, outbox, 'show')) throw refuse('forbidden');
  const id = identifierIn(call);
  const row = await findRow(readingOf(outbox, tools, call), id);
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
