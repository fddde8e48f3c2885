import { isRelativePeriod } from '../../../../contract/basics/relative-periods.ts';
import type { Words } from '../../core/words.ts';

/** The name of a relative period within a sentence: „dnes“, „tento týden“. Any other text is returned unchanged. */
export function periodText({ dates, language }: Words, period: string): string {
  return isRelativePeriod(period) ? dates[period].toLocaleLowerCase(language) : period;
}
