import { sql } from 'kysely';
import { compareValues } from '../../../../contract/derive/difference.ts';
import { serverWords } from '../../../../contract/messages/cs/server.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { lockRow } from '../../../db/rows/read.ts';
import { type WriteContext, withoutAccount } from '../../../db/rows/write/write-context.ts';
import { updateRecorded } from '../../../db/rows/write/write-statement.ts';
import { retried } from '../../../db/transactions.ts';
import type { EmailOutcome } from '../../messages/delivery/email-outcome.ts';

type MarkingTools = Pick<WriteContext, 'db' | 'salt' | 'delivery'>;

const itself = withoutAccount(serverWords.system);

/**
 * Stores with the order whether its e-mail address works. The last message counts; messages to a former address of the order do not.
 * Does nothing for a message that is not about an order.
 */
export async function markEmailProblem(tools: MarkingTools, { letter, problem }: EmailOutcome, now: Date): Promise<void> {
  const { rows } = await sql<{ order_id: number }>`
    select m.order_id from order_messages m
    join outbox b on b.id = m.outbox_id join orders o on o.store_id = m.store_id and o.id = m.order_id
    where m.outbox_id = ${letter} and b.channel = 'email' and b.recipient = o.email and o.deleted_at is null
      and o.email_problem is distinct from ${problem}::text
      and not exists (
        select from order_messages later join outbox c on c.id = later.outbox_id
        where later.store_id = m.store_id and later.order_id = m.order_id and later.id > m.id
          and c.channel = 'email' and c.state in ('sent', 'failed', 'bounced'))`.execute(tools.db);
  const [found] = rows;
  if (found === undefined) return;
  await retried(() =>
    tools.db.transaction().execute(async (db) => {
      const context: WriteContext = {
        ...tools,
        db,
        resource: orders,
        actor: itself,
        now,
        requestId: 'delivery',
        address: '',
        language: 'cs',
      };
      const row = await lockRow(context, found.order_id);
      if (row === undefined) return;
      const values = { email_problem: problem };
      await updateRecorded(context, row, { values, changes: compareValues(orders, row, values), lookup: () => undefined });
    }),
  );
}
