import { services as czech, type ServiceWords } from '../../../../contract/messages/cs/console/stores/services.ts';
import { services as english } from '../../../../contract/messages/en/console/stores/services.ts';
import { wordsHook } from '../../../crud/core/words.ts';

/** What is said of services in addition to their rows: fetched with the screens that say it. */
export const useServiceWords = wordsHook<ServiceWords>(czech, english);
