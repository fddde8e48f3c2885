import { describe, expect, it } from 'vitest';
import { compareValues, withoutPersonal } from '../../contract/derive/difference.ts';
import { field } from '../../contract/kit/index.ts';

const entity = {
  fields: {
    name: field.text({ max: 10 }),
    store_ids: field.references('stores', {}),
    secret: field.secret({ max: 10 }),
    email: field.email({ personal: true }),
    state: field.computed(['a'], { from: 'name', absent: 'a', bands: [] }),
  },
};

describe('a difference', () => {
  it('names what differs, before and after', () => {
    expect(compareValues(entity, { name: 'A', store_ids: [1] }, { name: 'B', store_ids: [1] })).toEqual({
      name: { before: 'A', after: 'B' },
    });
  });

  it('has nothing of what was not given', () => {
    expect(compareValues(entity, { name: 'A', email: 'a@b.cz' }, {})).toEqual({});
  });

  it('takes missing for null', () => {
    expect(compareValues(entity, {}, { name: null })).toEqual({});
    expect(compareValues(entity, {}, { name: 'A' })).toEqual({ name: { before: null, after: 'A' } });
  });

  it('sees the order of a list', () => {
    expect(Object.keys(compareValues(entity, { store_ids: [1, 2] }, { store_ids: [2, 1] }))).toEqual(['store_ids']);
  });

  it('says of a secret only that it changed', () => {
    expect(compareValues(entity, { secret: 'old' }, { secret: 'new' })).toEqual({ secret: { before: null, after: null } });
  });

  it('leaves out what is computed and what is no field', () => {
    expect(compareValues(entity, { state: 'a', id: 1 }, { state: 'b', id: 2 })).toEqual({});
  });

  it('goes to the audit with digests in place of personal values', () => {
    const changes = compareValues(entity, { email: 'a@b.cz', name: 'A' }, { email: 'c@d.cz', name: 'B' });
    const digest = (value: unknown) => `#${String(value).length}`;
    expect(withoutPersonal(entity, changes, digest)).toEqual({
      email: { before: '#6', after: '#6' },
      name: { before: 'A', after: 'B' },
    });
  });

  it('has nothing where a value was taken away that was not there, and null where one was', () => {
    expect(compareValues(entity, { name: 'A', store_ids: [1] }, { name: undefined, store_ids: null })).toEqual({
      name: { before: 'A', after: null },
      store_ids: { before: [1], after: null },
    });
    expect(compareValues(entity, { name: null }, { name: undefined })).toEqual({});
  });

  it('digests a personal value that was taken away, and nothing as nothing after it', () => {
    const changes = { email: { before: 'a@b.cz', after: null } };
    expect(withoutPersonal(entity, changes, () => 'digest')).toEqual({ email: { before: 'digest', after: null } });
  });

  it('digests nothing as nothing', () => {
    const changes = { email: { before: null, after: 'a@b.cz' } };
    expect(withoutPersonal(entity, changes, () => 'digest')).toEqual({ email: { before: null, after: 'digest' } });
  });
});
