import type { Language } from '../../basics/languages.ts';
import { writeChoiceFragment } from '../../rules/booking-page/choice-address.ts';

/** Where the booking page is served (page 05, The booking page). */
export const bookingAddress = '/objednani';

/** Where pictures of its map are: `/{z}/{x}/{y}` below it. */
export const bookingMapAddress = `${bookingAddress}/map`;

/** The secret of a link to an order is behind this in the fragment, which browsers send to no one. */
export const orderFragment = '#o=';

/** Before the secret of a place on the waiting list. */
export const waitingFragment = '#w=';

/** Address of a place on the waiting list for its client. */
export function waitingAddress(origin: string, secret: string, language: Language): string {
  return `${origin}${bookingAddress}?${languageQuery}=${language}${waitingFragment}${secret}`;
}

/** What the query of the address of the page says its language by. */
export const languageQuery = 'lang';

/** Address of an order for its client, under the origin of the server: the page opens in the language of the order. */
export function orderAddress(origin: string, secret: string, language: Language): string {
  return `${origin}${bookingAddress}?${languageQuery}=${language}${orderFragment}${secret}`;
}

/** Where a client books the same service again: the page opens at its days, or at the beginning where the service is not offered. */
export function bookAgainAddress(origin: string, { service_id }: { readonly service_id: number }, language: Language): string {
  const fragment = writeChoiceFragment({ step: 'day', choice: { serviceId: service_id } });
  return `${origin}${bookingAddress}?${languageQuery}=${language}${fragment}`;
}

/** What the query of the preview's address asks for. */
export const previewQuery = 'preview';

/** Where the booking page shows settings that are not saved yet: within the form of the settings, which sends them by `postMessage`. */
export const previewAddress = `${bookingAddress}?${previewQuery}`;

/** What the page reports the form once it listens. */
export const previewReady = 'booking-preview-ready';

/** What the form informs the page: values of the settings, saved or not, and in which language their texts are being written. */
export type PreviewMessage = {
  readonly type: 'booking-preview';
  readonly settings: Readonly<Record<string, unknown>>;
  readonly language: Language;
};
