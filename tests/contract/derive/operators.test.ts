import { describe, expect, it } from 'vitest';
import { filterKeys, isJoint, matchedNames, operatorsOf } from '../../../contract/derive/operators.ts';
import { type FieldKind, field } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { fieldsOfKinds } from '../../support/kinds.ts';
import { bare } from './lamps.ts';

const expected: Readonly<Record<FieldKind, readonly string[]>> = {
  text: ['eq', 'ne', 'in', 'contains', 'null'],
  richText: ['contains', 'null'],
  email: ['eq', 'ne', 'in', 'contains', 'null'],
  phone: ['eq', 'ne', 'in', 'contains', 'null'],
  int: ['eq', 'ne', 'in', 'gte', 'lte', 'null'],
  decimal: ['eq', 'ne', 'in', 'gte', 'lte', 'null'],
  flag: ['eq'],
  choice: ['eq', 'ne', 'in', 'null'],
  set: ['eq', 'in', 'null'],
  day: ['eq', 'ne', 'in', 'gte', 'lte', 'on', 'null'],
  time: ['eq', 'ne', 'in', 'gte', 'lte', 'null'],
  instant: ['gte', 'lte', 'on', 'null'],
  duration: ['eq', 'ne', 'in', 'gte', 'lte', 'null'],
  reference: ['eq', 'ne', 'in', 'null'],
  references: ['eq', 'in', 'null'],
  children: ['null'],
  json: ['null'],
  colour: ['eq', 'ne', 'in', 'null'],
  file: ['null'],
  image: ['null'],
  secret: ['null'],
  computed: ['eq', 'ne', 'in'],
};
const isKind = (kind: string): kind is FieldKind => Object.hasOwn(fieldsOfKinds, kind);
const kinds = Object.keys(fieldsOfKinds).filter(isKind);

describe('what a filter may ask', () => {
  it.each(kinds)('of a field of the kind %s that may be empty', (kind) => {
    const [one] = fieldsOfKinds[kind];
    expect(one).toBeDefined();
    if (one !== undefined) expect(operatorsOf({ fields: { one } }, 'one')).toEqual(expected[kind]);
  });

  it('of a field that is never empty is not whether it is', () => {
    const fields = { name: field.text({ max: 9, required: true }), number: field.int({ min: 0, max: 9, required: true }) };
    expect(operatorsOf({ fields }, 'name')).toEqual(['eq', 'ne', 'in', 'contains']);
    expect(operatorsOf({ fields }, 'number')).toEqual(['eq', 'ne', 'in', 'gte', 'lte']);
    expect(operatorsOf({ fields }, 'created_at')).toEqual(['gte', 'lte', 'on']);
  });

  it('of the instant that is declared so is the hour of the day', () => {
    const declared = { fields: { at: field.instant({ required: true }), end: field.instant({ required: true }) }, list: { hours: 'at' } };
    expect(operatorsOf(declared, 'at')).toEqual(['gte', 'lte', 'on', 'hours']);
    expect(operatorsOf(declared, 'end')).toEqual(['gte', 'lte', 'on']);
  });

  it('of a field that is not there is nothing', () => {
    expect(operatorsOf({ fields: {} }, 'nobody')).toEqual([]);
  });
});

describe('the keys of a filter', () => {
  it('are the identifier, of each declared filter its name with each operator, and equality of what names a row', () => {
    expect([...filterKeys(registry.employees)]).toEqual([
      ['id', { name: 'id', operator: 'eq' }],
      ['id_in', { name: 'id', operator: 'in' }],
      ['id_ne', { name: 'id', operator: 'ne' }],
      ['store_id', { name: 'store_id', operator: 'eq' }],
      ['store_id_ne', { name: 'store_id', operator: 'ne' }],
      ['store_id_in', { name: 'store_id', operator: 'in' }],
      ['active', { name: 'active', operator: 'eq' }],
      ['code', { name: 'code', operator: 'eq' }],
      ['code_in', { name: 'code', operator: 'in' }],
      ['name', { name: 'name', operator: 'eq' }],
      ['name_in', { name: 'name', operator: 'in' }],
    ]);
  });

  it('are those of the identifier and of the name where the list has no filters', () => {
    expect([...filterKeys(bare).keys()]).toEqual(['id', 'id_in', 'id_ne', 'name', 'name_in']);
  });

  it.each([
    ['all', true],
    ['any', true],
    ['q', false],
    ['ALL', false],
    ['', false],
  ])('begin a group of conditions only when they join: "%s" %s', (key, joins) => {
    expect(isJoint(key)).toBe(joins);
  });
});

describe('what is compared for equality without a declared filter', () => {
  it.each([
    ['the name, the code that imports go by, e-mails and telephones', 'stores', ['label', 'code', 'phone', 'email']],
    ['a number that imports go by, and the person who sits there', 'desks', ['number', 'label', 'employee_id']],
    ['whoever made the row', 'backups', ['name', 'created_by']],
    ['neither what has a filter of its own', 'opening-exceptions', []],
    ['what is read by time where that is declared: the number of a ticket returns every day', 'tickets', ['number', 'desk_id']],
    ['a list of references where it is declared', 'playlists', ['name', 'virtual_display_ids']],
  ] as const)('is %s', (_, name, names) => {
    expect(matchedNames(registry[name])).toEqual(names);
  });
});
