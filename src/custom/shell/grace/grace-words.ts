import { grace as czech, type GraceWords } from '../../../../contract/messages/cs/console/counter/grace.ts';
import { grace as english } from '../../../../contract/messages/en/console/counter/grace.ts';
import type { KeptReason } from '../../../../contract/rules/orders/grace.ts';
import { wordsHook } from '../../../crud/core/words.ts';

/** Words of the minute of grace, fetched with its bar. */
export const useGraceWords = wordsHook<GraceWords>(czech, english);

/** Why an order was not taken back. */
export function describeKeptReason(words: GraceWords, { reason, by }: { readonly reason: KeptReason; readonly by: string | null }): string {
  return reason === 'changed' ? words.changed(by) : words.reasons[reason];
}
