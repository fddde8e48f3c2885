import { isRelativePeriod } from '../../../../contract/basics/relative-periods.ts';
import type { Words } from '../../vocabulary/words.ts';

/** A period that is told by how far it is, within a sentence: „dnes“, „tento týden“. What is no such period stays as it is. */
export function periodText({ dates, language }: Words, period: string): string {
  return isRelativePeriod(period) ? dates[period].toLocaleLowerCase(language) : period;
}
