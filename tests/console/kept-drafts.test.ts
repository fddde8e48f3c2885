import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { keepDraft, readDrafts, removeDrafts } from '../../src/kiosk-design/drafts/kept-drafts.ts';

const key = 'kiosk-draft.1.1.pages';
const read = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const left = () => readDrafts(localStorage, key, read).map(({ visit, value }) => [visit, value]);
const draft = (visit: string, value: string, at = '2026-11-23T09:00:00.000Z') => ({ visit, at, version: 3, value });

describe('drafts that a browser keeps', () => {
  afterEach(() => localStorage.clear());

  it('lose none but those that are removed or gone on with, and of each visit the last is left', () => {
    const visit = fc.constantFrom('a', 'b', 'c');
    const step = fc.oneof(
      fc.record({ do: fc.constant('keep' as const), visit, value: fc.string(), instead: fc.array(visit, { maxLength: 1 }) }),
      fc.record({ do: fc.constant('remove' as const), visit }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        localStorage.clear();
        const expected = new Map<string, string>();
        for (const each of steps) {
          if (each.do === 'remove') {
            removeDrafts(localStorage, key, [each.visit]);
            expected.delete(each.visit);
          } else {
            keepDraft(localStorage, key, draft(each.visit, each.value), each.instead);
            for (const one of each.instead) expected.delete(one);
            expected.set(each.visit, each.value);
          }
        }
        expect(new Map(left().map(([one = '', value = '']) => [one, value]))).toEqual(expected);
      }),
    );
  });

  it('are read newest first, without what cannot be read', () => {
    keepDraft(localStorage, key, draft('old', 'x', '2026-11-23T08:00:00.000Z'));
    keepDraft(localStorage, key, draft('new', 'y', '2026-11-23T10:00:00.000Z'));
    keepDraft(localStorage, key, { ...draft('other', ''), value: 5 });
    expect(left()).toEqual([
      ['new', 'y'],
      ['old', 'x'],
    ]);
    localStorage.setItem(key, '{broken');
    expect(left()).toEqual([]);
  });

  it('stay as they were where the browser has no room for another one', () => {
    keepDraft(localStorage, key, draft('a', 'x'));
    const refuse = (): never => {
      throw new Error('no room');
    };
    const full = {
      length: 1,
      key: () => key,
      clear: refuse,
      removeItem: refuse,
      setItem: refuse,
      getItem: () => localStorage.getItem(key),
    };
    expect(keepDraft(full, key, draft('b', 'y'), ['a'])).toBe(false);
    expect(left()).toEqual([['a', 'x']]);
  });
});
