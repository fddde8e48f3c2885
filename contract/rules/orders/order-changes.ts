import type { TemplatePurpose } from '../text/template-tags.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a client comes by. */
const visit = ['store_id', 'service_id', 'starts_at', 'ends_at'] as const;

/** What the change of an order is to its client; undefined where it does not concern them. */
export function changePurpose(before: Values, after: Values): TemplatePurpose | undefined {
  // A move may change the state too: to the client it is a move.
  if (visit.some((name) => before[name] !== after[name])) return 'changed';
  if (before['state'] === after['state']) return undefined;
  // A wrong press that is undone leads back to a confirmed order, of which its client knows.
  return after['state'] === 'confirmed' && before['state'] !== 'unconfirmed' ? undefined : entered[String(after['state'])];
}

const entered: Readonly<Record<string, TemplatePurpose>> = { confirmed: 'created', cancelled: 'cancelled' };

/** What an office does with an order that the page of its client explains: it says when, and what the office wrote about it. */
export const officeChangeKinds = ['moved', 'changed', 'cancelled', 'confirmed'] as const;
export type OfficeChangeKind = (typeof officeChangeKinds)[number];

/** What the client of an order that was moved with many others has answered: nothing yet, that it suits, or by another time or the end. */
export const moveAnswers = ['waiting', 'suits', 'other'] as const;
export type MoveAnswer = (typeof moveAnswers)[number];

/** What a change leaves of the answer: a move of the office asks or withdraws the question, one by the client answers it. */
export function answerAfter(before: unknown, by: { readonly isStaff: boolean; readonly asks: boolean }): MoveAnswer | null {
  if (by.isStaff) return by.asks ? 'waiting' : null;
  return moveAnswers.find((answer) => (before === 'waiting' ? answer === 'other' : answer === before)) ?? null;
}
