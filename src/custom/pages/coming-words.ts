import { useLocale } from 'ra-core';
import { coming as czech } from '../../../contract/messages/cs/console/shell/coming.ts';
import { coming as english } from '../../../contract/messages/en/console/shell/coming.ts';

/** Words of the screens that are still being built: they are fetched with the first of them. */
export function useComingWords(): typeof czech {
  return useLocale() === 'en' ? english : czech;
}
