import { may } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { leavingOperations } from '../../../../contract/operations/booking/leaving-operations.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import type { ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { inWriteTransaction } from '../../../engine/rows/write-transaction.ts';
import { readLeaving } from '../grace/read-leaving.ts';
import { type TakenBack, takeBack } from '../ordering/take-back.ts';

/** Handlers of `leavingOperations`. */
export function leavingHandlers(tools: ResourceTools): HandlersOf<typeof leavingOperations> {
  return {
    'orders.leaving': { signed: (call) => answerLeaving(tools, call) },
    'orders.take-back': { signed: (call) => answerTakeBack(tools, call) },
  };
}

async function answerLeaving({ db }: ResourceTools, { session, now }: SignedCallOf<'orders.leaving'>): Promise<AnswerOf<'orders.leaving'>> {
  if (!may(session.user, orders, 'edit')) throw refuse('forbidden');
  const changes = await readLeaving(db, session.user.id, now);
  return {
    status: 200,
    body: {
      now: now.toISOString(),
      changes: changes.map(({ leaves_at, orders: first, ...change }) => ({
        ...change,
        leaves_at: leaves_at.toISOString(),
        orders: first.map((order) => ({ ...order, starts_at: new Date(order.starts_at).toISOString() })),
      })),
    },
  };
}

type Taking = SignedCallOf<'orders.take-back'>;
type Taken = AnswerOf<'orders.take-back'>;

/** Where some orders cannot be taken back, everything is undone again: what the answer says before is what would happen. */
async function answerTakeBack(tools: ResourceTools, call: Taking): Promise<Taken> {
  if (!may(call.session.user, orders, 'edit')) throw refuse('forbidden');
  try {
    return await inWriteTransaction(orders, tools, call, async (writing) => {
      const outcomes = await takeBack({ ...writing, isQuiet: true }, call.path.id, tools.entities);
      if (outcomes === undefined) throw refuse('not_found');
      const answer = answerOf(outcomes);
      if (answer.body.kept.length > 0 && !call.body.partly) throw new Incomplete(answer);
      return answer;
    });
  } catch (error) {
    if (!(error instanceof Incomplete)) throw error;
    const { status, body } = error.answer;
    return { status, body: { ...body, done: false } };
  }
}

/** Ends a transaction in which some orders could not be taken back. */
class Incomplete extends Error {
  readonly answer: Taken;

  constructor(answer: Taken) {
    super('incomplete');
    this.answer = answer;
  }
}

function answerOf(outcomes: readonly TakenBack[]): Taken {
  const taken = outcomes.flatMap(({ row, kept }) => (kept === null && row !== undefined ? [named(row)] : []));
  const kept = outcomes.flatMap(({ orderId, row, kept: why }) =>
    why === null ? [] : [{ ...(row === undefined ? { id: orderId, name: null, starts_at: null } : named(row)), ...why }],
  );
  return { status: 200, body: { done: taken.length > 0, taken_back: taken, kept } };
}

function named(row: Readonly<Record<string, unknown>> & { readonly id: number }) {
  return { id: row.id, name: String(row['name']), starts_at: String(row['starts_at']) };
}
