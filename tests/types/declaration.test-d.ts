// What the declaration kit refuses to compile. tsc reports an `@ts-expect-error` that expects without success,
// so each line below is a test; the first declaration compiles, or all the others would prove nothing.
import { defineResource, field } from '../../contract/kit/index.ts';

const fields = {
  store_id: field.reference('stores', { required: true }),
  name: field.text({ required: true, max: 80 }),
  state: field.choice(['active', 'reserve'], { required: true, default: 'active' }),
};
const identity = { name: 'samples', page: '/samples', areas: ['store'] } as const;
const shown = { represent: 'name', list: { columns: ['name'], sort: ['name', 'asc'] }, form: { main: ['name', 'state'] } } as const;

defineResource({ ...identity, ...shown, limitedBy: 'store_id', fields });
defineResource({ ...identity, ...shown, limitedBy: null, fields });

// @ts-expect-error -- the limitation to stores is never forgotten by silence
defineResource({ ...identity, ...shown, fields });

// @ts-expect-error -- the limitation leads to a field that exists
defineResource({ ...identity, ...shown, limitedBy: 'shop_id', fields });

const imported = { ...identity, ...shown, limitedBy: 'store_id', fields: { ...fields, place: field.text({ max: 80 }) } } as const;
defineResource({ ...imported, importBy: 'name', importWith: ['state'] });
// @ts-expect-error -- what rows of a file are recognised by as well has a value in every row
defineResource({ ...imported, importBy: 'name', importWith: ['place'] });

// @ts-expect-error -- a column is a field
defineResource({ ...identity, ...shown, limitedBy: 'store_id', fields, list: { columns: ['nme'], sort: ['name', 'asc'] } });

// @ts-expect-error -- what is sorted by is a field
defineResource({ ...identity, ...shown, limitedBy: 'store_id', fields, list: { columns: ['name'], sort: ['nme', 'asc'] } });

// @ts-expect-error -- what is filtered by is a field
defineResource({ ...identity, ...shown, limitedBy: 'store_id', fields, list: { columns: [], sort: ['name', 'asc'], filters: ['nme'] } });

const kinds = {
  ...fields,
  seen_at: field.instant({ writtenBy: 'server' }),
  key: field.secret({ max: 200 }),
  items: field.children({ title: field.text({ max: 80 }) }, { max: 3 }),
  note: field.text({ max: 500, lines: 3 }),
  facts: field.json({ schema: () => ({}) }),
  summary: field.json({ schema: () => ({}), inLists: true }),
};
const columns = { columns: ['name'], sort: ['name', 'asc'] } as const;
defineResource({ ...identity, ...shown, limitedBy: null, fields: kinds, list: { ...columns, inline: ['name', 'state', 'store_id'] } });

// @ts-expect-error -- what is written in the list is a field
defineResource({ ...identity, ...shown, limitedBy: null, fields: kinds, list: { ...columns, inline: ['nme'] } });

// @ts-expect-error -- no one writes what the server writes
defineResource({ ...identity, ...shown, limitedBy: null, fields: kinds, list: { ...columns, inline: ['seen_at'] } });

// @ts-expect-error -- a secret is not read, so a cell has nothing to write over
defineResource({ ...identity, ...shown, limitedBy: null, fields: kinds, list: { ...columns, inline: ['key'] } });

// @ts-expect-error -- rows owned by a row do not fit into a cell
defineResource({ ...identity, ...shown, limitedBy: null, fields: kinds, list: { ...columns, inline: ['items'] } });

// @ts-expect-error -- nor do several lines of text
defineResource({ ...identity, ...shown, limitedBy: null, fields: kinds, list: { ...columns, inline: ['note'] } });

const of = { ...identity, ...shown, limitedBy: null, fields: kinds } as const;
defineResource({
  ...of,
  list: { columns: ['name', 'summary', 'note'], moreColumns: ['seen_at', 'updated_at'], sort: ['seen_at', 'desc'] },
});

// @ts-expect-error -- rows within the record are no column
defineResource({ ...of, list: { columns: ['items'], sort: ['name', 'asc'] } });

// @ts-expect-error -- nor is a structure
defineResource({ ...of, list: { columns: ['facts'], sort: ['name', 'asc'] } });

// @ts-expect-error -- nor is a secret
defineResource({ ...of, list: { columns: ['key'], sort: ['name', 'asc'] } });

// @ts-expect-error -- nor a column that a person can add
defineResource({ ...of, list: { ...columns, moreColumns: ['items'] } });

// @ts-expect-error -- what is no column needs no reason why it is not sorted by
defineResource({ ...of, list: { ...columns, unsorted: { key: 'a secret' } } });

// @ts-expect-error -- rows within the record have no order
defineResource({ ...of, list: { columns: ['name'], sort: ['items', 'asc'] } });

// @ts-expect-error -- a structure has none, although it is a column
defineResource({ ...of, list: { columns: ['name'], sort: ['summary', 'asc'] } });

