/** Builds the console into dist/console. */
export function buildConsole(): Promise<void>;
/** Builds the booking page into dist/booking-page. */
export function buildBookingPage(): Promise<void>;
