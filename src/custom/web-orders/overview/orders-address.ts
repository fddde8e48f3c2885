import { resourceNamed } from '../../../crud/vocabulary/named.ts';

/** The list of orders under a filter. */
export function ordersAddress(filter: Readonly<Record<string, unknown>>): string {
  return `${resourceNamed('orders').page}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
