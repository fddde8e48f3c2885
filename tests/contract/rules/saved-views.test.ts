import { describe, expect, it } from 'vitest';
import { viewLimits, viewStateOf } from '../../../contract/rules/accounts/saved-views.ts';

const state = { filter: { q: 'Radnice', state_in: ['live'] }, sort: [['name', 'desc']], columns: ['name'], page_size: 50 };
const many = (count: number) => Array.from({ length: count }, (_, place) => `n${place}`);
const filterOf = (count: number) => Object.fromEntries(many(count).map((name) => [name, 1]));

describe('the state of a view', () => {
  it.each([
    ['as a list keeps it', {}],
    ['with nothing in it', { filter: {}, sort: [], columns: [] }],
    [
      'with keys of both orders',
      {
        sort: [
          ['name', 'asc'],
          ['id', 'desc'],
        ],
      },
    ],
    ['with as many filters as there may be', { filter: filterOf(100) }],
    ['with as many keys of the order as there may be', { sort: many(3).map((name) => [name, 'asc']) }],
    ['with as many columns as there may be', { columns: many(100) }],
    ['with the shortest page', { page_size: 1 }],
    ['with the longest page', { page_size: 1000 }],
  ])('is read %s', (_, change) => {
    expect(viewStateOf({ ...state, ...change })).toEqual({ ...state, ...change });
  });

  it.each([
    ['more than it knows', { more: 1 }],
    ['a filter that is a list', { filter: [] }],
    ['a filter that is nothing', { filter: null }],
    ['a filter that is a text', { filter: 'q' }],
    ['too many filters', { filter: filterOf(101) }],
    ['an order that is no list', { sort: 'name' }],
    ['an order that is no list but has a length', { sort: { length: 0 } }],
    ['too many keys of the order', { sort: many(4).map((name) => [name, 'asc']) }],
    ['a key of the order that is no pair', { sort: ['ab'] }],
    ['a key of the order that only looks as a pair', { sort: [{ 0: 'name', 1: 'asc', length: 2 }] }],
    ['a key of the order without a direction', { sort: [['name']] }],
    ['a key of the order with too much', { sort: [['name', 'asc', 'first']] }],
    ['a key of the order without a name', { sort: [[1, 'asc']] }],
    ['a direction that is none', { sort: [['name', 'ASC']] }],
    [
      'one wrong key of the order among right ones',
      {
        sort: [
          ['name', 'asc'],
          ['id', ''],
        ],
      },
    ],
    ['columns that are no list', { columns: 'name' }],
    ['columns that are no list but have a length', { columns: { length: 0 } }],
    ['too many columns', { columns: many(101) }],
    ['a column that is no name', { columns: ['name', 1] }],
    ['an empty page', { page_size: 0 }],
    ['a page that is too long', { page_size: 1001 }],
    ['half of a row on a page', { page_size: 1.5 }],
    ['a page whose length is a text', { page_size: '50' }],
  ])('is none with %s', (_, change) => {
    expect(viewStateOf({ ...state, ...change })).toBeNull();
  });

  it.each(['filter', 'sort', 'columns', 'page_size'])('is none without its %s', (name) => {
    expect(viewStateOf(Object.fromEntries(Object.entries(state).filter(([key]) => key !== name)))).toBeNull();
  });

  it.each([null, undefined, 1, 'state', [], [state]])('is not %j', (value) => {
    expect(viewStateOf(value)).toBeNull();
  });

  it('has the bounds that are promised', () => {
    expect(viewLimits).toEqual({ perList: 50, nameLength: 60, bytesOfState: 16_384, filters: 100, sortKeys: 3, columns: 100 });
  });
});
