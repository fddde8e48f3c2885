import type { Language } from '../../basics/languages.ts';
import { bookingAddress } from './booking-address.ts';

/** What the query of the preview's address asks for. */
export const previewQuery = 'preview';

/** Where the booking page shows settings that are not saved yet: within the form of the settings, which notifies them by a message. */
export const previewAddress = `${bookingAddress}?${previewQuery}`;

/** What the page reports the form once it listens. */
export const previewReady = 'booking-preview-ready';

/** What the form informs the page: values of the settings, saved or not, and in which language their texts are being written. */
export type PreviewMessage = {
  readonly type: 'booking-preview';
  readonly settings: Readonly<Record<string, unknown>>;
  readonly language: Language;
};
