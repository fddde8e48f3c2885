import { describe, expect, it } from 'vitest';
import { changedLeaves } from '../../../../contract/rules/values/changed-leaves.ts';

const leavesOf = (before: unknown, after: unknown) =>
  changedLeaves(before, after).map((leaf) => [leaf.path.join('.'), leaf.before, leaf.after]);

describe('what differs between two structures', () => {
  it('is named value by value, into objects and lists, in the order of what it is now', () => {
    const before = { voice: { pattern: 'a', language: 'cs' }, rows: [1, 2], gone: true };
    const after = { rows: [1, 3, 4], voice: { language: 'cs', pattern: 'b' } };
    expect(leavesOf(before, after)).toEqual([
      ['rows.1', 2, 3],
      ['rows.2', undefined, 4],
      ['voice.pattern', 'a', 'b'],
      ['gone', true, undefined],
    ]);
  });

  it('follows rows of a list by their identifiers, and by their places where these repeat', () => {
    const [one, other] = [
      { id: 'a', text: 'A' },
      { id: 'b', text: 'B' },
    ];
    expect(leavesOf([one, other], [{ ...other, text: 'C' }, one])).toEqual([['0.text', 'B', 'C']]);
    expect(leavesOf([one], [other, one])).toEqual([
      ['0.id', undefined, 'b'],
      ['0.text', undefined, 'B'],
    ]);
    expect(leavesOf([one, one], [one])).toEqual([
      ['1.id', 'a', undefined],
      ['1.text', 'A', undefined],
    ]);
  });

  it('is every value of the one where the other is absent', () => {
    expect(leavesOf(null, { a: { b: 1 } })).toEqual([['a.b', undefined, 1]]);
    expect(leavesOf({ a: { b: 1 } }, undefined)).toEqual([['a.b', 1, undefined]]);
    expect(leavesOf({}, null)).toEqual([['', {}, null]]);
  });

  it('is both the value and what took its place where that is a structure', () => {
    expect(leavesOf({ a: 5 }, { a: { b: 1 } })).toEqual([
      ['a', 5, undefined],
      ['a.b', undefined, 1],
    ]);
    expect(leavesOf({ a: [7] }, { a: false })).toEqual([
      ['a', undefined, false],
      ['a.0', 7, undefined],
    ]);
  });

  it('is nothing where both are the same, in whatever order of keys', () => {
    expect(leavesOf({ a: 1, b: [2] }, { b: [2], a: 1 })).toEqual([]);
  });
});
