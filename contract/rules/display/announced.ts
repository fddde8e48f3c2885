import { type NumberedService, ticketNumber } from '../branch/office-rules.ts';
import type { DisplayVoice } from './display-design.ts';
import { readNumber } from './read-number.ts';
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
export function wordClip(word: string): string {
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
