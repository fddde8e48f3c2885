import { statesFor } from '../../../contract/rules/orders/order-states.ts';
import { foldDiacritics, searchedWords } from '../../../contract/rules/text/fold-diacritics.ts';
import { groupBy } from '../../../contract/rules/values/group-by.ts';
import { type Row, textOf } from '../../crud/core/row.ts';

/** A client with orders. Those that are still ahead come first, the nearest at the top, then what is over, the newest at the top. */
export type Caller = {
  readonly key: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly orders: readonly Row[];
};

/** What a clerk typed of the caller, as far as it says a number or a name. */
export type Typed = { readonly phone: string; readonly name: string };

/**
 * The people of the orders: one of a telephone, else of an e-mail, else of a name. People with a name that begins with a word of the
 * query come first, then the nearest order ahead.
 */
export function callersOf(orders: readonly Row[], query: string, now: Date): readonly Caller[] {
  const byKey = groupBy(orders, keyOf);
  const callers = [...byKey].map(([key, own]): Caller => {
    const newest = own.toSorted((one, other) => startOf(other) - startOf(one))[0] ?? {};
    const ahead = own.filter((order) => isAhead(order, now)).toSorted((one, other) => startOf(one) - startOf(other));
    const over = own.filter((order) => !isAhead(order, now)).toSorted((one, other) => startOf(other) - startOf(one));
    return {
      key,
      name: textOf(newest['name']),
      phone: textOf(newest['phone']),
      email: textOf(newest['email']),
      orders: [...ahead, ...over],
    };
  });
  const words = searchedWords(query);
  const isNamed = ({ name }: Caller): boolean =>
    foldDiacritics(name)
      .split(' ')
      .some((part) => words.some((word) => part.startsWith(word)));
  return callers.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)) || rankOf(one, now) - rankOf(other, now));
}

/** Whether the order is still to come and can be moved or cancelled. */
export function isAhead(order: Row, now: Date): boolean {
  return Date.parse(textOf(order['ends_at'])) > now.getTime() && statesFor('move').some((state) => state === order['state']);
}

/** Who calls: the one that was chosen, or the only one found. */
export function findChosenCaller(callers: readonly Caller[], chosen: string | undefined): Caller | undefined {
  return callers.find(({ key }) => key === chosen) ?? (callers.length === 1 ? callers[0] : undefined);
}

/** The order of the caller for the service that is still to come: another one would be a second of the same matter. */
export function findComingOrder(caller: Caller | undefined, serviceId: number | undefined, now: Date): Row | undefined {
  return caller?.orders.find((order) => Number(order['service_id']) === serviceId && isAhead(order, now));
}

/** Whether the order can be moved to the time: not to the one that it has. */
export function isOtherTime(order: Row, time: { readonly starts_at: string }): boolean {
  return startOf(order) !== Date.parse(time.starts_at);
}

/** A telephone when nearly all of it is digits, nothing when it can be a PIN, else a name. */
export function readTypedCaller(query: string): Typed {
  const text = query.trim();
  const digits = text.replace(/[\s+()-]/gu, '');
  if (!/^\d+$/u.test(digits)) return { phone: '', name: text };
  return { phone: digits.length >= shortestPhone ? text : '', name: '' };
}

const shortestPhone = 9;

function keyOf({ phone, email, name }: Row): string {
  return textOf(phone) || textOf(email).toLowerCase() || foldDiacritics(textOf(name));
}

function startOf({ starts_at }: Row): number {
  return Date.parse(textOf(starts_at));
}

function rankOf({ orders: [first] }: Caller, now: Date): number {
  if (first === undefined) return Number.POSITIVE_INFINITY;
  return isAhead(first, now) ? startOf(first) : Number.MAX_SAFE_INTEGER - startOf(first);
}
