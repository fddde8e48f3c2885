import type { VoiceLanguage } from './display-design.ts';

/**
 * How a number on a ticket or of a desk is read, in parts that are recorded one by one: letters (`A`), numbers to twenty (`12`), tens (`40`)
 * and hundreds (`300`). `feminine` has `2f`, the Czech "dvě": a desk is feminine (přepážka dvě), a ticket is counted (číslo dva).
 */
export type Reading = { readonly language: VoiceLanguage; readonly gender: 'counted' | 'feminine' };

/** Parts of `A047`: `A`, `0`, `40`, `7`. Leading zeros are read each, signs are not read. */
export function readNumber(text: string, reading: Reading): readonly string[] {
  const runs = text.toLocaleUpperCase('cs').match(/\p{L}|\d+/gu) ?? [];
  return runs.flatMap((run) => (/^\d/u.test(run) ? readDigits(run, reading) : [run]));
}

function readDigits(digits: string, reading: Reading): readonly string[] {
  const zeros = /^0*(?=\d)/u.exec(digits)?.[0].length ?? 0;
  const leading = Array.from({ length: zeros }, () => '0');
  const rest = digits.slice(zeros);
  if (rest === '0') return [...leading, '0'];
  if (rest.length <= 3) return [...leading, ...readBelowThousand(Number(rest), reading)];
  // Longer ones are read as people say telephone numbers: by two, the last of an odd count alone.
  const pairs = rest.match(/\d{1,2}/gu) ?? [];
  return [...leading, ...pairs.flatMap((pair) => readDigits(pair, reading))];
}

function readBelowThousand(number: number, reading: Reading): readonly string[] {
  const hundreds = Math.floor(number / 100) * 100;
  const below = number % 100;
  return [...(hundreds === 0 ? [] : [String(hundreds)]), ...(below === 0 ? [] : readBelowHundred(below, reading))];
}

function readBelowHundred(number: number, reading: Reading): readonly string[] {
  if (number < 20) return [unit(number, reading)];
  const ones = number % 10;
  const tens = String(number - ones);
  return ones === 0 ? [tens] : [tens, unit(ones, reading)];
}

function unit(number: number, { language, gender }: Reading): string {
  return number === 2 && language === 'cs' && gender === 'feminine' ? '2f' : String(number);
}
