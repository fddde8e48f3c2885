import type { bookingPreview as czech } from '../../../cs/console/web-orders/booking-preview.ts';

/** What is around the preview of the booking page. */
export const bookingPreview: typeof czech = {
  title: 'Booking page',
  how: 'Clients will see it like this once it is saved. Walk through the steps as a client; nothing is booked from here.',
  open: 'Open the page as it is now',
};
