import { orderImport as czech } from '../../../contract/messages/cs/console/web-orders/order-import.ts';
import { orderImport as english } from '../../../contract/messages/en/console/web-orders/order-import.ts';
import { useWords } from '../../crud/core/words.ts';

/** Words of bringing in orders: they are fetched with the screen. */
export function useImportWords(): typeof czech {
  return useWords().language === 'en' ? english : czech;
}
