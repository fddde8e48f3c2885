import { describe, expect, it } from 'vitest';
import { twoLines } from '../../../src/ui/table/two-lines.ts';

describe('the head of a column', () => {
  it.each([
    ['Stav', ['Stav', '']],
    ['Webové objednávání', ['Webové', 'objednávání']],
    ['Písmeno na lístku', ['Písmeno', 'na lístku']],
    ['Očekávaná doba obsluhy (min)', ['Očekávaná doba', 'obsluhy (min)']],
    ['', ['', '']],
  ])('of „%s“ is parted into lines of much the same length', (text, lines) => {
    expect(twoLines(text)).toEqual(lines);
  });
});
