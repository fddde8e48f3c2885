import { bookingOverview as czech } from '../../../contract/messages/cs/console/web-orders/booking-overview.ts';
import { bookingOverview as english } from '../../../contract/messages/en/console/web-orders/booking-overview.ts';
import { useWords } from '../../crud/vocabulary/words.ts';

/** Words of the overview of web orders: they are fetched with it. */
export function useOverviewWords(): typeof czech {
  return useWords().language === 'en' ? english : czech;
}
