import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defused, undefused } from '../../../contract/rules/text/spreadsheet-text.ts';
import { anyText } from '../../support/kinds.ts';

const perilous = fc
  .tuple(fc.constantFrom('', "'", "''"), fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '+420 603', 'a'), anyText)
  .map((parts) => parts.join(''));

describe('a text in a CSV', () => {
  it.each([
    '=1+1',
    '+cmd',
    '+1',
    '+420 777 123 456+1',
    '+420777123456\n',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    "'=1",
    "''@x",
    "'+420 777 123 456",
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('%j gets an apostrophe before it', (text) => {
    expect(defused(text)).toBe(`'${text}`);
  });

  it.each(['', 'Jana', '1=1', "'", "it's", "'a", ' =1', '+420777123456', '+420 777 123 456'])('%j stays as it is', (text) => {
    expect(defused(text)).toBe(text);
    expect(undefused(text)).toBe(text);
  });

  it('gives back a telephone that has the apostrophe of an older export', () => {
    expect(undefused("'+420777123456")).toBe('+420777123456');
  });

  it('never begins as a formula but where it is a telephone, and comes back as it was', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, perilous), (text) => {
        expect(defused(text)).not.toMatch(/^(?:[=\-@＝＋－＠\t\r]|\+(?!\d[\d ]{5,19}$))/u);
        expect(undefused(defused(text))).toBe(text);
      }),
    );
  });
});
