import { simulatorWords as words } from '../../contract/messages/cs/simulator.ts';
import { bookOrders } from './book-orders.ts';
import { publicCentral } from './public-central.ts';

/** Makes orders as the public does and says what came of it; whether all that were asked for were made. */
export async function bookFor(
  { url, seed }: { readonly url: string; readonly seed: string },
  count: number,
  say: (line: string) => void,
): Promise<boolean> {
  const rest = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const booked = await bookOrders(publicCentral(url, { say, rest }), { count, seed, now: Date.now() });
  say(booked === null ? words.nothingOffered : words.booked(booked));
  return booked !== null && booked.confirmed + booked.unconfirmed === count;
}
