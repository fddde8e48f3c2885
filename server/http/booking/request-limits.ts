import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../../../contract/basics/refusal.ts';
import { networkOf } from '../../work/tries/network-of.ts';

/** How many requests of one address are served in a minute, pictures of maps apart, and how many orders in an hour. */
export type RequestLimits = { readonly reads: number; readonly changes: number; readonly pictures: number; readonly orders: number };
export type CountRequest = (kind: keyof RequestLimits, address: string) => Promise<void>;

/** An office or a school behind one address asks less; a program asks more. */
export const usualLimits: RequestLimits = { reads: 300, changes: 60, pictures: 600, orders: 60 };

const windowSeconds = 60;
const hourSeconds = 3_600;

/** Counts requests of each place on the network, apart for reading, for changes and for orders; refuses those beyond the limit and says for how long. */
export function limitRequests({ reads, changes, pictures, orders }: RequestLimits): CountRequest {
  const limiters = {
    reads: new RateLimiterMemory({ points: reads, duration: windowSeconds }),
    changes: new RateLimiterMemory({ points: changes, duration: windowSeconds }),
    pictures: new RateLimiterMemory({ points: pictures, duration: windowSeconds }),
    orders: new RateLimiterMemory({ points: orders, duration: hourSeconds }),
  };
  return async (kind, address) => {
    try {
      await limiters[kind].consume(networkOf(address));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw refuse('too_many_requests', { details: { seconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) } });
    }
  };
}
