import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordCounter } from '../../../src/crud/list/export/record-counter.ts';

const cells = fc.array(fc.string({ unit: fc.constantFrom('a', ';', '"', '\n', '\r', 'č', '🇨🇿') }), { minLength: 1, maxLength: 4 });

/** A record as the server writes it. */
function written(record: readonly string[]): string {
  return `${record.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')}\r\n`;
}

describe('counting what came of a CSV', () => {
  it('counts records without the head, wherever the bytes are cut and whatever stands in the texts', () => {
    fc.assert(
      fc.property(fc.array(cells), fc.integer({ min: 1, max: 7 }), (records, size) => {
        const bytes = new TextEncoder().encode(`\uFEFF"Head"\r\n${records.map(written).join('')}`);
        const count = recordCounter();
        let counted = 0;
        for (let at = 0; at < bytes.length; at += size) counted = count(bytes.subarray(at, at + size));
        expect(counted).toBe(records.length);
      }),
    );
  });

  it('counts nothing before the head has come', () => {
    expect(recordCounter()(new TextEncoder().encode('\uFEFF"Ter'))).toBe(0);
  });
});
