import { describe, expect, it } from 'vitest';
import { checkValue } from '../../../contract/derive/check-draft.ts';
import { cellReader, type FindNamed } from '../../../contract/derive/imports/import-cell.ts';
import { type AnyLabels, type Field, field } from '../../../contract/kit/index.ts';
import { languages, messagesFor } from '../../../contract/messages/index.ts';
import { fieldsOfKinds } from '../../support/kinds.ts';

const czech = messagesFor('cs').resources.stores;
const labels: AnyLabels = { ...czech, choices: { x: { a: 'První, nejlepší volba', b: 'Druhá volba', c: 'Třetí' } } };
const english: AnyLabels = { ...czech, choices: { x: { a: 'First', b: 'Second' } } };
const yes = languages.map((language) => messagesFor(language).console.form.yes);
const no = languages.map((language) => messagesFor(language).console.form.no);
const names = ['Radnice', 'Pasy, občanské průkazy', 'Pasy', '12', 'a,b,c,d,e,f,g,h', 'a,b,c,d,e,f,g,h,i', 'a'];
const find: FindNamed = (target, text) => {
  const at = target === 'stores' ? Math.max(names.indexOf(text), Number(/^#(\d+)$/u.exec(text)?.[1] ?? 0) - 1) : -1;
  return at < 0 ? { problem: 'unknown_reference' } : { id: at + 1 };
};

const clear = languages.map((language) => messagesFor(language).console.imports.clearWord);

function read(of: Field, text: string, known: readonly AnyLabels[] = [labels, english]) {
  return cellReader(of, { name: 'x', labels: known, yes, no, clear })(text, find);
}

const flag = field.flag({ default: true });
const choice = field.choice(['a', 'b'], {});
const stores = field.references('stores', {});

describe('a cell that is read', () => {
  it.each<[said: string, of: Field, texts: readonly string[], value: unknown]>([
    ['text', field.text({ max: 5 }), ['abc', ' abc\n'], 'abc'],
    ['rich text', field.richText({ max: 5 }), [' <b>'], '<b>'],
    ['e-mail', field.email({}), ['A@b.cz '], 'A@b.cz'],
    ['phone', field.phone({}), [' 777 123 456'], '777 123 456'],
    ['colour', field.colour({}), [' #ABCDEF '], '#ABCDEF'],
    ['flag that is on', flag, ['ano', 'ANO', 'yes', 'true', 'True', '1'], true],
    ['flag that is off', flag, ['ne', 'No', 'false', '0'], false],
    ['choice', choice, ['b', 'B', 'druhá volba', 'DRUHA VOLBA', 'second'], 'b'],
    ['set', field.set(['a', 'b'], {}), ['a, b', 'První, nejlepší volba;b', 'a\nb', 'First;;Second;'], ['a', 'b']],
    [
      'day',
      field.day({}),
      ['1.2.2027', '01. 02. 2027', '2027-02-01', '2027-02-01T00:00:00', '2027-02-01 00:00', '1.2.27', 'po 1. 2. 2027'],
      '2027-02-01',
    ],
    ['time', field.time({}), ['9:05', '09:05', '09.05', '0905', '9:05:00'], '09:05'],
    ['decimal number', field.decimal({ min: 0, max: 2000, places: 2 }), ['1 234,5', '1234.5', '1\u00a0234,50'], 1234.5],
    ['whole number', field.int({ min: -5, max: 5000 }), ['1 234', '1234', '1234,0'], 1234],
    ['minutes', field.duration({ min: 0, max: 9000, unit: 'minutes' }), ['1,5', '1.5', '1,501'], 90],
    ['seconds', field.duration({ min: 0, max: 9000, unit: 'seconds' }), ['90', '90,0'], 90],
    ['reference', field.reference('stores', {}), ['Radnice', '#1', ' Radnice '], 1],
    [
      'references',
      stores,
      [
        'Pasy, občanské průkazy, Radnice',
        'Pasy, občanské průkazy; Radnice',
        ',Pasy, občanské průkazy\nRadnice,',
        ' , ;Pasy, občanské průkazy\n \nRadnice; ',
      ],
      [2, 1],
    ],
    ['references whose names begin alike', stores, ['Pasy, Radnice', 'Pasy;Radnice'], [3, 1]],
    ['references to a name of eight parts', stores, ['a,b,c,d,e,f,g,h;a', 'a,b,c,d,e,f,g,h,a'], [5, 7]],
  ])('says the same in every way that people write it: %s', (_, of, texts, value) => {
    for (const text of texts) expect(read(of, text), text).toEqual({ value });
  });

  it.each<[said: string, text: string, value: string]>([
    ['in summer as people write it', '1.7.2027 9:00', '2027-07-01T07:00:00.000Z'],
    ['in winter as people write it', '1. 2. 2027 9:00', '2027-02-01T08:00:00.000Z'],
    ['as spreadsheets keep it', '2027-07-01 09:00:30', '2027-07-01T07:00:30.000Z'],
    ['without its seconds', '2027-07-01T09:05', '2027-07-01T07:05:00.000Z'],
    ['to the millisecond', '2027-07-01T09:00:30.123', '2027-07-01T07:00:30.000Z'],
    ['at midnight', '1.7.2027 0:00', '2027-06-30T22:00:00.000Z'],
    ['at midnight as workbooks write it', '2027-07-01', '2027-06-30T22:00:00.000Z'],
    ['with its offset', '2027-07-01T09:00:00+03:00', '2027-07-01T06:00:00.000Z'],
    ['with its offset without a colon', '2027-07-01T09:00:00-0130', '2027-07-01T10:30:00.000Z'],
    ['in UTC', '2027-07-01T07:00:00Z', '2027-07-01T07:00:00.000Z'],
    ['of the hour that comes twice, the first time', '27.10.2193 2:00', '2193-10-27T00:00:00.000Z'],
  ])('is an instant of Prague unless it says its offset: %s', (_, text, value) => {
    const cell = read(field.instant({}), text);
    expect(checkValue(field.instant({}), 'value' in cell ? cell.value : cell)).toEqual({ value, problems: [] });
  });

  it('means the code where a label reads the same, and the first of two choices that do', () => {
    const misleading = { ...czech, choices: { x: { a: 'b', b: 'stejné', c: 'Stejné' } } };
    const all = field.choice(['a', 'b', 'c'], {});
    expect(read(all, 'b', [misleading])).toEqual({ value: 'b' });
    expect(read(all, 'STEJNÉ', [misleading])).toEqual({ value: 'b' });
  });

  it('is a choice by its code where it has no label', () => {
    expect(read(choice, 'b', [])).toEqual({ value: 'b' });
    expect(read(choice, 'b', [{ ...czech, choices: {} }])).toEqual({ value: 'b' });
    expect(read(choice, 'Druhá volba', [])).toEqual({ problem: 'unknown_value' });
  });
});

describe('a cell that cannot be read', () => {
  it.each<[of: Field, text: string, problem: string]>([
    [flag, 'možná', 'unknown_value'],
    [choice, 'z', 'unknown_value'],
    [field.set(['a'], {}), 'a, z', 'unknown_value'],
    [field.day({}), '31.2.2027', 'day'],
    [field.day({}), '2027-02-01T10:00', 'day'],
    [field.day({}), 'do 2027-02-01', 'day'],
    [field.day({}), '2027-02-01 asi', 'day'],
    [field.time({}), 'večer', 'time'],
    [field.time({}), '123:05', 'time'],
    [field.time({}), '9:5', 'time'],
    [field.time({}), '9:05 ráno', 'time'],
    [field.instant({}), 'zítra', 'instant'],
    [field.instant({}), '2027-07-01T9:00', 'instant'],
    [field.instant({}), '2027-07-01T07:00:00Z asi', 'instant'],
    [field.int({ min: 0, max: 9 }), 'pět', 'whole_number'],
    [field.decimal({ min: 0, max: 9, places: 1 }), 'pět', 'wrong_type'],
    [field.duration({ min: 0, max: 9, unit: 'minutes' }), 'pět', 'wrong_type'],
    [field.reference('stores', {}), 'Neznámá', 'unknown_reference'],
    [field.reference('services', {}), 'Radnice', 'unknown_reference'],
    [stores, 'Radnice, Neznámá', 'unknown_reference'],
    [stores, 'Neznámá, Radnice', 'unknown_reference'],
    [stores, 'a,b,c,d,e,f,g,h,i', 'unknown_reference'],
    [stores, 'a,'.repeat(5000), 'too_many'],
    [stores, 'a;'.repeat(1000), 'too_many'],
    [field.children({ title: field.text({ max: 3 }) }, { max: 2 }), 'a', 'wrong_type'],
    [field.json({ schema: () => ({}) }), '{}', 'wrong_type'],
    [field.secret({ max: 9 }), 'a', 'wrong_type'],
  ])('says why: %# "%s"', (of, text, problem) => {
    expect(read(of, text)).toEqual({ problem });
  });

  it.each([
    ['a typed day', field.instant({}), '1. 7. 2027'],
    ['a day of what must have a time', field.instant({ required: true }), '2027-07-01'],
  ])('says that the time is missing: %s', (_, of, text) => {
    expect(read(of, text)).toEqual({ fault: 'time_missing' });
  });

  it('has a thousand items at most', () => {
    expect(read(stores, `${'Radnice;'.repeat(999)}Pasy`)).toEqual({ value: [...Array.from({ length: 999 }, () => 1), 3] });
  });
});

const everyField = Object.values(fieldsOfKinds).flat();

describe('an empty cell', () => {
  it.each(everyField.map((of) => [of.kind, of] as const))('says nothing, so that nothing is erased: %s', (_, of) => {
    for (const text of ['', ' ', '\n\t', '\u00A0', '\u200B']) expect(read(of, text)).toEqual({ nothing: true });
  });

  it.each([
    ['references', stores],
    ['a set', field.set(['a'], {})],
  ])('is one with separators alone too: %s', (_, of) => {
    for (const text of [',', ' ; ', ';\n']) expect(read(of, text)).toEqual({ nothing: true });
  });
});

describe('the word for clearing', () => {
  const words = ['(smazat)', '(clear)', ' (SMAZAT) ', '(Clear)\n'];
  const isEmptiable = (of: Field) => of.kind !== 'flag' && (of.kind === 'computed' || of.required !== true);

  it.each(everyField.filter(isEmptiable).map((of) => [of.kind, of] as const))(
    'empties what may be empty, in both languages: %s',
    (_, of) => {
      const none = of.kind === 'set' || of.kind === 'references' ? [] : null;
      for (const word of words) expect(read(of, word)).toEqual({ empties: none });
    },
  );

  it.each(everyField.filter((of) => !isEmptiable(of)).map((of) => [of.kind, of] as const))(
    'is refused where something must stand: %s',
    (_, of) => {
      for (const word of words) expect(read(of, word)).toEqual({ problem: 'not_clearable' });
    },
  );

  it('is no other word, and nothing in a longer text', () => {
    expect(read(field.text({ max: 50 }), 'smazat')).toEqual({ value: 'smazat' });
    expect(read(field.text({ max: 50 }), 'zítra (smazat)')).toEqual({ value: 'zítra (smazat)' });
  });

  it('is the name of what is called so', () => {
    const called: FindNamed = (_, text) => (text === '(smazat)' ? { id: 7 } : { problem: 'unknown_reference' });
    const cell = (of: Field) => cellReader(of, { name: 'x', labels: [labels], yes, no, clear })('(smazat)', called);
    expect(cell(field.reference('regions', {}))).toEqual({ value: 7 });
    expect(cell(field.references('regions', {}))).toEqual({ value: [7] });
  });
});
