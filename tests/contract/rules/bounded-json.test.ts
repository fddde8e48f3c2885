import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBoundedJson } from '../../../contract/rules/values/bounded-json.ts';

/** How many levels a value has: a number has none, an empty list one. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

const anything = fc.jsonValue({ maxDepth: 6 });

describe('JSON within so many levels', () => {
  it('is what it is, and nothing where it is deeper, whatever its texts hold', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 0, max: 7 }), (value, levels) => {
        const text = JSON.stringify(value);
        expect(parseBoundedJson(text, levels)).toEqual(depthOf(value) <= levels ? JSON.parse(text) : undefined);
      }),
    );
  });

  it('knows brackets of texts from others', () => {
    const value = { '[[{': String.raw`]]"\"[[[\\`, other: ['{{{'] };
    expect(parseBoundedJson(JSON.stringify(value), 2)).toEqual(value);
    expect(parseBoundedJson(JSON.stringify(value), 1)).toBeUndefined();
  });

  it('knows the end of a text from a quotation mark within it', () => {
    for (const text of ['"[[[', '\\', '\\"[[[']) expect(parseBoundedJson(JSON.stringify([text]), 1)).toEqual([text]);
    expect(parseBoundedJson(JSON.stringify(['\\', [1]]), 1)).toBeUndefined();
    expect(parseBoundedJson(JSON.stringify(['"', [1]]), 1)).toBeUndefined();
  });

  it('is nothing where it is no JSON', () => {
    expect(['', '[', ']', '{"a"', '"', '\\', 'undefined'].map((text) => parseBoundedJson(text, 9))).toEqual(Array(7).fill(undefined));
  });
});
