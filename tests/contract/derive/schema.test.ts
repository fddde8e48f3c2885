import { describe, expect, it } from 'vitest';
import { checkValue } from '../../../contract/derive/check-draft.ts';
import { schemaOf } from '../../../contract/derive/schema.ts';
import { type Field, field } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';

const fraction = field.decimal({ min: -9, max: 9, places: 2 });
const many = Array.from({ length: 1000 }, (_, place) => place + 1);
const items = field.children({ title: field.text({ max: 3, required: true }) }, { max: 2 });
const free = field.json({ schema: () => ({}) });

describe('a written value', () => {
  it.each<[said: string, of: Field, given: unknown, kept: unknown]>([
    ['text: without outer spaces', field.text({ max: 3 }), ' abc ', 'abc'],
    ['text: of one line in one', field.text({ max: 30 }), 'Jan\r\n \tNovák\u2028ml.\u202E a\u00A0b', 'Jan Novák ml. a\u00A0b'],
    ['text: of several lines in them', field.text({ max: 9, lines: 2 }), 'a\r\n\nb', 'a\n\nb'],
    ['text: as the field normalises it', registry.services.fields.ticket_prefix, ' a', 'A'],
    ['rich text: without outer spaces', field.richText({ max: 3 }), 'abc\n', 'abc'],
    ['e-mail: in small letters', field.email({}), ' Jan.Novak@Mesto.CZ', 'jan.novak@mesto.cz'],
    ['phone: with the code of the country', field.phone({}), '777 123 456', '+420777123456'],
    ['whole number: at its least', field.int({ min: 2, max: 9 }), 2, 2],
    ['whole number: at its most', field.int({ min: 2, max: 9 }), 9, 9],
    ['number: with so many places', fraction, 1.236, 1.24],
    ['number: within the bounds once it is rounded', fraction, 9.004, 9],
    ['flag', field.flag({ default: true }), false, false],
    ['choice', field.choice(['a', 'b'], {}), 'b', 'b'],
    ['set: each once', field.set(['a', 'b'], {}), ['b', 'a', 'b'], ['b', 'a']],
    ['set: nothing of it', field.set(['a', 'b'], {}), [], []],
    ['day', field.day({}), ' 2028-02-29 ', '2028-02-29'],
    ['time: the first minute of the day', field.time({}), '00:00', '00:00'],
    ['time: after seven in the evening', field.time({}), ' 19:05', '19:05'],
    ['time: the last minute of the day', field.time({}), '23:59', '23:59'],
    ['time: the end of the day where it may be', field.time({ upTo24: true }), '24:00', '24:00'],
    ['time: any other where the end of the day may be', field.time({ upTo24: true }), '08:30', '08:30'],
    ['instant: in UTC', field.instant({}), '2026-11-20T10:00:00+01:00', '2026-11-20T09:00:00.000Z'],
    ['duration', field.duration({ min: 1, max: 60, unit: 'seconds' }), 60, 60],
    ['reference: the first', field.reference('stores', {}), 1, 1],
    ['reference: the last', field.reference('stores', {}), 2_147_483_647, 2_147_483_647],
    ['references: each once', field.references('stores', {}), [2, 1, 2], [2, 1]],
    ['references: a thousand', field.references('stores', {}), many, many],
    ['references: none', field.references('stores', {}), [], []],
    ['children: as many as may be', items, [{ title: ' a ' }, { title: 'b' }], [{ title: 'a' }, { title: 'b' }]],
    ['children: none', items, [], []],
    ['structure', free, { a: [1, null, { b: 'c' }] }, { a: [1, null, { b: 'c' }] }],
    ['colour: in small letters', field.colour({}), ' #5D9CEC', '#5d9cec'],
    ['secret', field.secret({ max: 3 }), 'abc', 'abc'],
  ])('is kept: %s', (_, of, given, kept) => {
    expect(checkValue(of, given)).toEqual({ value: kept, problems: [] });
  });

  it.each<[said: string, of: Field, given: unknown, problem: object]>([
    ['a text too long', field.text({ max: 3 }), 'abcd', { code: 'too_long', details: { max: 3 } }],
    ['a text with a NUL', field.text({ max: 9 }), 'a\u0000', { code: 'nul_character' }],
    ['a text that is a number', field.text({ max: 9 }), 5, { code: 'wrong_type' }],
    ['a text that the field does not take', registry.services.fields.ticket_prefix, 'A1', { code: 'ticket_prefix' }],
    ['a rich text too long', field.richText({ max: 3 }), 'abcd', { code: 'too_long', details: { max: 3 } }],
    ['an e-mail without its domain', field.email({}), 'jan', { code: 'email' }],
    ['a phone too short', field.phone({}), '12', { code: 'phone' }],
    ['a fraction for a whole number', field.int({ min: 0, max: 9 }), 1.5, { code: 'whole_number' }],
    ['a whole number too small', field.int({ min: 2, max: 9 }), 1, { code: 'too_small', details: { min: 2 } }],
    ['a whole number too big', field.int({ min: 2, max: 9 }), 10, { code: 'too_big', details: { max: 9 } }],
    ['a whole number as a text', field.int({ min: 2, max: 9 }), '5', { code: 'wrong_type' }],
    ['a number too small', fraction, -9.01, { code: 'too_small', details: { min: -9 } }],
    ['a number too big', fraction, 9.01, { code: 'too_big', details: { max: 9 } }],
    ['a number as a text', fraction, '1.5', { code: 'wrong_type' }],
    ['a flag as a text', field.flag({ default: true }), 'true', { code: 'wrong_type' }],
    ['a choice that is none', field.choice(['a'], {}), 'c', { code: 'unknown_value' }],
    ['a set that is no list', field.set(['a'], {}), 'a', { code: 'wrong_type' }],
    ['a set without what is demanded', field.set(['a'], { required: true }), [], { code: 'required' }],
    ['a day that is in no calendar', field.day({}), '2026-02-29', { code: 'day' }],
    ['a time beyond the day', field.time({}), '24:00', { code: 'time' }],
    ['a time beyond its end', field.time({ upTo24: true }), '24:01', { code: 'time' }],
    ['a time beyond the hour', field.time({}), '12:60', { code: 'time' }],
    ['a time without its zero', field.time({}), '2:00', { code: 'time' }],
    ['an instant without its offset', field.instant({}), '2026-11-20T10:00', { code: 'instant' }],
    ['an instant as a number', field.instant({}), 5, { code: 'instant' }],
    ['a duration of half a second', field.duration({ min: 0, max: 9, unit: 'seconds' }), 0.5, { code: 'whole_number' }],
    ['a reference before the first', field.reference('stores', {}), 0, { code: 'too_small', details: { min: 1 } }],
    ['a reference that is a fraction', field.reference('stores', {}), 1.5, { code: 'unknown_reference' }],
    ['more than a thousand references', field.references('stores', {}), [...many, 1001], { code: 'too_many', details: { max: 1000 } }],
    ['references without what is demanded', field.references('stores', { required: true }), [], { code: 'required' }],
    ['too many children', items, [{ title: 'a' }, { title: 'b' }, { title: 'c' }], { code: 'too_many', details: { max: 2 } }],
    ['a colour by its name', field.colour({}), 'red', { code: 'colour' }],
    ['a colour with another letter', field.colour({}), '#00000g', { code: 'colour' }],
    ['a colour too short', field.colour({}), '#00000', { code: 'colour' }],
    ['a secret too long', field.secret({ max: 3 }), 'abcd', { code: 'too_long', details: { max: 3 } }],
  ])('is refused: %s', (_, of, given, problem) => {
    const [first] = checkValue(of, given).problems;
    expect(first?.[1]).toEqual(problem);
  });

  it.each<[said: string, of: Field, given: unknown, problem: readonly [path: readonly PropertyKey[], code: string]]>([
    ['an item of a list', field.set(['a', 'b'], {}), ['a', 'c'], [[1], 'unknown_value']],
    ['a field of a child', items, [{ title: 'a' }, { title: 'abcd' }], [[1, 'title'], 'too_long']],
    ['a field that a child lacks', items, [{}], [[0, 'title'], 'required']],
    ['a child that knows too much', items, [{ title: 'a', other: 1 }], [[0], 'wrong_type']],
    ['a child that is nothing', items, [null], [[0], 'required']],
  ])('is refused at its place: %s', (_, of, given, problem) => {
    expect(checkValue(of, given).problems.map(([path, { code }]) => [path, code])).toEqual([problem]);
  });

  it('is refused for one reason where the others would follow from it', () => {
    const codesOf = (of: Field, given: unknown) => checkValue(of, given).problems.map(([, problem]) => problem.code);
    expect(codesOf(field.text({ max: 1 }), 'a\u0000')).toEqual(['nul_character']);
    expect(codesOf(field.int({ min: 2, max: 9 }), 0.5)).toEqual(['whole_number']);
  });
});

describe('a text', () => {
  it('is cleaned up to four times its length and a thousand signs more, and what is longer is refused as it came', () => {
    const short = field.text({ max: 5 });
    expect(checkValue(short, 'a'.padEnd(1020)).value).toBe('a');
    expect(checkValue(short, 'a'.padEnd(1021)).problems).toEqual([[[], { code: 'too_long', details: { max: 5 } }]]);
  });
});

describe('the schema of a field', () => {
  it('is made once', () => {
    const { name } = registry.services.fields;
    expect(schemaOf(name)).toBe(schemaOf(name));
  });
});
