import { affectedOrders as czech } from '../../../contract/messages/cs/console/web-orders/affected-orders.ts';
import { affectedOrders as english } from '../../../contract/messages/en/console/web-orders/affected-orders.ts';
import { useWords } from '../../crud/core/words.ts';

/** Texts of the screen of affected orders, loaded with it. */
export function useAffectedWords(): typeof czech {
  return useWords().language === 'en' ? english : czech;
}
