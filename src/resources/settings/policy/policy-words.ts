import { policy as czech } from '../../../../contract/messages/cs/console/settings/policy.ts';
import { policy as english } from '../../../../contract/messages/en/console/settings/policy.ts';
import { wordsHook } from '../../../crud/core/words.ts';

/** What a policy of passwords means: fetched with the record that shows it. */
export const usePolicyWords = wordsHook(czech, english);
