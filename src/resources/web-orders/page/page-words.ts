import { bookingPreview as czech } from '../../../../contract/messages/cs/console/web-orders/booking-preview.ts';
import { bookingPreview as english } from '../../../../contract/messages/en/console/web-orders/booking-preview.ts';
import { useWords } from '../../../crud/core/words.ts';

/** Words of the preview of the booking page: they are fetched with it. */
export function usePageWords(): typeof czech {
  return useWords().language === 'en' ? english : czech;
}
