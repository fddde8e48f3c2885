import { useLocale } from 'ra-core';
import { overview as czech, type OverviewWords } from '../../../contract/messages/cs/console/stores/overview.ts';
import { overview as english } from '../../../contract/messages/en/console/stores/overview.ts';

/** Words of the page of a branch, which monitoring uses too: they are fetched with these screens. */
export function useBranchOverviewWords(): OverviewWords {
  return useLocale() === 'en' ? english : czech;
}
