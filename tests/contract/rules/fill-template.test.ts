import { describe, expect, it } from 'vitest';
import {
  filledText,
  fillTemplate,
  messageText,
  momentText,
  type TagValues,
  valuesOfSms,
} from '../../../contract/rules/text/fill-template.ts';
import { plainOfFormatted } from '../../../contract/rules/text/formatted-text.ts';

const values: TagValues = {
  store: 'Radnice',
  address: 'Náměstí 1',
  service: 'Pasy',
  pin: '245840',
  date: '18. 11. 2026',
  time: '9:30',
  message: '',
};
const read = (content: string): string =>
  fillTemplate(content, values)
    .map(({ text, isUnknown }) => (isUnknown ? `<${text}>` : text))
    .join('');

describe('a filled template', () => {
  it.each([
    ['{service} {date} v {time}, {store}, {address}. PIN {pin}', 'Pasy 18. 11. 2026 v 9:30, Radnice, Náměstí 1. PIN 245840'],
    ['{pin}{pin}', '245840245840'],
    ['Dobrý den,\n\n{store}', 'Dobrý den,\n\nRadnice'],
    ['{cas} a {Pin}', '<{cas}> a <{Pin}>'],
    ['{ pin } {} {pin', '{ pin } {} {pin'],
    ['', ''],
  ])('of "%s" reads "%s"', (content, expected) => {
    expect(read(content)).toBe(expected);
  });

  it('says the day and the time as its sentence asks; an SMS leaves the weekday out', () => {
    const filled = { ...values, date: 'středa 18. 11. 2026', time: '14:00' };
    const sentence = 'Objednávka na {date} v {time}';
    expect(messageText('email', sentence, filled)).toBe('Objednávka na středu 18. 11. 2026 ve 14:00');
    expect(messageText('sms', sentence, filled)).toBe('Objednávka na 18. 11. 2026 ve 14:00');
  });

  it('keeps a value that is read from the right apart from what stands beside it, in a letter and in its subject', () => {
    const filled = { ...values, service: 'דרכונים' };
    expect(messageText('email', '{service} 9:30', filled)).toBe('\u2068דרכונים\u2069 9:30');
    expect(filledText('{service}, {date}', filled)).toBe('\u2068דרכונים\u2069, 18. 11. 2026');
  });

  it('marks the Czech values of an e-mail in another language line by line, none of an SMS, and none within a link', () => {
    const filled = { ...values, service: 'Pasy [A]', message: 'Omlouváme se.\n\nPřijďte jindy.' };
    const said = (channel: 'email' | 'sms', content: string) => messageText(channel, content, filled, ['service', 'message']);
    expect(said('email', '{store}: {service}\n\n{message}')).toBe(
      'Radnice: [Pasy \\[A\\]](lang:cs)\n\n[Omlouváme se.](lang:cs)\n\n[Přijďte jindy.](lang:cs)',
    );
    expect(plainOfFormatted(said('email', '{message} **{service}**'))).toBe('Omlouváme se.\n\nPřijďte jindy. Pasy [A]');
    expect(said('email', '[{service}](https://mesto.cz) {message}')).toMatch(/^\[Pasy \\\[A\\\]\]\(https/u);
    expect(said('sms', '{service} {message}')).not.toContain('lang:');
  });

  describe('with a message of the office', () => {
    const said = (channel: 'email' | 'sms', content: string, message: string) => messageText(channel, content, { ...values, message });

    it.each(['email', 'sms'] as const)('in an %s has it where its tag is, or at the end', (channel) => {
      expect(said(channel, '{store}: zrušeno.\n\n{message}\n\nÚřad', 'Omlouváme se.')).toBe('Radnice: zrušeno.\n\nOmlouváme se.\n\nÚřad');
      expect(said(channel, '{store}: zrušeno.', ' Omlouváme se.\n')).toBe('Radnice: zrušeno.\n\nOmlouváme se.');
    });

    it.each([
      ['Zrušeno.\n\n{message}\n\nÚřad', 'Zrušeno.\n\nÚřad'],
      ['Zrušeno. {message}', 'Zrušeno.'],
      ['{message}\nZrušeno.', 'Zrušeno.'],
      ['Zrušeno.', 'Zrušeno.'],
    ])('that is empty leaves neither a tag nor a gap of %j', (content, expected) => {
      expect(said('email', content, ' \n ')).toBe(expected);
    });

    it('keeps its lines, and none of its characters formats anything', () => {
      const shown = plainOfFormatted(said('email', '{message}', 'Přijďte *jindy*:\n- v úterý\n1. nebo [ve středu](x)\n\nDěkujeme, {pin}'));
      expect(shown).toBe('Přijďte *jindy*:\n- v úterý\n1. nebo [ve středu](x)\n\nDěkujeme, {pin}');
    });

    it('loses its diacritics in an SMS whose template has none', () => {
      expect(said('sms', 'Zruseno. {message}', 'Přepážka je zavřená.')).toBe('Zruseno. Prepazka je zavrena.');
    });
  });

  it('of an SMS without diacritics stays without them, and one with them keeps those of its values', () => {
    expect(valuesOfSms('Objednano: {service}, {address}', values)).toEqual({ ...values, address: 'Namesti 1' });
    expect(valuesOfSms('Objednáno: {service}, {address}', values)).toEqual(values);
    // What GSM 03.38 holds as well does not make a text one with diacritics.
    expect(valuesOfSms('[{store}] 10 €', { ...values, store: 'Úřad – Jih' }).store).toBe('Urad - Jih');
  });

  it.each([
    ['2026-11-18T08:30:00.000Z', 'středa 18. 11. 2026', '9:30'],
    ['2026-07-01T22:05:00.000Z', 'čtvrtek 2. 7. 2026', '0:05'],
  ])('tells %s as the office does', (instant, date, time) => {
    expect(momentText(new Date(instant), 'cs')).toEqual({ date, time });
  });

  it('tells an English reader the day with its name', () => {
    expect(momentText(new Date('2026-07-01T22:05:00.000Z'), 'en')).toEqual({ date: 'Thursday 2 July 2026', time: '0:05' });
  });
});
