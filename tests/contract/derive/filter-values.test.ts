import { describe, expect, it } from 'vitest';
import { filterValue } from '../../../contract/derive/filters/filter-values.ts';
import { type Field, field } from '../../../contract/kit/index.ts';
import { fieldsOfKinds } from '../../support/kinds.ts';

const whole = field.int({ min: 0, max: 9 });
const fraction = field.decimal({ min: 0, max: 9, places: 2 });
const span = field.duration({ min: 0, max: 60, unit: 'seconds' });
const text = field.text({ max: 5 });
const choice = field.choice(['a', 'b'], {});
const set = field.set(['a', 'b'], {});
const state = field.computed(['a', 'b'], { from: 'at', absent: 'a', bands: [] });
const reference = field.reference('stores', {});

describe('one value to compare with', () => {
  it.each<[kind: string, of: Field, given: unknown, value: unknown]>([
    ['a text, however long the field', text, 'Radnice', 'Radnice'],
    ['an empty text', text, '', ''],
    ['a text of a thousand signs', text, 'a'.repeat(1000), 'a'.repeat(1000)],
    ['a text, as it is kept', text, ' Brno\u00A0', 'Brno'],
    ['an e-mail, as it is kept', field.email({}), ' A@B.cz ', 'a@b.cz'],
    ['what is no e-mail, as it was written', field.email({}), 'A@B', 'A@B'],
    ['a telephone, as it is kept', field.phone({}), '00420 600 254 265', '+420600254265'],
    ['a telephone without its country', field.phone({}), '600 254 265', '+420600254265'],
    ['a colour', field.colour({}), '#000000', '#000000'],
    ['a whole number beyond the field', whole, 2_147_483_647, 2_147_483_647],
    ['a whole number below nothing', whole, -2_147_483_647, -2_147_483_647],
    ['a number', fraction, 1.5, 1.5],
    ['a span of time', span, 2_147_483_647, 2_147_483_647],
    ['a span of time below nothing', span, -2_147_483_647, -2_147_483_647],
    ['a flag that is off', field.flag({ default: true }), false, false],
    ['one of the choices', choice, 'b', 'b'],
    ['one of what a set may have', set, 'b', 'b'],
    ['one of what is computed', state, 'b', 'b'],
    ['a day', field.day({}), ' 2026-11-20 ', '2026-11-20'],
    ['a time', field.time({}), '08:30', '08:30'],
    ['an instant with an offset', field.instant({}), '2026-11-20T10:00:00+01:00', '2026-11-20T09:00:00.000Z'],
    ['the first identifier', reference, 1, 1],
    ['the last identifier', reference, 2_147_483_647, 2_147_483_647],
    ['an identifier of one of several', field.references('stores', {}), 7, 7],
  ])('may be %s', (_, of, given, value) => {
    expect(filterValue(of, 'eq', given)).toEqual({ value });
  });

  it.each<[kind: string, of: Field, given: unknown]>([
    ['a text of more than a thousand signs', text, 'a'.repeat(1001)],
    ['a text with a NUL', text, 'a\u0000'],
    ['a number for a text', text, 5],
    ['nothing for a text', text, null],
    ['a fraction for a whole number', whole, 1.5],
    ['more than the database counts to', whole, 2_147_483_648],
    ['less than the database counts to', whole, -2_147_483_648],
    ['a whole number as a text', whole, '5'],
    ['a number as a text', fraction, '1.5'],
    ['a number without an end', fraction, Number.POSITIVE_INFINITY],
    ['a fraction for a span', span, 1.5],
    ['a span too long', span, 2_147_483_648],
    ['a span as a text', span, '5'],
    ['a number for a flag', field.flag({ default: true }), 1],
    ['a choice that is none', choice, 'c'],
    ['a list for a choice', choice, ['a']],
    ['what a set cannot have', set, 'c'],
    ['what is never computed', state, 'c'],
    ['a day that is in no calendar', field.day({}), '2026-02-30'],
    ['no day', field.day({}), ''],
    ['a time that is none', field.time({}), '25:00'],
    ['an instant that is none', field.instant({}), '2026-11-20'],
    ['a number for an instant', field.instant({}), 5],
    ['an identifier below the first', reference, 0],
    ['an identifier beyond the last', reference, 2_147_483_648],
    ['an identifier that is a fraction', reference, 1.5],
    ['an identifier as a text', reference, '1'],
    ['an identifier that is no number', reference, true],
  ])('is never %s', (_, of, given) => {
    expect(filterValue(of, 'eq', given)).toBeNull();
  });

  it.each(['children', 'json', 'secret'] as const)('is never of the kind %s', (kind) => {
    for (const of of fieldsOfKinds[kind]) for (const given of ['a', 1, true, null, []]) expect(filterValue(of, 'eq', given)).toBeNull();
  });
});

