import { type NumberedService, ticketNumber } from '../branch/office-rules.ts';
import type { DisplayVoice, VoiceLanguage } from './display-design.ts';
import { partsOfPattern, splitWords } from './voice-pattern.ts';

/** A call: the number of the ticket and what the desk is called. */
export type Called = { readonly number: string; readonly desk: string };

type Spoken = Pick<DisplayVoice, 'pattern' | 'language'>;

/** What is said of a call, clip by clip in its order: `word:` before a word of the pattern, the others are parts of numbers. */
export function clipsFor({ pattern, language }: Spoken, { number, desk }: Called): readonly string[] {
  return partsOfPattern(pattern).flatMap(({ text, tag }) => {
    if (tag === 'cislo') return readNumber(number, { language, gender: 'counted' });
    if (tag === 'prepazka') return readDesk(desk, language);
    return splitWords(text).map(wordClip);
  });
}

/** The clip of a word. */
function wordClip(word: string): string {
  return `word:${word}`;
}

/** Only the number of a desk is said where it has one: "Přepážka 5" after "přepážka" would say the word twice. */
function readDesk(desk: string, language: DisplayVoice['language']): readonly string[] {
  const digits = /\d+/u.exec(desk)?.[0];
  if (digits !== undefined) return readNumber(digits, { language, gender: 'feminine' });
  return splitWords(desk).map(wordClip);
}

/** What a store calls: the numbers that its services issue, and its desks. */
export type Callable = { readonly services: readonly NumberedService[]; readonly desks: readonly string[] };

/** All clips that announcements of a store need, each once, in a fixed order: words, letters, numbers. */
export function clipsNeeded(voice: Spoken, { services, desks }: Callable): readonly string[] {
  const [desk = '1'] = desks;
  const numbers = services.flatMap((service) =>
    Array.from({ length: Math.max(0, service.number_to - service.number_from + 1) }, (_, before) => ticketNumber(service, before)),
  );
  const calls = [...numbers.map((number) => ({ number, desk })), ...desks.map((each) => ({ number: numbers[0] ?? '1', desk: each }))];
  return [...new Set(calls.flatMap((call) => clipsFor(voice, call)))].toSorted(byKind);
}

/** Those of the needed clips that no one has recorded. */
export function clipsMissing({ clips }: Pick<DisplayVoice, 'clips'>, needed: readonly string[]): readonly string[] {
  return needed.filter((clip) => !Object.hasOwn(clips, clip));
}

function byKind(one: string, other: string): number {
  return kindOf(one) - kindOf(other) || numberOf(one) - numberOf(other) || one.localeCompare(other, 'cs');
}

function kindOf(clip: string): number {
  if (clip.startsWith('word:')) return 0;
  return /^\d/u.test(clip) ? 2 : 1;
}

function numberOf(clip: string): number {
  return /^\d/u.test(clip) ? Number.parseInt(clip, 10) : 0;
}

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
