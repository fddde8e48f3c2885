/** What the client of an order that was moved with many others has answered: nothing yet, that it suits, or by another time or the end. */
export const moveAnswers = ['waiting', 'suits', 'other'] as const;
export type MoveAnswer = (typeof moveAnswers)[number];

/** What a change leaves of the answer: a move of the office asks or withdraws the question, one by the client answers it. */
export function answerAfter(before: unknown, by: { readonly isStaff: boolean; readonly asks: boolean }): MoveAnswer | null {
  if (by.isStaff) return by.asks ? 'waiting' : null;
  return moveAnswers.find((answer) => (before === 'waiting' ? answer === 'other' : answer === before)) ?? null;
}
