import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnKinds, newDisplayDesign, playlistPlaces } from '../../../../contract/rules/display/display-design.ts';
import { type DisplayPlan, layOutDisplay, type Rect } from '../../../../drawing/display/lay-out-display.ts';

/** From a tall panel of 9:16 to two screens in one. */
const sizes = fc.constantFrom(
  ...[
    [1920, 1080],
    [1080, 1920],
    [1280, 720],
    [3840, 2160],
    [1024, 768],
    [768, 1024],
    [1280, 1024],
    [1000, 1000],
    [2560, 1080],
    [3840, 1080],
  ].map(([width = 0, height = 0]) => ({ width, height })),
);
const designs = fc
  .record({
    order: fc.shuffledSubarray([...columnKinds], { minLength: columnKinds.length }),
    hidden: fc.subarray(['desk', 'service']),
    rows: fc.integer({ min: 1, max: 12 }),
    place: fc.constantFrom(...playlistPlaces),
    share: fc.integer({ min: 20, max: 60 }),
    has_header: fc.boolean(),
  })
  .map(({ order, hidden, rows, place, share, has_header }) => ({
    ...newDisplayDesign(''),
    columns: order.map((kind) => ({ kind, is_shown: !hidden.includes(kind) })),
    rows,
    playlist: { place, share },
    has_header,
  }));

const boxesOf = ({ header, playlist, labels, call, rows }: DisplayPlan): readonly Rect[] =>
  [header, playlist, labels.rect, call.rect, ...rows.map(({ rect }) => rect)].filter((rect) => rect !== null);
const overlap = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width - 0.01 &&
  other.x < one.x + one.width - 0.01 &&
  one.y < other.y + other.height - 0.01 &&
  other.y < one.y + one.height - 0.01;

describe('the layout of a display', () => {
  it('has nothing over another thing and nothing outside, at any proportion', () => {
    fc.assert(
      fc.property(sizes, designs, fc.integer({ min: 1, max: 8 }), (size, design, letters) => {
        const plan = layOutDisplay(size, design, letters);
        const boxes = boxesOf(plan);
        for (const [at, box] of boxes.entries()) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(size.width + 0.01);
          expect(box.y + box.height).toBeLessThanOrEqual(size.height + 0.01);
          expect(boxes.slice(at + 1).filter((other) => overlap(box, other))).toEqual([]);
        }
        for (const { rect, columns } of [plan.call, ...plan.rows]) {
          for (const [at, column] of columns.entries()) {
            expect(column.x + column.width).toBeLessThanOrEqual(rect.width + 0.01);
            expect(column.y + column.height).toBeLessThanOrEqual(rect.height + 0.01);
            expect(columns.slice(at + 1).filter((other) => overlap(column, other))).toEqual([]);
          }
        }
      }),
    );
  });

  it('shows a called number of five letters on at least 12 % of the height, whatever is around it', () => {
    fc.assert(
      fc.property(sizes, designs, (size, design) => {
        const { call } = layOutDisplay(size, design);
        const number = call.columns.find(({ kind }) => kind === 'number');
        expect(number?.size).toBeGreaterThanOrEqual(Math.floor(size.height * 0.12));
        const desk = call.columns.find(({ kind }) => kind === 'desk');
        expect(desk !== undefined).toBe(design.columns.some(({ kind, is_shown }) => kind === 'desk' && is_shown));
      }),
    );
  });

  it('shows no more earlier calls than were chosen, each high enough to be read', () => {
    fc.assert(
      fc.property(sizes, designs, (size, design) => {
        const { rows } = layOutDisplay(size, design);
        expect(rows.length).toBeLessThan(design.rows);
        for (const { rect } of rows) expect(rect.height).toBeGreaterThanOrEqual(Math.min(size.width, size.height) * 0.075);
      }),
    );
  });

  it('has the labels over the earlier calls where the newest one has its desk below its number, else over the newest', () => {
    const design = newDisplayDesign('');
    const [tall, wide] = [layOutDisplay({ width: 1080, height: 1920 }, design), layOutDisplay({ width: 1920, height: 1080 }, design)];
    expect([tall.call.isStacked, wide.call.isStacked]).toEqual([true, false]);
    expect(tall.labels.rect.y).toBeGreaterThanOrEqual(tall.call.rect.y + tall.call.rect.height);
    expect(wide.labels.rect.y).toBeLessThan(wide.call.rect.y);
  });

  it('keeps the place of the playlist where a call has room beside it, and says where it is otherwise', () => {
    const design = { ...newDisplayDesign(''), playlist: { place: 'right', share: 50 } as const };
    expect(layOutDisplay({ width: 1920, height: 1080 }, design)).toMatchObject({ place: 'right', playlist: { width: 960 } });
    expect(layOutDisplay({ width: 1080, height: 1920 }, design).place).toBe('bottom');
    expect(layOutDisplay({ width: 1920, height: 1080 }, { ...design, playlist: { place: 'none', share: 50 } }).playlist).toBeNull();
  });
});
