import { may } from '../../../../contract/basics/access.ts';
import { Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import { type leavingOperations } from '../../../../contract/operations/booking/leaving-operations.ts';
import { type moveManyOperations } from '../../../../contract/operations/booking/move-many-operations.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { errorAnswer } from '../../../answers/error-answer.ts';
import { findIds, findRow } from '../../../db/rows/read.ts';
import { type AnswerOf, type HandlersOf, type SignedCall, type SignedCallOf } from '../../../engine/call/call.ts';
import { createReading, type ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { inWriteTransaction } from '../../../engine/rows/write-transaction.ts';
import { editRow } from '../../../engine/write/write-row.ts';
import { readLeaving } from '../grace/read-leaving.ts';
import { proposeForOrders } from '../ordering/propose-for-orders.ts';
import { type TakenBack, takeBack } from '../ordering/take-back.ts';

/** Handlers of `moveManyOperations`. */
export function moveManyHandlers(tools: ResourceTools): HandlersOf<typeof moveManyOperations> {
  return {
    'orders.propose-moves': { signed: (call) => answerProposals(tools, call) },
    'orders.move-many': { signed: (call) => answerMoves(tools, call) },
  };
}

type Proposals = AnswerOf<'orders.propose-moves'>;
type Moving = SignedCallOf<'orders.move-many'>;
type Moved = AnswerOf<'orders.move-many'>['body'][number];

async function answerProposals(tools: ResourceTools, call: SignedCallOf<'orders.propose-moves'>): Promise<Proposals> {
  if (!may(call.session.user, orders, 'edit')) throw refuse('forbidden');
  return { status: 200, body: await proposed(tools, call, call.body.ids) };
}

/** Each order moves in a transaction of its own: what one is refused keeps none of the others back. */
async function answerMoves(tools: ResourceTools, call: Moving): Promise<AnswerOf<'orders.move-many'>> {
  if (!may(call.session.user, orders, 'edit')) throw refuse('forbidden');
  const results: Omit<Moved, 'next'>[] = [];
  for (const move of call.body.moves) results.push(await moved(tools, call, move));
  // After all of them: what is proposed next is still free then.
  const refused = results.filter(({ is_moved: isMoved }) => !isMoved).map(({ id }) => id);
  const next = new Map((await proposed(tools, call, refused)).map((proposal) => [proposal.id, proposal]));
  return { status: 200, body: results.map((result) => ({ ...result, next: next.get(result.id) ?? null })) };
}

async function moved(tools: ResourceTools, call: Moving, move: Moving['body']['moves'][number]): Promise<Omit<Moved, 'next'>> {
  const { id, version, starts_at: startsAt, ends_at: endsAt } = move;
  const seen = await findRow(createReading(orders, tools, call), id);
  const name = seen === undefined ? null : String(seen['name']);
  try {
    const values = { starts_at: startsAt, ends_at: endsAt, over_capacity_reason: null };
    await inWriteTransaction(orders, tools, call, async (context) => ({
      status: 200,
      body: await editRow({ ...context, asksAnswer: true }, { id, version }, values, tools.entities),
    }));
    return { id, name, is_moved: true, message: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isDone = seen !== undefined && seen['starts_at'] === startsAt && seen['move_answer'] !== null;
    const { message } = errorAnswer(error, call.language, call.requestId).body;
    return isDone ? { id, name, is_moved: true, message: null } : { id, name, is_moved: false, message };
  }
}

async function proposed(tools: ResourceTools, call: SignedCall, ids: readonly number[]): Promise<Proposals['body']> {
  if (ids.length === 0) return [];
  const conditions = [{ name: 'id', operator: 'in' as const, value: [...ids] }];
  const seen = await findIds(createReading(orders, tools, call), { conditions, search: null, sort: [], offset: 0, limit: ids.length });
  const proposals = await proposeForOrders(tools.db, seen.ids, call.now);
  return proposals.map(({ starts_at, ends_at, options, proposed: best, ...order }) => ({
    ...order,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    options: options.map((time) => ({ starts_at: new Date(time.starts_at).toISOString(), ends_at: new Date(time.ends_at).toISOString() })),
    proposed: best === undefined ? null : new Date(best.starts_at).toISOString(),
  }));
}

/** Handlers of `leavingOperations`: messages of moves and cancellations that have not left yet, and taking these back. */
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
    return await inWriteTransaction(orders, tools, call, async (context) => {
      const outcomes = await takeBack({ ...context, isQuiet: true }, call.path.id, tools.entities);
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
