import type { OrderState } from './order-states.ts';

/** How near the appointment of someone who has not come yet is, in whole minutes. */
export type Timing = { readonly is: 'soon' | 'late'; readonly minutes: number };

const minuteMs = 60_000;
/** From so long before its beginning an order is soon. */
const soonMinutes = 60;
/** After so long no one waits for the client any more: the state alone is said. */
const lateMinutes = 12 * 60;

/** Whether the client is about to come or late; undefined where that is no matter now. */
export function orderTiming(state: OrderState, startsAt: string, now: Date): Timing | undefined {
  if (state !== 'confirmed' && state !== 'unconfirmed') return undefined;
  const ahead = (Date.parse(startsAt) - now.getTime()) / minuteMs;
  if (ahead > 0) return ahead <= soonMinutes ? { is: 'soon', minutes: Math.ceil(ahead) } : undefined;
  const behind = Math.floor(-ahead);
  return behind >= 1 && behind < lateMinutes ? { is: 'late', minutes: behind } : undefined;
}
