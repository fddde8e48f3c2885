import { intervalEditor as czech } from '../../../../contract/messages/cs/console/web-orders/interval-editor.ts';
import { intervalEditor as english } from '../../../../contract/messages/en/console/web-orders/interval-editor.ts';
import { wordsHook } from '../../../crud/core/words.ts';

/** Words of the week of a booking plan: they are fetched with it. */
export const useIntervalWords = wordsHook(czech, english);
