import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkValue } from '../../../contract/derive/check-draft.ts';
import { cellReader, type FindNamed } from '../../../contract/derive/import-cell.ts';
import { guessedMapping, importableFields } from '../../../contract/derive/import-columns.ts';
import { type AnyLabels, type Field, field } from '../../../contract/kit/index.ts';
import { languages, messagesFor } from '../../../contract/messages/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { wallTimeAt } from '../../../contract/rules/prague-time.ts';
import { labelsIn } from '../../../server/imports/judge/table.ts';
import { shownValue } from '../../../server/imports/shown-value.ts';
import { valuesFor } from '../../support/field-values.ts';
import { fieldsOfKinds } from '../../support/kinds.ts';

const labels: AnyLabels = {
  ...messagesFor('cs').resources.stores,
  choices: { x: { a: 'První, nejlepší volba', b: 'Druhá volba', c: 'Třetí' } },
};
const yes = languages.map((language) => messagesFor(language).console.form.yes);
const no = languages.map((language) => messagesFor(language).console.form.no);
const names = ['Radnice', 'Pasy, občanské průkazy', 'Pasy', '12'];
const find: FindNamed = (_, text) => {
  const at = names.indexOf(text);
  if (at >= 0) return { id: at + 1 };
  const number = Number(/^#(\d+)$/u.exec(text)?.[1]);
  return number >= 1 && number <= 4 ? { id: number } : { problem: 'unknown_reference' };
};

function read(of: Field, text: string) {
  return cellReader(of, { name: 'x', labels: [labels], yes, no })(text, find);
}

/** Files say minutes, and of the hour that comes twice in autumn the first. */
function asFilesSay(value: string): string {
  const minute = Math.floor(Date.parse(value) / 60_000) * 60_000;
  const [here, before] = [new Date(minute), new Date(minute - 3_600_000)];
  const isRepeated = JSON.stringify(wallTimeAt(here)) === JSON.stringify(wallTimeAt(before));
  return (isRepeated ? before : here).toISOString();
}

const notInFiles = ['children', 'json', 'file', 'image', 'secret', 'computed'];
const kinds = Object.entries(fieldsOfKinds).filter(([kind]) => !notInFiles.includes(kind));

describe.each(kinds)('a cell of the kind %s', (kind, fields) => {
  it('is read as the value that it was written from', () => {
    for (const of of fields) {
      fc.assert(
        fc.property(valuesFor(of), (given) => {
          const { value, problems } = checkValue(of, given);
          fc.pre(problems.length === 0);
          const nameOf = (_: string, id: unknown) => names[Number(id) - 1] ?? '';
          const shown = shownValue(of, value, { name: 'x', labels, yes: 'Ano', no: 'Ne', nameOf });
          const cell = read(of, shown);
          const found = checkValue(of, 'value' in cell ? cell.value : undefined).value;
          expect(found).toEqual(kind === 'instant' && typeof value === 'string' ? asFilesSay(value) : value);
        }),
        { numRuns: 200 },
      );
    }
  });
});

describe('a cell', () => {
  it('of the hour that comes twice means the first time', () => {
    expect(asFilesSay('2193-10-27T01:00:00.000Z')).toBe('2193-10-27T00:00:00.000Z');
    expect(read(field.instant({}), '27.10.2193 2:00')).toEqual({ value: '2193-10-27T00:00:00.000Z' });
  });

  it.each([
    ['flag', field.flag({ default: true }), ['ano', 'ANO', 'yes', 'true', '1'], true],
    ['flag', field.flag({ default: true }), ['ne', 'No', 'false', '0'], false],
    ['choice', field.choice(['a', 'b'], {}), ['b', 'B', 'druhá volba', 'DRUHA VOLBA'], 'b'],
    ['set', field.set(['a', 'b'], {}), ['a, b', 'První, nejlepší volba;b', 'a\nb'], ['a', 'b']],
    ['day', field.day({}), ['1.2.2027', '01. 02. 2027', '2027-02-01', '2027-02-01T00:00:00'], '2027-02-01'],
    ['time', field.time({}), ['9:05', '09:05', '09.05', '9:05:00'], '09:05'],
    [
      'instant',
      field.instant({}),
      ['1.7.2027 9:00', '2027-07-01T09:00', '2027-07-01 09:00:00', '2027-07-01T07:00:00Z'],
      '2027-07-01T07:00:00.000Z',
    ],
    ['decimal', field.decimal({ min: 0, max: 2000, places: 2 }), ['1 234,5', '1234.5', '1\u00a0234,50'], 1234.5],
    ['int', field.int({ min: -5, max: 5000 }), ['1 234', '1234', '1234,0'], 1234],
    ['duration', field.duration({ min: 0, max: 9000, unit: 'minutes' }), ['1,5', '1.5'], 90],
    ['reference', field.reference('stores', {}), ['Radnice', '#1', ' Radnice '], 1],
    ['references', field.references('services', {}), ['Pasy, občanské průkazy, Radnice', 'Pasy, občanské průkazy; #1'], [2, 1]],
  ] as const)('of the kind %s is read in every way that people write it', (_, of, texts, value) => {
    for (const text of texts) {
      const cell = read(of, text);
      expect(checkValue(of, 'value' in cell ? cell.value : cell).value, text).toEqual(value);
    }
  });

  it.each([
    [field.flag({ default: true }), 'možná', 'unknown_value'],
    [field.choice(['a'], {}), 'z', 'unknown_value'],
    [field.day({}), '31.2.2027', 'day'],
    [field.day({}), '2027-02-01T10:00', 'day'],
    [field.time({}), 'večer', 'time'],
    [field.instant({}), 'zítra', 'instant'],
    [field.int({ min: 0, max: 9 }), 'pět', 'whole_number'],
    [field.reference('stores', {}), 'Neznámá', 'unknown_reference'],
    [field.references('stores', {}), 'Radnice, Neznámá', 'unknown_reference'],
    [field.references('stores', {}), 'a,'.repeat(5000), 'too_many'],
    [field.text({ max: 5, required: true }), '  ', 'required'],
  ] as const)('that cannot be read says why', (of, text, problem) => {
    expect(read(of, text)).toEqual({ problem });
  });

  it('that is empty empties what may be empty and says nothing of what has a value of its own', () => {
    expect(read(field.text({ max: 5 }), '')).toEqual({ value: null });
    expect(read(field.references('stores', {}), ' ')).toEqual({ value: [] });
    expect(read(field.flag({ default: true }), '')).toEqual({ nothing: true });
    expect(read(field.int({ min: 0, max: 9, required: true, default: 3 }), '')).toEqual({ nothing: true });
  });
});

describe('columns', () => {
  it('are recognised by labels in both languages and by names on the wire, whatever the case and the accents', () => {
    const { employees } = registry;
    const guessed = (headers: readonly string[]) => guessedMapping(employees, headers, labelsIn(employees));
    expect(guessed(['KOD', 'jmeno', ' Pobočka ', 'active'])).toEqual(['code', 'name', 'store_id', 'active']);
    expect(guessed(['Code', 'Name', 'Branch', 'Colour'])).toEqual(['code', 'name', 'store_id', null]);
    expect(guessed(['kód', 'Kód', ''])).toEqual(['code', null, null]);
  });

  it('that begin the label of what rows are called by mean that, unless another says it whole', () => {
    const { services } = registry;
    expect(guessedMapping(services, ['Název'], labelsIn(services))).toEqual(['name']);
    expect(guessedMapping(services, ['Název', 'Název činnosti'], labelsIn(services))).toEqual([null, 'name']);
  });

  it('stand for nothing that only the server writes or that is secret', () => {
    for (const resource of Object.values(registry)) {
      expect(importableFields(resource)).not.toContain('pre_shared_key');
      expect(importableFields(resource)).not.toContain('first_time');
    }
  });
});
