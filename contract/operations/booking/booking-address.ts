/** Where the booking page is served (page 05, The booking page). */
export const bookingAddress = '/objednani';

/** Where pictures of its map are: `/{z}/{x}/{y}` below it. */
export const bookingMapAddress = `${bookingAddress}/map`;

/** The secret of a link to an order stands behind this in the fragment, which browsers send to nobody. */
export const orderFragment = '#o=';

/** Address of an order for its client, under the origin of the server. */
export function orderAddress(origin: string, secret: string): string {
  return `${origin}${bookingAddress}${orderFragment}${secret}`;
}