// @ts-expect-error -- a secret has none
defineResource({ ...of, list: { columns: ['name'], sort: ['key', 'asc'] } });

// @ts-expect-error -- no one filters by rows within the record
defineResource({ ...of, list: { ...columns, filters: ['items'] } });

// @ts-expect-error -- nor by a structure
defineResource({ ...of, list: { ...columns, filters: ['facts'] } });

// @ts-expect-error -- nor by a secret
defineResource({ ...of, list: { ...columns, filters: ['key'] } });

// @ts-expect-error -- no one searches a secret
defineResource({ ...of, list: { ...columns, search: ['key'] } });

// @ts-expect-error -- nor rows within the record
defineResource({ ...of, list: { ...columns, search: ['items'] } });

// @ts-expect-error -- a structure does not fit into a cell to write in
defineResource({ ...of, list: { ...columns, inline: ['summary'] } });

// @ts-expect-error -- a record is not represented by a secret
defineResource({ ...of, represent: 'key' });

// @ts-expect-error -- an input represents a field
defineResource({ ...identity, ...shown, limitedBy: 'store_id', fields, form: { main: ['nme'] } });

// @ts-expect-error -- a record is represented by a field
defineResource({ ...identity, ...shown, limitedBy: 'store_id', fields, represent: 'nme' });

// @ts-expect-error -- a field is not called as what joins conditions of a filter
defineResource({ ...identity, ...shown, limitedBy: 'store_id', fields: { ...fields, any: field.flag({ default: false }) } });

// @ts-expect-error -- an area is one of the specification's
defineResource({ ...identity, ...shown, limitedBy: 'store_id', fields, areas: ['shop'] });

// @ts-expect-error -- a unique key over several fields names fields
defineResource({ ...identity, ...shown, limitedBy: null, fields, unique: [{ fields: ['nme'], error: 'duplicate', at: 'name' }] });

// @ts-expect-error -- a unique key refuses with a code of the catalogue
defineResource({ ...identity, ...shown, limitedBy: null, fields, unique: [{ fields: ['name'], error: 'taken', at: 'name' }] });

defineResource({ ...identity, ...shown, limitedBy: null, fields, actions: { close: { when: { state: ['active'] }, takes: ['name'] } } });

// @ts-expect-error -- an action leads from values that the choice has
defineResource({ ...identity, ...shown, limitedBy: null, fields, actions: { close: { when: { state: ['closed'] } } } });

// @ts-expect-error -- it leads from values of a choice
defineResource({ ...identity, ...shown, limitedBy: null, fields, actions: { close: { when: { name: ['a'] } } } });

// @ts-expect-error -- it takes fields
defineResource({ ...identity, ...shown, limitedBy: null, fields, actions: { close: { takes: ['nme'] } } });

defineResource({ ...of, rules: [{ code: 'name_too_plain', at: 'name', breaks: ({ name }) => name === 'a' }] });

// @ts-expect-error -- `at` must name a field of the entity: `nme` is none
defineResource({ ...of, rules: [{ code: 'name_too_plain', at: 'nme', breaks: () => false }] });

// @ts-expect-error -- it looks at fields
defineResource({ ...of, rules: [{ code: 'name_too_plain', at: 'name', breaks: ({ nme }) => nme === 'a' }] });

// @ts-expect-error -- a rule that several share answers with a code of the catalogue
defineResource({ ...of, rules: [() => ({ name: { code: 'name_too_plain' } })] });

field.text({ max: 80, unique: 'service_name_taken' });
// @ts-expect-error -- a unique field refuses with a code of the catalogue
field.text({ max: 80, unique: 'service_name_is_taken' });

// @ts-expect-error -- a text says how long it may be
field.text({ required: true });

// @ts-expect-error -- a check says what is wrong by a code of the catalogue
field.text({ max: 80, check: [(value) => value !== '', 'empty'] });

// @ts-expect-error -- the default of a choice is one of its choices
field.choice(['active', 'reserve'], { default: 'closed' });

// @ts-expect-error -- the default of a set is taken from its choices
field.set(['web', 'mobile'], { default: ['fax'] });

// @ts-expect-error -- rows within the record own no rows
field.children({ parts: field.children({ title: field.text({ max: 80 }) }, { max: 3 }) }, { max: 3 });

// @ts-expect-error -- no one judges what they would refer to
field.children({ desk_id: field.reference('desks', {}) }, { max: 3 });

// @ts-expect-error -- no one encrypts what they would hide
field.children({ key: field.secret({ max: 80 }) }, { max: 3 });

// @ts-expect-error -- a flag has a default
field.flag({});

// @ts-expect-error -- a number says its bounds
field.int({ min: 0 });

// @ts-expect-error -- a place on a scale is one of the choices
field.computed(['fresh', 'silent'], { from: 'seen_at', absent: 'silent', bands: [{ afterSeconds: 60, is: 'gone' }] });
