import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defused, undefused } from '../../../contract/rules/text/spreadsheet-text.ts';
import { anyText } from '../../support/kinds.ts';

const perilous = fc
  .tuple(fc.constantFrom('', "'", "''"), fc.constantFrom('=', '+', '-', '@', '\t', '\r', 'a'), anyText)
  .map((parts) => parts.join(''));

describe('a text in a CSV', () => {
  it.each(['=1+1', '+420777123456', '-1', '@SUM(A1)', '\tx', '\rx', "'=1", "''@x"])('%j gets an apostrophe before it', (text) => {
    expect(defused(text)).toBe(`'${text}`);
  });

  it.each(['', 'Jana', '1=1', "'", "it's", "'a", ' =1'])('%j stays as it is', (text) => {
    expect(defused(text)).toBe(text);
    expect(undefused(text)).toBe(text);
  });

  it('never begins as a formula, and comes back as it was', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, perilous), (text) => {
        expect(defused(text)).not.toMatch(/^[=+\-@\t\r]/u);
        expect(undefused(defused(text))).toBe(text);
      }),
    );
  });
});
