import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTicket } from '../../../contract/rules/kiosk/ticket/fill-ticket.ts';
import { blacken, isBlack, pixelsOf, putDithered, putThreshold, whiteBitmap } from '../../../drawing/ticket/bitmap.ts';
import { convertToGrey, resizeGrey, shrinkDrawing } from '../../../drawing/ticket/grey.ts';
import { layOutTicket } from '../../../drawing/ticket/lay-out-ticket.ts';
import { margins, metresOfThousand, millimetresOf, paper, rule } from '../../../drawing/ticket/paper.ts';
import { buildTicketCode, placeCode } from '../../../drawing/ticket/ticket-code.ts';
import { aDesign, aLine, anyDesign, aTicket, textsIn } from '../../support/tickets.ts';

/** Each letter as wide as half of the size. */
const measure = (text: string, { size }: { readonly size: number }): number => (text.length * size) / 2;
const picture = { width: 400, height: 200, place: 'above', width_mm: 40 } as const;
const plain = (value: number, width = 32, height = 32) => ({ width, height, values: new Uint8Array(width * height).fill(value) });
const blackOf = (bitmap: ReturnType<typeof whiteBitmap>): number =>
  pixelsOf(bitmap).filter((value, at) => at % 4 === 0 && value === 0).length;

/** Up to a hundred units of UTF-16, also halves of letters. */
const anyContent = fc
  .array(fc.integer({ min: 1, max: 0xffff }), { minLength: 1, maxLength: 100 })
  .map((units) => String.fromCharCode(...units));

describe('the plan of a ticket', () => {
  it('has all texts on the paper, one below the other, and its height from them', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const parts = fillTicket(design, aTicket);
        const texts = textsIn(parts);
        const { rows, rules, code, height } = layOutTicket({ parts, image: null }, measure);
        // One letter may be wider than the paper only if nothing else is in its row.
        for (const row of rows) expect(row.text.length === 1 || measure(row.text, row) <= paper.printedDots - 2 * margins.side).toBe(true);
        expect(
          rows
            .map(({ text }) => text)
            .join('')
            .replaceAll(' ', ''),
        ).toBe(
          texts
            .map(({ text }) => text)
            .join('')
            .replaceAll(' ', ''),
        );
        const places = [
          ...rows,
          ...rules.map((top) => ({ top, height: rule.height })),
          ...(code === null ? [] : [{ top: code.y - 4 * code.dots, height: (code.squares.length + 8) * code.dots }]),
        ].toSorted((one, other) => one.top - other.top);
        expect(places.map(({ top }) => top)).toEqual(
          places.map((_, at) => margins.end + places.slice(0, at).reduce((sum, place) => sum + place.height, 0)),
        );
        expect(height).toBe(2 * margins.end + places.reduce((sum, place) => sum + place.height, 0));
      }),
    );
  });

  it('ends no row with a word of one letter and begins none with a dash, unless they are too wide together', () => {
    const rowsOf = (text: string) =>
      layOutTicket({ parts: fillTicket({ lines: [aLine(text)] }, aTicket), image: null }, ofWidth).rows.map((row) => row.text);
    // This many letters are as wide as the paper.
    const most = 20;
    const ofWidth = (text: string): number => (text.length * (paper.printedDots - 2 * margins.side)) / most;
    expect(rowsOf('Czech POINT výpis z rejstříků')).toEqual(['Czech POINT výpis', 'z rejstříků']);
    expect(rowsOf('Registr všech vozidel – přepis')).toEqual(['Registr všech', 'vozidel – přepis']);
    expect(rowsOf(`Výpis z ${'r'.repeat(20)}`)).toEqual(['Výpis z', 'r'.repeat(20)]);
  });

  it('has its image above or below the texts, in the middle', () => {
    const parts = fillTicket({ lines: [aLine('text')] }, aTicket);
    const above = layOutTicket({ parts, image: picture }, measure);
    const below = layOutTicket({ parts, image: { ...picture, place: 'below' } }, measure);
    expect(above.image).toEqual({ x: 128, y: margins.end, width: 320, height: 160 });
    expect(above.rows[0]?.top).toBeGreaterThan(margins.end + 160);
    expect(below.rows[0]?.top).toBe(margins.end);
    expect(below.image?.y).toBeGreaterThan(margins.end + (below.rows[0]?.height ?? 0));
    expect(above.height).toBe(below.height);
  });

  it('does not let a tall image use a metre of paper', () => {
    expect(layOutTicket({ parts: [], image: { ...picture, width: 10, height: 1_000 } }, measure).image).toMatchObject({
      width: 6,
      height: 600,
    });
  });

  it('has a code of squares of three dots and more, with a white border on the paper, whatever its text and width', () => {
    fc.assert(
      fc.property(anyContent, fc.integer({ min: 16, max: 60 }), (text, width) => {
        const { x, dots, squares } = placeCode(buildTicketCode(text), width, 0);
        expect(dots).toBeGreaterThanOrEqual(3);
        expect(x - 4 * dots).toBeGreaterThanOrEqual(0);
        expect(x + (squares.length + 4) * dots).toBeLessThanOrEqual(paper.printedDots);
      }),
    );
  });

  it('tells the paper in whole millimetres, and in metres for a thousand tickets', () => {
    expect([millimetresOf(944), millimetresOf(945), metresOfThousand(944)]).toEqual([118, 119, 118]);
    expect(layOutTicket({ parts: fillTicket(aDesign, aTicket), image: null }, measure).rows.at(-1)?.line).toBe(7);
  });
});

