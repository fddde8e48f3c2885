import type { Language } from '../../basics/languages.ts';
import { wallTimeAt } from '../time/prague-time.ts';
import { atTime, formatCzechDay, formatEnglishDay, inAccusative } from '../time/shown-time.ts';
import { escapeFormatted, markedAsCzech } from './formatted-text.ts';
import { isolated } from './isolated.ts';
import { smsSize, withoutDiacritics } from './sms-length.ts';
import { type TemplateTag, templateTags } from './template-tags.ts';

/** What is in a message where its template has the tag. */
export type TagValues = Readonly<Record<TemplateTag, string>>;
/** A part of a filled text; `isUnknown` where a tag is none, and is read as it was written. */
export type FilledPart = { readonly text: string; readonly isUnknown: boolean };

/** A template with its tags filled. A day and a time agree with the text before them: `na středu 2. 12. 2026 ve 14:00`. */
export function fillTemplate(content: string, values: TagValues): readonly FilledPart[] {
  return content
    .split(/(\{[^{}\s]{1,40}\})/u)
    .filter((text) => text !== '')
    .map((text, place, parts) => {
      const tag = templateTags.find((one) => text === `{${one}}`);
      if (tag === undefined) {
        const sentence = parts[place + 1] === '{time}' ? fitPreposition(text, values.time) : text;
        return { text: sentence, isUnknown: /^\{[^{}\s]{1,40}\}$/u.test(text) };
      }
      const value = tag === 'date' ? fitDay(parts[place - 1] ?? '', values.date) : values[tag];
      return { text: isolated(value), isUnknown: false };
    });
}

type Written = (value: string, tag: TemplateTag) => string;

/** A template with its tags filled, as one text; each value as `written` puts it there. */
export function filledText(content: string, values: TagValues, written: Written = (value) => value): string {
  const asWritten = templateTags.reduce<TagValues>((all, tag) => ({ ...all, [tag]: written(values[tag], tag) }), values);
  return fillTemplate(content, asWritten)
    .map(({ text }) => text)
    .join('');
}

const messageTag = '{message}';

/**
 * A message filled as its channel carries it: in an e-mail no value formats anything (`formatted-text.ts`). What the office wrote to the
 * client is where the template has its tag, and at the end of a template without it. An empty one leaves no blank lines behind.
 * Values of the tags in `czech` are marked as Czech in an e-mail of another language.
 */
export function messageText(channel: 'email' | 'sms', content: string, values: TagValues, czech: readonly TemplateTag[] = []): string {
  const given = values.message.trim();
  const template = given === '' ? withoutMessage(content) : content.includes(messageTag) ? content : `${content}\n\n${messageTag}`;
  const filled = { ...values, message: given };
  if (channel === 'sms') return filledText(template, valuesOfSms(template, filled));
  const marked = czech.filter((tag) => !isWithinLink(template, tag));
  return filledText(template, filled, (value, tag) => escapedLines(value, marked.includes(tag) ? markedAsCzech : (line) => line));
}

/** Within the text of a link no other mark can be. */
function isWithinLink(template: string, tag: TemplateTag): boolean {
  return [...template.matchAll(/\[([^\]]*)\]\(/gu)].some(([, shown]) => shown?.includes(`{${tag}}`));
}

function withoutMessage(content: string): string {
  const lines = content.split('\n').filter((line) => line.trim() !== messageTag);
  return lines
    .join('\n')
    .replaceAll(/ ?\{message\}/gu, '')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Each line of a value is a line of the e-mail, as it was written. */
function escapedLines(value: string, marked: (line: string) => string): string {
  const lines = value.trim().split(/\r?\n/u).map(escapeFormatted);
  return lines.map((line) => (line.trim() === '' ? line : marked(line))).join('\n');
}

/**
 * Values as an SMS has them: the day without its weekday, because each character costs; and a template without diacritics makes
 * a message without them, whatever the branch and the service are called.
 */
export function valuesOfSms(content: string, given: TagValues): TagValues {
  const values = { ...given, date: withoutWeekday(given.date) };
  if (smsSize(content).isWide) return values;
  const { store, address, service, message } = values;
  return {
    ...values,
    store: withoutDiacritics(store),
    address: withoutDiacritics(address),
    service: withoutDiacritics(service),
    message: withoutDiacritics(message),
  };
}

/** The day and the time of an appointment as messages tell them: `středa 18. 11. 2026` or `Wednesday 18 November 2026`, and `9:30`. */
export function momentText(instant: Date, language: Language): Pick<TagValues, 'date' | 'time'> {
  const { hour, minute } = wallTimeAt(instant);
  const time = `${hour}:${String(minute).padStart(2, '0')}`;
  return { date: language === 'en' ? formatEnglishDay(instant) : formatCzechDay(instant), time };
}

/** `2. 12. 2026` of `středa 2. 12. 2026`. */
function withoutWeekday(day: string): string {
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
