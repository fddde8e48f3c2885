import type { KeptReason, TakenBackPurpose } from '../../../contract/rules/orders/grace.ts';

/** What is known of the letter about a change; `held` is one that a later change replaces. */
type Letter = 'waiting' | 'held' | 'tried' | 'sent' | 'withdrawn';
type Place = { readonly slot: number; readonly isCancelled: boolean };

export type ModelChange = {
  readonly id: number;
  readonly clerk: number;
  readonly order: number;
  readonly purpose: TakenBackPurpose;
  readonly before: Place;
  readonly after: Place;
  readonly leavesAt: number;
  letter: Letter;
  dueAt: number;
  isTakenBack: boolean;
  isForgotten: boolean;
};

/** Orders of one service, one at a time in a slot, and what staff did to them: what the server is compared with. */
export class GraceModel {
  readonly orders: Place[];
  readonly changes: ModelChange[] = [];
  /** Letters that a mail server took, as `order purpose slot`. */
  readonly taken: string[] = [];

  constructor(orders: number) {
    this.orders = Array.from({ length: orders }, (_, slot) => ({ slot, isCancelled: false }));
  }

  /** What a move or a cancellation is answered; `same` changes nothing. */
  expectOf(order: number, slot: number | 'cancel'): 'done' | 'same' | 'order_ended' | 'order_full' | 'wrong_state' {
    const now = this.#at(order);
    if (slot === 'cancel') return now.isCancelled ? 'wrong_state' : 'done';
    if (slot === now.slot) return 'same';
    if (now.isCancelled) return 'order_ended';
    return this.#isTaken(slot, order) ? 'order_full' : 'done';
  }

  change(order: number, slot: number | 'cancel', made: Pick<ModelChange, 'id' | 'clerk' | 'leavesAt'>): void {
    const before = this.#at(order);
    const after = slot === 'cancel' ? { ...before, isCancelled: true } : { ...before, slot };
    for (const earlier of this.#of(order)) if (earlier.letter === 'waiting') earlier.letter = 'held';
    this.orders[order] = after;
    const purpose = slot === 'cancel' ? 'cancelled' : 'changed';
    const rest = { letter: 'waiting', dueAt: made.leavesAt, isTakenBack: false, isForgotten: false } as const;
    this.changes.push({ ...made, order, purpose, before, after, ...rest });
  }

  /** Takes the change back if it can be; says why not otherwise. */
  takeBack(change: ModelChange, now: number): 'done' | 'not_found' | KeptReason {
    if (change.isForgotten) return 'not_found';
    if (change.isTakenBack) return 'done';
    if (change.leavesAt <= now) return 'left';
    if (this.#of(change.order).some((later) => later.id > change.id && !later.isTakenBack)) return 'changed';
    if (change.letter === 'tried' || change.letter === 'sent') return 'left';
    if (this.#isTaken(change.before.slot, change.order)) return 'place_gone';
    this.orders[change.order] = change.before;
    change.isTakenBack = true;
    change.letter = 'withdrawn';
    const former = this.#of(change.order).findLast(({ id, letter }) => id < change.id && letter === 'held');
    if (former !== undefined) {
      former.letter = 'waiting';
      former.dueAt = Math.max(former.leavesAt, now);
    }
    return 'done';
  }

  /** A server takes letters that are due; one that dies has handed the letter over, or has not, and stores nothing. */
  deliver(now: number, death?: { readonly isTaken: boolean; readonly retryAt: number }): void {
    for (const change of this.changes) {
      if ((change.letter !== 'waiting' && change.letter !== 'tried') || change.dueAt > now) continue;
      if (death?.isTaken !== false) this.taken.push(`${change.order} ${change.purpose} ${change.after.slot}`);
      change.letter = death === undefined ? 'sent' : 'tried';
      if (death !== undefined) change.dueAt = death.retryAt;
      if (death !== undefined) return;
    }
  }

  /** The periodic job: letters that were replaced are dropped, and old changes are forgotten. */
  tidy(now: number): void {
    for (const change of this.changes) {
      const isOpen = this.#of(change.order).some((one) => !one.isTakenBack && one.leavesAt > now);
      if (!isOpen && change.letter === 'held' && change.leavesAt <= now) change.letter = 'withdrawn';
    }
    for (const change of this.changes) if (!change.isTakenBack && change.leavesAt <= now - 600_000) change.isForgotten = true;
  }

  #of(order: number): readonly ModelChange[] {
    return this.changes.filter((change) => change.order === order);
  }

  #at(order: number): Place {
    const place = this.orders[order];
    if (place === undefined) throw new Error(`there is no order ${order}`);
    return place;
  }

  #isTaken(slot: number, order: number): boolean {
    return this.orders.some((other, index) => index !== order && !other.isCancelled && other.slot === slot);
  }
}
