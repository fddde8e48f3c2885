import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkValue } from '../../../contract/derive/check-draft.ts';
import { fieldsOf } from '../../../contract/derive/fields.ts';
import { fieldSchema, inputSchema, rowSchema, valueSchema } from '../../../contract/derive/json-schema.ts';
import { type AnyResource, defineResource, type Field, field } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';

const identifier = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const required = { required: true } as const;
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: '\\S' });
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const hour = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };
const hourOrEnd = { type: 'string', pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$' };

describe('the schema of a field', () => {
  it.each<[kind: string, of: Field, schema: object]>([
    ['text', field.text({ max: 9, ...required }), text(9)],
    [
      'text of a shape',
      field.text({ max: 9, check: [() => true, 'postal_code', /^\d+$/u], ...required }),
      { ...text(9), pattern: '^\\d+$' },
    ],
    ['rich text', field.richText({ max: 9, ...required }), text(9)],
    ['e-mail', field.email(required), { type: 'string', format: 'idn-email', maxLength: 254 }],
    ['phone', field.phone(required), expect.objectContaining({ type: 'string', pattern: expect.stringContaining('420') })],
    ['whole number', field.int({ min: -1, max: 9, ...required }), { type: 'integer', minimum: -1, maximum: 9 }],
    ['number', field.decimal({ min: -1, max: 9, places: 2, ...required }), { type: 'number', minimum: -1, maximum: 9 }],
    ['flag', field.flag({ default: true }), { type: 'boolean' }],
    ['choice', field.choice(['a', 'b'], required), { type: 'string', enum: ['a', 'b'] }],
    ['set', field.set(['a', 'b'], {}), { type: 'array', items: { type: 'string', enum: ['a', 'b'] } }],
    ['day', field.day(required), { type: 'string', format: 'date' }],
    ['time', field.time(required), hour],
    ['time up to the end of the day', field.time({ upTo24: true, ...required }), hourOrEnd],
    ['instant', field.instant(required), { type: 'string', format: 'date-time' }],
    [
      'duration',
      field.duration({ min: 1, max: 60, unit: 'minutes', ...required }),
      { type: 'integer', minimum: 1, maximum: 60, description: 'seconds' },
    ],
    ['reference', field.reference('stores', required), { ...identifier, description: 'id of stores' }],
    ['references', field.references('stores', {}), { type: 'array', items: identifier, description: 'ids of stores' }],
    [
      'children',
      field.children({ title: field.text({ max: 9, ...required }), note: field.text({ max: 9 }) }, { max: 3 }),
      {
        type: 'array',
        maxItems: 3,
        items: {
          type: 'object',
          properties: { title: text(9), note: orNull(text(9)) },
          required: ['title', 'note'],
          additionalProperties: false,
        },
      },
    ],
    ['structure', field.json({ schema: () => ({ type: 'object' }), ...required }), { type: 'object' }],
    ['colour', field.colour(required), { type: 'string', pattern: '^#[0-9a-f]{6}$' }],
    ['secret', field.secret({ max: 9, ...required }), { type: 'string', maxLength: 9, writeOnly: true }],
    ['computed', field.computed(['a', 'b'], { from: 'at', absent: 'a', bands: [] }), { type: 'string', enum: ['a', 'b'], readOnly: true }],
  ])('says what it carries: %s', (_, of, schema) => {
    expect(fieldSchema(of)).toEqual(schema);
  });

  it('is also null where the value may be absent', () => {
    expect(fieldSchema(field.day({}))).toEqual(orNull({ type: 'string', format: 'date' }));
    expect(fieldSchema(field.reference('stores', {}))).toEqual(orNull({ ...identifier, description: 'id of stores' }));
    expect(fieldSchema(field.choice(['a'], {}))).toEqual(orNull({ type: 'string', enum: ['a'] }));
  });
});

const things = defineResource({
  name: 'things',
  page: '/things',
  areas: ['store'],
  limitedBy: null,
  represent: 'name',
  fields: {
    name: field.text({ max: 9, ...required }),
    number: field.int({ min: 0, max: 9, default: 3, ...required }),
    note: field.text({ max: 9 }),
    key: field.secret({ max: 9 }),
    seen_at: field.instant({ writtenBy: 'server', ...required }),
  },
  list: { columns: ['name'], sort: ['name', 'asc'] },
  form: { main: ['name', 'number', 'note', 'key'] },
});
const name = text(9);
const instant = { type: 'string', format: 'date-time' };
const ownOfRow = { name, number: { type: 'integer', minimum: 0, maximum: 9 }, note: orNull(name), seen_at: instant };
const ofAnyRow = { id: identifier, version: identifier, created_at: instant, updated_at: instant };

describe('the schema of a row', () => {
  it('always has what every row has and what may leave the server, and when it was deleted in the trash', () => {
    expect(rowSchema(things)).toEqual({
      type: 'object',
      properties: {
        ...ofAnyRow,
        ...ownOfRow,
        deleted_at: { ...instant, description: 'only in the trash' },
        deleted_by: { ...orNull({ type: 'string' }), description: 'only in the trash' },
      },
      required: [...Object.keys(ofAnyRow), ...Object.keys(ownOfRow)],
      additionalProperties: false,
    });
  });

  it('is not deleted where the entity keeps no trash', () => {
    expect(rowSchema({ ...things, endless: true })['properties']).toEqual({ ...ofAnyRow, ...ownOfRow });
    expect(rowSchema({ ...things, operations: ['list', 'edit'] })['properties']).toEqual({ ...ofAnyRow, ...ownOfRow });
  });
});

describe('the schema of what may be written', () => {
  const written = {
    name,
    number: { type: 'integer', minimum: 0, maximum: 9 },
    note: orNull(name),
    key: orNull({ type: 'string', maxLength: 9, writeOnly: true }),
  };

  it('demands of a new row what has no value of its own', () => {
    expect(inputSchema(things, false)).toEqual({ type: 'object', properties: written, required: ['name'] });
  });

  it('demands nothing of a change', () => {
    expect(inputSchema(things, true)).toEqual({ type: 'object', properties: written });
  });

  it('demands nothing where nothing must be', () => {
    expect(inputSchema({ fields: { note: things.fields.note } }, false)).toEqual({ type: 'object', properties: { note: orNull(name) } });
  });

  it('has nothing that only the server writes, of any entity', () => {
    expect(inputSchema(registry.stores, false)['properties']).not.toHaveProperty('pre_shared_key');
    expect(inputSchema(registry.stores, false)['properties']).not.toHaveProperty('communication');
  });
});

describe('a shape that a schema describes', () => {
  const all: readonly AnyResource[] = Object.values(registry);
  const shaped = all.flatMap((resource) =>
    fieldsOf(resource).flatMap(([column, one]) => {
      const isShaped = one.kind === 'phone' || (one.kind === 'text' && one.check?.[2] !== undefined);
      return isShaped ? [[`${resource.name}.${column}`, one] as const] : [];
    }),
  );

  it.each(shaped)('is accepted in %s whatever matches it', (_, one) => {
    const shape = new RegExp(String(valueSchema(one)['pattern']), 'u');
    const matching = fc.stringMatching(shape).filter((value) => one.kind !== 'text' || value.length <= one.max);
    fc.assert(
      fc.property(matching, (value) => {
        expect(checkValue(one, value).problems).toEqual([]);
      }),
    );
  });
});
