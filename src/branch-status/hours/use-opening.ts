import type { StoreHours } from '../../../contract/operations/store-hours.ts';
import { dayAt } from '../../../contract/rules/opening/open-instants.ts';
import { openingAt } from '../../../contract/rules/opening/opening-at.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { type OpensWords, openingWords } from './opening-words.ts';

/** When a store that is closed now opens; empty of one that is open, and of one where the hours are not known. Moves on its own. */
export function useOpening(words: OpensWords, hours: StoreHours | undefined): string {
  return useFromClock((now) => (hours === undefined ? '' : openingWords(words, openingAt(hours, now), dayAt(now))));
}
