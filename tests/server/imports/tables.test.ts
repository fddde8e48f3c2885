import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { cleanText } from '../../../contract/derive/clean.ts';
import { defused } from '../../../contract/rules/text/spreadsheet-text.ts';
import { openFile } from '../../../server/engine/imports/file/open-file.ts';
import { anyText } from '../../support/kinds.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';
import { workbookOf } from '../../support/workbooks.ts';

const directory = mkdtempSync(join(tmpdir(), 'poradnik-tables-'));
const path = join(directory, 'file');
afterAll(() => rmSync(directory, { recursive: true }));

async function readBack(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  writeFileSync(path, bytes);
  const records: (readonly string[])[] = [];
  for await (const record of (await openFile(path)).records) records.push(record);
  return records;
}

/** Windows-1250 as its letters are in it; what it lacks is not written in it. */
const letters = Array.from(new TextDecoder('windows-1250').decode(Uint8Array.from({ length: 256 }, (_, code) => code)));
const codes = new Map(letters.map((letter, code) => [letter, code]));
/** Letters that Windows-1250 has no code for are left out. */
const withoutOthers = (text: string) =>
  Array.from(text)
    .filter((letter) => codes.has(letter))
    .join('');
const inWindows1250 = (text: string) => Uint8Array.from(Array.from(text), (letter) => codes.get(letter) ?? 0x3f);

const ways = {
  'UTF-8': (text: string) => Buffer.from(text),
  'UTF-8 with a mark': (text: string) => Buffer.from(`\uFEFF${text}`),
  'UTF-16': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'Windows-1250': inWindows1250,
} as const;

/** Texts as people and exports have them: cleaned, and without what no text file reports apart. */
const cells = anyText.map((text) => cleanText(text).replaceAll('\u0000', '').slice(0, 500));
const tables = fc
  .integer({ min: 2, max: 5 })
  .chain((width) => fc.array(fc.array(cells, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 12 }))
  // A header of plain names makes the separator what it is in files that people have.
  .map(([head = [], ...rows]) => [head.map((_, at) => `Řada ${at}`), ...rows]);

const csvOf = (table: readonly (readonly string[])[], separator: string) =>
  table.map((row) => row.map((cell) => `"${defused(cell).replaceAll('"', '""')}"`).join(separator)).join('\r\n');

describe.each(Object.entries(ways))('a CSV in %s', (name, encoded) => {
  it.each([';', ',', '\t'])('separated by %j is read as it was written, whatever stands in its cells', async (separator) => {
    await fc.assert(
      fc.asyncProperty(tables, async (table) => {
        const written = name === 'Windows-1250' ? table.map((row) => row.map(withoutOthers)) : table;
        expect(await readBack(encoded(csvOf(written, separator)))).toEqual(written);
      }),
      propertyRuns(40),
    );
  });
});

it('a workbook is read as it was written, whatever stands in its cells', async () => {
  // What XML has no sign for, its writers leave out.
  const kept = tables.map((table) =>
    table.map((row) => row.map((cell) => cell.replace(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''))),
  );
  await fc.assert(
    fc.asyncProperty(kept, async (table) => {
      const read = await readBack(await workbookOf(table));
      // Empty cells at the end of a row, and empty rows at the end of a sheet, are nothing.
      const trimmed = (rows: readonly (readonly string[])[]) => withoutEmptyEnd(rows.map((row) => withoutEmptyEnd(row)));
      expect(trimmed(read)).toEqual(trimmed(table));
    }),
    propertyRuns(25),
  );
});

/** The list without what is empty at its end. */
function withoutEmptyEnd<T extends string | readonly string[]>(list: readonly T[]): readonly T[] {
  return list.slice(0, list.findLastIndex((item) => item.length > 0) + 1);
}
