import { describe, expect, it } from 'vitest';
import { placesToShow, withGaps } from '../../../src/ui/table/virtual-list/rows-in-sight.ts';
import { findTargetRow, readRowMove } from '../../../src/ui/table/virtual-list/use-row-focus.ts';

const range = { startIndex: 100, endIndex: 110, overscan: 2, count: 1000 };

describe('rows of a continuous table', () => {
  it('are those in sight, a few around them and the one that has the focus, in their order', () => {
    expect(placesToShow(range, undefined)).toEqual([98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112]);
    expect(placesToShow(range, 105)).toEqual(placesToShow(range, undefined));
    expect(placesToShow(range, 7)[0]).toBe(7);
    expect(placesToShow(range, 900).at(-1)).toBe(900);
    expect(placesToShow(range, 1000)).toEqual(placesToShow(range, undefined));
  });

  it('fill together with the gaps between them the height of all', () => {
    const items = [
      { index: 2, start: 120, end: 160 },
      { index: 9, start: 400, end: 450 },
      { index: 10, start: 450, end: 490 },
    ];
    const { rows, after } = withGaps(items, 40, 1000);
    expect(rows.map(([gap, { index }]) => [gap, index])).toEqual([
      [80, 2],
      [240, 9],
      [0, 10],
    ]);
    expect(after).toBe(510);
    expect(withGaps([], 40, 1000)).toEqual({ rows: [], after: 960 });
  });
});

describe('keys in the rows of a continuous table', () => {
  const target = document.createElement('a');
  const press = (key: string, from: EventTarget = target, isTaken = false) => readRowMove({ key, target: from, isTaken }, 10);

  it.each([
    ['ArrowDown', 51],
    ['ArrowUp', 49],
    ['PageDown', 60],
    ['PageUp', 40],
    ['Home', 0],
    ['End', 999],
  ])('%s leads from row 50 of 1000 to %i', (key, row) => {
    const move = press(key);
    expect(move === undefined ? undefined : findTargetRow(move, 50, 1000)).toBe(row);
  });

  it('lead beyond no end', () => {
    expect(findTargetRow({ by: -10 }, 3, 1000)).toBe(0);
    expect(findTargetRow({ by: 10 }, 995, 1000)).toBe(999);
  });

  it('are left to fields, to other keys held with them and to who took them', () => {
    const field = document.createElement('input');
    const box = document.createElement('input');
    box.type = 'checkbox';
    expect(press('End', field)).toBeUndefined();
    expect(press('End', box)).toEqual({ to: 'last' });
    expect(press('End', target, true)).toBeUndefined();
    expect(press('a')).toBeUndefined();
  });
});
