import { may } from '../../../../contract/basics/access.ts';
import { Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import type { moveManyOperations } from '../../../../contract/operations/booking/move-many-operations.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { errorAnswer } from '../../../answers/error-answer.ts';
import { findIds, findRow } from '../../../db/rows/read.ts';
import type { AnswerOf, HandlersOf, SignedCall, SignedCallOf } from '../../../engine/call/call.ts';
import { type ResourceTools, readingOf } from '../../../engine/rows/resource-tools.ts';
import { inWriteTransaction } from '../../../engine/rows/write-transaction.ts';
import { editRow } from '../../../engine/write/write-row.ts';
import { proposeForOrders } from '../ordering/propose-for-orders.ts';

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
  const seen = await findRow(readingOf(orders, tools, call), id);
  const name = seen === undefined ? null : String(seen['name']);
  try {
    const values = { starts_at: startsAt, ends_at: endsAt, over_capacity_reason: null };
    await inWriteTransaction(orders, tools, call, async (writing) => ({
      status: 200,
      body: await editRow({ ...writing, asksAnswer: true }, { id, version }, values, tools.entities),
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
  const seen = await findIds(readingOf(orders, tools, call), { conditions, search: null, sort: [], offset: 0, limit: ids.length });
  const proposals = await proposeForOrders(tools.db, seen.ids, call.now);
  return proposals.map(({ starts_at, ends_at, options, proposed: best, ...order }) => ({
    ...order,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    options: options.map((time) => ({ starts_at: new Date(time.starts_at).toISOString(), ends_at: new Date(time.ends_at).toISOString() })),
    proposed: best === undefined ? null : new Date(best.starts_at).toISOString(),
  }));
}