describe('a list to compare with', () => {
  it('has values of the kind, and may have none', () => {
    expect(filterValue(choice, 'in', ['a', 'b'])).toEqual({ value: ['a', 'b'] });
    expect(filterValue(field.instant({}), 'in', ['2026-11-20T10:00+01:00'])).toEqual({ value: ['2026-11-20T09:00:00.000Z'] });
    expect(filterValue(choice, 'in', [])).toEqual({ value: [] });
  });

  it('has no more than a thousand of them', () => {
    const many = Array.from({ length: 1000 }, (_, place) => place + 1);
    expect(filterValue(reference, 'in', many)).toEqual({ value: many });
    expect(filterValue(reference, 'in', [...many, 1001])).toBeNull();
  });

  it('is none when one value makes no sense, or when it is one value alone', () => {
    expect(filterValue(choice, 'in', ['a', 'c'])).toBeNull();
    expect(filterValue(choice, 'in', 'a')).toBeNull();
  });
});

describe('a question', () => {
  it('whether something is empty takes a flag, whatever the kind', () => {
    for (const of of [text, whole, reference, fieldsOfKinds.json[0] ?? text]) {
      expect(filterValue(of, 'null', true)).toEqual({ value: true });
      expect(filterValue(of, 'null', false)).toEqual({ value: false });
      expect(filterValue(of, 'null', null)).toBeNull();
      expect(filterValue(of, 'null', 'true')).toBeNull();
    }
  });

  it('whether something is within takes a text, whatever the kind', () => {
    expect(filterValue(field.richText({ max: 9 }), 'contains', 'a')).toEqual({ value: 'a' });
    expect(filterValue(choice, 'contains', 'c')).toEqual({ value: 'c' });
    expect(filterValue(text, 'contains', 5)).toBeNull();
  });

  it('by how far the day is takes the name of a period', () => {
    for (const of of [field.instant({}), field.day({})]) {
      expect(filterValue(of, 'on', 'today')).toEqual({ value: 'today' });
      expect(filterValue(of, 'on', 'next_week')).toEqual({ value: 'next_week' });
      for (const given of ['someday', 'TODAY', '2026-11-25', ['today'], 1, null]) expect(filterValue(of, 'on', given)).toBeNull();
    }
  });

  it('by order compares with one value', () => {
    expect(filterValue(whole, 'gte', 5)).toEqual({ value: 5 });
    expect(filterValue(whole, 'lte', [5])).toBeNull();
  });
});

describe('a part of a telephone', () => {
  it.each([
    ['00420 600 254 265', '+420600254265'],
    ['600 254 265', '600254265'],
    ['254 26', '254 26'],
  ])('is looked for as it is kept, if it is whole: %s', (given, value) => {
    expect(filterValue(field.phone({}), 'contains', given)).toEqual({ value });
  });

  it('is none that is no text', () => {
    expect(filterValue(field.phone({}), 'contains', 600)).toBeNull();
    expect(filterValue(field.phone({}), 'eq', 600)).toBeNull();
  });
});
