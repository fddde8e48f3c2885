import { describe, expect, it } from 'vitest';
import { problems } from '../../contract/basics/problem-codes.ts';
import { checkValue, defaultOf } from '../../contract/derive/check-draft.ts';
import { fieldOf, fieldsOf, isFixed, isLive, isReadable, isSortable, isWritable, listColumns } from '../../contract/derive/fields.ts';
import { filterKeys, operatorsOf } from '../../contract/derive/operators.ts';
import type { AnyResource, Field } from '../../contract/kit/index.ts';
import { registry } from '../../contract/resources/registry.ts';
import { stores } from '../../contract/resources/stores/stores.ts';

const all: readonly AnyResource[] = Object.values<AnyResource>(registry);
const names = Object.keys(registry);

describe('the registry', () => {
  it('knows every entity by its own name', () => {
    expect(all.map((resource) => resource.name)).toEqual(names);
  });

  it('has no rule whose own code already means something for every entity', () => {
    const own = all.flatMap(({ rules = [] }) => rules.flatMap((rule) => (typeof rule === 'function' ? [] : [rule.code])));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((code) => problems.some((problem) => problem === code))).toEqual([]);
  });
});

describe.each(all.map((resource) => ({ name: resource.name, resource })))('the declaration of $name', ({ resource }) => {
  const fields = fieldsOf(resource);
  const onForm = Object.values(resource.form).flat();
  const search: readonly string[] = resource.list.search ?? [];
  const has = (name: string) => fieldOf(resource, name) !== undefined;

  it('lists, filters, searches and shows only fields that it has', () => {
    const used = [
      ...listColumns(resource),
      ...(resource.list.filters ?? []),
      ...search,
      ...onForm,
      resource.list.sort[0],
      resource.represent,
    ];
    expect(used.filter((name) => !has(name))).toEqual([]);
    expect(Object.keys(resource.list.unsorted ?? {}).filter((name) => !has(name))).toEqual([]);
  });

  it('opens on days only by an instant that it is filtered and ordered by', () => {
    const { time } = resource.list;
    if (time === undefined) return;
    expect(fieldOf(resource, time.field)?.kind).toBe('instant');
    expect(resource.list.filters).toContain(time.field);
    expect(resource.list.sort[0]).toBe(time.field);
    expect(new Set(time.periods).size).toBe(time.periods.length);
  });

  it('lists no column twice and shows no field twice', () => {
    expect(new Set(listColumns(resource)).size).toBe(listColumns(resource).length);
    expect(new Set(onForm).size).toBe(onForm.length);
  });

  it('gives an English variant to a text of the same length, right behind it in the form', () => {
    for (const [name, field] of fields) {
      if (field.kind !== 'text' || field.translates === undefined) continue;
      const own = fieldOf(resource, field.translates);
      expect([name, own?.kind === 'text' && [own.max, own.lines]]).toEqual([`${field.translates}_en`, [field.max, field.lines]]);
      expect(onForm.indexOf(name)).toBe(onForm.indexOf(field.translates) + 1);
    }
  });

  it('shows nothing secret', () => {
    const secret = fields.flatMap(([name, field]) => (isReadable(field) ? [] : [name]));
    expect([...listColumns(resource), ...onForm, ...search].filter((name) => secret.includes(name))).toEqual([]);
  });

  it('lets a person reach every field that a person may write', () => {
    const writable = fields.flatMap(([name, field]) => (isWritable(field) ? [name] : []));
    expect(writable.filter((name) => !onForm.includes(name))).toEqual([]);
  });

  it('says when a row came that is only read', () => {
    const isOnlyRead = resource.operations !== undefined && !resource.operations.includes('edit');
    expect(onForm.includes('created_at')).toBe(isOnlyRead);
  });

  it('sorts its list at first by a column that it may be sorted by', () => {
    expect(isSortable(resource, resource.list.sort[0])).toBe(true);
  });

  it('opens ordered by columns that it may be sorted by, with room for its own sort behind them', () => {
    const { opensBy = [] } = resource.list;
    expect(opensBy.filter(([name]) => !isSortable(resource, name))).toEqual([]);
    expect(opensBy.length).toBeLessThanOrEqual(2);
  });

  it('gives every filter an operator', () => {
    expect((resource.list.filters ?? []).filter((name) => operatorsOf(resource, name).length === 0)).toEqual([]);
  });

  it('keeps the words that join conditions, and that of the search, free of filters', () => {
    expect([...filterKeys(resource).keys()].filter((key) => ['all', 'any', 'q'].includes(key))).toEqual([]);
  });

  it('searches texts', () => {
    const kinds = search.map((name) => fieldOf(resource, name)?.kind);
    expect(kinds.filter((kind) => !['text', 'richText', 'email', 'phone'].includes(kind ?? ''))).toEqual([]);
  });

  it('writes in its list columns that can be shown, and never the store that a row stays with', () => {
    const inline: readonly string[] = resource.list.inline ?? [];
    expect(inline.filter((name) => !listColumns(resource).includes(name) || isFixed(resource, name))).toEqual([]);
    expect(inline.length === 0 || resource.operations === undefined || resource.operations.includes('edit')).toBe(true);
  });

  it('represents a row by what can be found in the list', () => {
    expect([...listColumns(resource), ...search, ...(resource.singleton === true ? [resource.represent] : [])]).toContain(
      resource.represent,
    );
    expect(resource.singleton === true || fieldOf(resource, resource.represent)?.kind !== 'reference').toBe(true);
  });

  it('refers only to entities that there are', () => {
    const targets = fields.flatMap(([, field]) => (field.kind === 'reference' || field.kind === 'references' ? [field.target] : []));
    expect(targets.filter((target) => !names.includes(target))).toEqual([]);
  });

  it('binds a reference to the store only where both sides have one', () => {
    const bound = fields.flatMap(([, field]) => (isBound(field) ? [field] : []));
    const owner = fieldOf(resource, resource.limitedBy ?? '');
    if (bound.length > 0) expect(owner).toMatchObject({ target: 'stores' });
    for (const field of bound) expect(all.find((target) => target.name === field.target)?.fields).toHaveProperty('store_id');
  });

  it('is limited by a field that leads to stores', () => {
    if (resource.limitedBy === null) return;
    if (resource.limitedBy === 'id') expect(resource.name).toBe('stores');
    else expect(fieldOf(resource, resource.limitedBy)).toMatchObject({ target: 'stores', required: true });
  });

  it('offers defaults that it would itself accept', () => {
    const refused = fields.filter(([, field]) => {
      const given = defaultOf(field);
      return isWritable(field) && 'default' in field && given !== null && checkValue(field, given).problems.length > 0;
    });
    expect(refused.map(([name]) => name)).toEqual([]);
  });

  it('keeps live only what the server writes', () => {
    expect(fields.filter(([, field]) => isLive(field) && isWritable(field)).map(([name]) => name)).toEqual([]);
  });

  it('computes from an instant of its own, or from a live one of the store that it belongs to', () => {
    for (const [, field] of fields) {
      if (field.kind !== 'computed') continue;
      const isOfStore = field.ofStore === true;
      expect(fieldOf(isOfStore ? stores : resource, field.from)?.kind).toBe('instant');
      if (isOfStore)
        expect([resource.limitedBy, fieldsOf(stores).some(([name, one]) => name === field.from && isLive(one))]).toEqual([
          'store_id',
          true,
        ]);
    }
  });

  it('computes what was told, and nothing else, as long as it is known', () => {
    for (const [, field] of fields) {
      if (field.kind !== 'computed' || field.reported === undefined) continue;
      const reported = fieldOf(resource, field.reported);
      expect(reported?.kind === 'choice' ? [...reported.choices, field.absent] : []).toEqual(field.choices);
    }
  });

  it('calls its actions by names of their own, and lets them take what a person may write, there or nowhere else', () => {
    const actions = Object.entries(resource.actions ?? {});
    expect(actions.filter(([name]) => ['update', 'delete', 'restore'].includes(name) || !/^[a-z]+(?:-[a-z]+)*$/u.test(name))).toEqual([]);
    const taken = actions.flatMap(([, { takes = [] }]) => takes);
    const byAction = fields.flatMap(([name, field]) => (field.kind !== 'computed' && field.writtenBy === 'action' ? [name] : []));
    expect(taken.filter((name) => !fields.some(([own, field]) => own === name && (isWritable(field) || byAction.includes(name))))).toEqual(
      [],
    );
    expect(byAction.filter((name) => !taken.includes(name))).toEqual([]);
  });

  it('imports by a key that is unique, or by several fields together', () => {
    if (resource.importBy !== undefined && resource.importWith === undefined)
      expect(fieldOf(resource, resource.importBy)).toHaveProperty('unique');
  });
});

function isBound(field: Field): field is Extract<Field, { kind: 'reference' | 'references' }> {
  return (field.kind === 'reference' || field.kind === 'references') && field.withinStore === true;
}
