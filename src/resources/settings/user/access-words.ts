import { type AccessWords, access as czech } from '../../../../contract/messages/cs/console/settings/access.ts';
import { access as english } from '../../../../contract/messages/en/console/settings/access.ts';
import { wordsHook } from '../../../crud/core/words.ts';

/** What a user has access to and why: fetched with the screens that tell it. */
export const useAccessWords = wordsHook<AccessWords>(czech, english);
