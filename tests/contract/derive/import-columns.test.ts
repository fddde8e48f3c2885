import { describe, expect, it } from 'vitest';
import {
  foldedHeader,
  guessedMapping,
  importableColumns,
  importableFields,
  isImportable,
  timedField,
} from '../../../contract/derive/imports/import-columns.ts';
import type { AnyLabels, AnyResource, FieldKind } from '../../../contract/kit/index.ts';
import { languages, messagesFor } from '../../../contract/messages/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { fieldsOfKinds } from '../../support/kinds.ts';

const { employees, regions, services } = registry;
const ofEmployees: readonly AnyLabels[] = languages.map((language) => messagesFor(language).resources.employees);
const ofServices: readonly AnyLabels[] = languages.map((language) => messagesFor(language).resources.services);
const withoutForm: readonly FieldKind[] = ['children', 'json', 'secret', 'computed'];

describe('columns', () => {
  const guessed = (headers: readonly string[]) => guessedMapping(employees, headers, ofEmployees);

  it('are recognised by labels in both languages and by names on the wire, whatever the case and the accents', () => {
    expect(guessed(['KOD', 'jmeno', ' Pobočka ', 'active'])).toEqual(['code', 'name', 'store_id', 'active']);
    expect(guessed(['Code', 'Name', 'Branch', 'Colour'])).toEqual(['code', 'name', 'store_id', null]);
    expect(guessed(['kód', 'Kód', ''])).toEqual(['code', null, null]);
  });

  it('are recognised by names on the wire where no labels are known', () => {
    expect(guessedMapping(employees, ['Store id', 'code', 'Kód'], [])).toEqual(['store_id', 'code', null]);
  });

  it('that begin the label of what rows are called by mean that, unless another says it whole', () => {
    expect(guessedMapping(services, ['Název'], ofServices)).toEqual(['name']);
    expect(guessedMapping(services, ['Název', 'Název činnosti'], ofServices)).toEqual([null, 'name']);
  });

  it('that begin the label of what rows are recognised by mean that', () => {
    const coded = { ...employees, represent: 'active' } satisfies AnyResource;
    const [czech] = ofEmployees;
    const labels = czech === undefined ? [] : [{ ...czech, fields: { code: 'Kód pracovníka', name: 'Jméno pracovníka' } }];
    expect(guessedMapping(coded, ['Kód', 'Jméno'], labels)).toEqual(['code', null]);
    expect(guessedMapping({ ...coded, represent: 'name' }, ['Jméno', 'Kód'], labels)).toEqual(['name', 'code']);
  });

  it('that begin the label of another field, or are a part of a word of it, mean nothing', () => {
    expect(guessedMapping(services, ['Stav', 'Priorita', 'Reserve'], ofServices)).toEqual(['state', 'priority', null]);
    expect(guessedMapping(services, ['Náz', '', '  '], ofServices)).toEqual([null, null, null]);
  });

  it('stand for nothing that only the server writes or that is secret', () => {
    for (const resource of Object.values(registry)) {
      expect(importableFields(resource)).not.toContain('pre_shared_key');
      expect(importableFields(resource)).not.toContain('first_time');
    }
  });

  it('stand for fields in the order of the form', () => {
    expect(importableFields(employees)).toEqual(['store_id', 'code', 'name', 'active']);
    const form = { main: ['name'], other: ['active', 'code', 'store_id'] };
    expect(importableFields({ fields: employees.fields, form })).toEqual(['name', 'active', 'code', 'store_id']);
  });

  it('stand for the time of an instant too, behind the instant, and for its whole', () => {
    const columns = importableColumns(registry.orders);
    expect(columns.slice(2, 6)).toEqual(['starts_at', 'starts_at.time', 'ends_at', 'ends_at.time']);
    expect(columns.map(timedField).filter((name) => name !== undefined)).toEqual(['starts_at', 'ends_at']);
    expect(guessedMapping(registry.orders, ['starts_at.time'], [])).toEqual(['starts_at.time']);
  });

  it.each(Object.entries(fieldsOfKinds).map(([kind, [one]]) => ({ kind, one })))(
    'stand for a field only when its kind has a form as one cell: $kind',
    ({ kind, one }) => {
      const fields = one === undefined ? {} : { one };
      const has = !withoutForm.some((other) => other === kind);
      expect(importableFields({ fields, form: { main: ['one'] } })).toEqual(has ? ['one'] : []);
    },
  );
});

describe('rows in a file', () => {
  it('can be told apart where the entity says by what', () => {
    expect(isImportable(employees)).toBe(true);
    expect(isImportable({})).toBe(false);
    expect(isImportable(registry['audit-log'])).toBe(false);
    expect(isImportable(regions)).toBe('importBy' in regions);
  });
});

describe('a header', () => {
  it.each([
    ['has no case', 'KÓD', 'kod'],
    ['has no diacritics', 'Příliš žluťoučký', 'prilis zlutoucky'],
    ['has one space for whatever divides its words', ' web_order--name\n(cs) ', 'web order name cs'],
    ['keeps digits', 'Řádek 2', 'radek 2'],
    ['keeps letters of any script', 'Название', 'название'],
    ['is written wide or narrow', 'ＣＯＤＥ', 'code'],
    ['is empty where no letter and no digit is', ' — ', ''],
  ])('%s', (_, header, folded) => {
    expect(foldedHeader(header)).toBe(folded);
  });
});
