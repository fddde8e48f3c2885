import { bookingAddress } from './booking-address.ts';

const asPreview = 'preview';

/** Where the booking page shows settings that are not saved yet: within the form of the settings, which tells them by a message. */
export const previewAddress = `${bookingAddress}?${asPreview}`;

/** Whether the query of an address asks for the preview. */
export function isPreviewQuery(query: string): boolean {
  return new URLSearchParams(query).has(asPreview);
}

/** What the page tells the form once it listens. */
export const previewReady = 'booking-preview-ready';

/** What the form tells the page: values of the settings, saved or not. */
export type PreviewMessage = { readonly type: 'booking-preview'; readonly settings: Readonly<Record<string, unknown>> };
