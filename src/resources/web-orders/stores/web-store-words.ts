import { webStores as czech } from '../../../../contract/messages/cs/console/web-orders/web-stores.ts';
import { webStores as english } from '../../../../contract/messages/en/console/web-orders/web-stores.ts';
import { useWords } from '../../../crud/core/words.ts';

/** Words of branches without settings of ordering: they are fetched with their list. */
export function useWebStoreWords(): typeof czech {
  return useWords().language === 'en' ? english : czech;
}
