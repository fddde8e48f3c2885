import { describe, expect, it } from 'vitest';
import {
  fieldOf,
  fieldsOf,
  isFixed,
  isForBranch,
  isLive,
  isPersonal,
  isReadable,
  isRequired,
  isSortable,
  isSystemField,
  isWritable,
  listColumns,
} from '../../../contract/derive/fields.ts';
import { type Field, field } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';

const { desks, employees, playlists, services, stores } = registry;

const plain = field.text({ max: 9 });
const required = field.text({ max: 9, required: true });
const ofServer = field.text({ max: 9, writtenBy: 'server' });
const live = field.instant({ writtenBy: 'server', live: true });
const personal = field.text({ max: 9, personal: true });
const kept = field.text({ max: 9, keptFromBranch: true });
const secret = field.secret({ max: 9 });
const computed = field.computed(['a'], { from: 'at', absent: 'a', bands: [] });
const all: Readonly<Record<string, Field>> = { plain, required, ofServer, live, personal, kept, secret, computed };

const whichAre = (holds: (field: Field) => boolean) => Object.keys(all).filter((name) => all[name] !== undefined && holds(all[name]));

describe('of fields of every sort', () => {
  it.each([
    ['a person writes all but what the server writes or computes', isWritable, ['plain', 'required', 'personal', 'kept', 'secret']],
    ['all but secrets may leave the server', isReadable, ['plain', 'required', 'ofServer', 'live', 'personal', 'kept', 'computed']],
    ['live are those that say so', isLive, ['live']],
    ['demanded are those that say so', isRequired, ['required']],
    ['personal are those that say so', isPersonal, ['personal']],
    ['a branch is told of what is stored, may leave and is of use there', isForBranch, ['plain', 'required', 'ofServer', 'personal']],
  ])('%s', (_, holds, names) => {
    expect(whichAre(holds)).toEqual(names);
  });
});

describe('fields by name', () => {
  it('are the declared ones in their order', () => {
    expect(fieldsOf(employees).map(([name]) => name)).toEqual(['store_id', 'code', 'name', 'active']);
    expect(fieldOf(employees, 'code')).toBe(employees.fields.code);
  });

  it('are the system fields too, all written by the server alone and never empty', () => {
    for (const name of ['id', 'version', 'created_at', 'updated_at'])
      expect(fieldOf(employees, name), name).toMatchObject({ required: true, writtenBy: 'server' });
    expect(fieldOf(employees, 'id')?.kind).toBe('int');
    expect(fieldOf(employees, 'created_at')?.kind).toBe('instant');
  });

  it.each(['label', 'toString', '__proto__', 'constructor', ''])('are none that the entity does not have: "%s"', (name) => {
    expect(fieldOf(employees, name)).toBeUndefined();
    expect(isSystemField(name)).toBe(false);
  });
});

describe('the store of a row', () => {
  it.each([
    ['is chosen once', services, 'store_id', true],
    ['does not bind the other fields', services, 'name', false],
    ['is not chosen where the row is itself a store', stores, 'id', false],
    ['may change where rows belong to several', playlists, 'store_ids', false],
  ])('%s', (_, resource, name, fixed) => {
    expect(isFixed(resource, name)).toBe(fixed);
  });
});

describe('columns of a list', () => {
  it('are those shown at first and those that can be added', () => {
    expect(listColumns(desks)).toEqual(['number', 'label', 'store_id', 'desk_kind', 'service_ids', 'active', 'opened_at', 'employee_id']);
    expect(listColumns(employees)).toEqual(['name', 'code', 'store_id', 'active']);
  });

  it.each([
    ['label', true],
    ['opened_at', true],
    ['id', true],
    ['created_at', true],
    ['updated_at', true],
    ['version', false],
    ['service_ids', false],
    ['nobody', false],
  ])('order it unless they say why not: %s %s', (name, sortable) => {
    expect(isSortable(desks, name)).toBe(sortable);
  });

  it('order it only when they are listed', () => {
    expect(isSortable(stores, 'city')).toBe(true);
    expect(isSortable(stores, 'latitude')).toBe(false);
  });
});
