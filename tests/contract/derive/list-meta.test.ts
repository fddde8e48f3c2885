import { describe, expect, it } from 'vitest';
import { facetNames, prefetchNames } from '../../../contract/derive/list-meta.ts';
import { field } from '../../../contract/kit/index.ts';
import { lamps } from './lamps.ts';

describe('what a list tells besides its rows', () => {
  it('is how often each value comes, of the filters that have few', () => {
    expect(facetNames(lamps)).toEqual(['state', 'colours', 'watched', 'silence']);
  });

  it('is how many rows lie in each period of its time', () => {
    const list = { ...lamps.list, time: { field: 'created_at', periods: ['today'] } } as const;
    expect(facetNames({ fields: lamps.fields, list })).toEqual(['state', 'colours', 'watched', 'silence', 'created_at']);
  });

  it('counts nothing where nothing is filtered, or the filter is no field', () => {
    const { filters: _, ...list } = lamps.list;
    expect(facetNames({ fields: lamps.fields, list })).toEqual([]);
    expect(facetNames({ fields: lamps.fields, list: { ...list, filters: ['gone', 'state'] } })).toEqual(['state']);
  });

  it('is the rows that its rows refer to', () => {
    expect(prefetchNames(lamps)).toEqual(['store_id', 'pole_ids']);
    expect(prefetchNames({ fields: { name: field.text({ max: 5 }) } })).toEqual([]);
  });
});