describe('one bit', () => {
  it('has the first dot in the highest bit of the first byte', () => {
    const bitmap = whiteBitmap(12, 2);
    blacken(bitmap, 0, 0);
    blacken(bitmap, 9, 1);
    expect([...bitmap.bytes]).toEqual([0x80, 0, 0, 0x40]);
    expect([isBlack(bitmap, 9, 1), isBlack(bitmap, 8, 1)]).toEqual([true, false]);
  });

  it('has text black from the middle of grey on, and leaves out what is outside', () => {
    const bitmap = whiteBitmap(8, 1);
    putThreshold(bitmap, { width: 4, height: 2, values: Uint8Array.from([0, 127, 128, 255, 0, 0, 0, 0]) }, { x: 6, y: 0 });
    expect([...bitmap.bytes]).toEqual([0b11]);
  });

  it('has as much black in an image as the image is dark', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), (value) => {
        const bitmap = whiteBitmap(32, 32);
        putDithered(bitmap, plain(value), { x: 0, y: 0 });
        expect(Math.abs(blackOf(bitmap) / 1_024 - (255 - value) / 255)).toBeLessThan(0.05);
      }),
    );
  });
});

describe('grey', () => {
  it('is that of white paper where an image is transparent', () => {
    const data = [0, 0, 0, 255, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 51];
    expect([...convertToGrey({ width: 4, height: 1, data }).values]).toEqual([0, 255, 255, 204]);
  });

  it('stays what it is in another size', () => {
    const length = fc.integer({ min: 1, max: 40 });
    const size = fc.record({ width: length, height: length });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), size, size, (value, from, to) => {
        const { values, ...made } = resizeGrey(plain(value, from.width, from.height), to.width, to.height);
        expect(made).toEqual(to);
        expect([...new Set(values)]).toEqual([value]);
      }),
    );
  });

  it('is the mean of what a smaller dot covers', () => {
    expect([...resizeGrey({ width: 4, height: 1, values: Uint8Array.from([0, 100, 200, 240]) }, 2, 1).values]).toEqual([50, 220]);
    const drawing = { width: 2, height: 2, data: [0, 0, 0, 255, 100, 0, 0, 255, 200, 0, 0, 255, 240, 0, 0, 255] };
    expect([...shrinkDrawing(drawing, 2).values]).toEqual([135]);
  });
});
