import type { HomeWords } from '../../../contract/messages/cs/console/stores/home.ts';
import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import type { Opening } from '../../../contract/rules/opening/opening-at.ts';

/** The words that say when a store opens. */
export type OpensWords = Pick<HomeWords, 'opensToday' | 'opensOn' | 'opensNotKnown'>;

/** When a closed store opens; empty of one that is open. */
export function openingWords(words: OpensWords, opening: Opening, today: Day): string {
  if (opening.isOpen) return '';
  if (opening.opens === null) return words.opensNotKnown;
  const { day, time } = opening.opens;
  return day === today ? words.opensToday(time) : words.opensOn(day, time);
}
