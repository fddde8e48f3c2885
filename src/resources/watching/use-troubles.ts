import { type Trouble, troublesOf, type Watched, type WatchLimits } from '../../../contract/rules/watching/troubles.ts';
import { useFromClock } from '../clock.ts';
import { useWords } from '../words.ts';
import { troubleText } from './trouble-text.ts';

/** What at a store needs somebody, in words; of the given kinds alone where any are. Moves by itself, by whole minutes. */
export function useTroubles(watched: Watched, limits: WatchLimits, kinds?: readonly Trouble['kind'][]): readonly string[] {
  const words = useWords();
  const said = useFromClock((now) =>
    troublesOf(watched, limits, now)
      .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
      .map((trouble) => troubleText(words, trouble))
      .join('\n'),
  );
  return said === '' ? [] : said.split('\n');
}

/** Says a trouble in words. */
export function useTroubleText(): (trouble: Trouble) => string {
  const words = useWords();
  return (trouble) => troubleText(words, trouble);
}
