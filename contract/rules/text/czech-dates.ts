import { atTime, inAccusative } from '../time/shown-time.ts';

/** `2. 12. 2026` of `středa 2. 12. 2026`. */
export function withoutWeekday(day: string): string {
  return day.replace(/^\p{L}+ (?=\d+\. \d+\.)/u, '');
}

/** A text that ends with the preposition of a time: `Zítra v ` before `14:00` is `Zítra ve `. */
export function fitPreposition(before: string, time: string): string {
  return before.replace(/(^|\s)(v)e?(\s)$/iu, (_, start: string, letter: string, space: string) => {
    return `${start}${letter}${atTime(time).startsWith('ve ') ? 'e' : ''}${space}`;
  });
}

/** A day in the case that the text before it asks for: `na středu 2. 12. 2026`, `dne 2. 12. 2026`, `Termín: středa 2. 12. 2026`. */
export function fitDay(before: string, day: string): string {
  if (/(^|\s)(dne|ode?|do|ke?|po|před|ze?)\s$/iu.test(before)) return withoutWeekday(day);
  return /(^|\s)(na|ve?)\s$/iu.test(before) ? inAccusative(day) : day;
}
