import { recipientsPreview as czech } from '../../../../contract/messages/cs/console/web-orders/recipients-preview.ts';
import { recipientsPreview as english } from '../../../../contract/messages/en/console/web-orders/recipients-preview.ts';
import { wordsHook } from '../../../crud/core/words.ts';

/** Words about which clients get a message about a change: they are fetched with its dialog. */
export const useRecipientsWords = wordsHook(czech, english);
