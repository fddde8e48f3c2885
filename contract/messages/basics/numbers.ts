import { memoize } from '../../rules/values/memoize.ts';

const czech = memoize(() => new Intl.NumberFormat('cs'));
const english = memoize(() => new Intl.NumberFormat('en-GB'));

/** A number as Czech writes it: `1 234,5`. */
export const czechNumber = (value: number): string => czech().format(value);

/** A number as English writes it: `1,234.5`. */
export const englishNumber = (value: number): string => english().format(value);
