import { changedHours as czech } from '../../../../contract/messages/cs/console/stores/changed-hours.ts';
import { changedHours as english } from '../../../../contract/messages/en/console/stores/changed-hours.ts';
import { wordsHook } from '../../../crud/core/words.ts';

/** Words of changing opening hours: they are fetched with what changes them. */
export const useChangedHoursWords = wordsHook(czech, english);
