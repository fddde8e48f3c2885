import { recordForm as czech } from '../../../../contract/messages/cs/console/forms/record-form.ts';
import { recordForm as english } from '../../../../contract/messages/en/console/forms/record-form.ts';
import { wordsHook } from '../../core/words.ts';

export type RecordFormWords = typeof czech;

/** Words that only forms of records say: they are fetched with them. */
export const useRecordFormWords = wordsHook<RecordFormWords>(czech, english);
