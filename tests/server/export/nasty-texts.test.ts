import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { undefused } from '../../../contract/rules/text/spreadsheet-text.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { csvRows, type Exported, exported } from '../../support/exports.ts';
import { anyText } from '../../support/kinds.ts';
import { superAdministrator } from '../../support/people.ts';

const count = 10_000;
const formulas = fc.tuple(
  fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '＝',
    '＋',
    '－',
    '＠',
    '+420 603 555 1',
    '\t',
    '\r',
    '\n',
    "'=",
    "''",
    '"',
    ';',
    '_x000D_',
    '_x',
    '&lt;',
    ']]>',
    '\u0001',
    '\uFFFF',
  ),
  anyText,
);
// What PostgreSQL keeps: no NUL, no halves of characters; the longest note that the declaration allows.
const kept = (text: string): string =>
  Array.from(text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, ''))
    .slice(0, 500)
    .join('');
const texts = fc
  .oneof(
    anyText,
    formulas.map((parts) => parts.join('')),
  )
  .map(kept)
  .filter((text) => text !== '');

const central = await centralOfFile();
const client = await superAdministrator(central);

describe(`${count} nasty texts`, () => {
  const notes = fc.sample(texts, { numRuns: count, seed: 2026 });
  const asked = { columns: ['id', 'note'], sort: ['id', 'ASC'] };
  let csv: Exported;
  let sheet: Exported;
  beforeAll(async () => {
    await sql`
      insert into regions (name, note)
      select 'Region ' || place, note from unnest(${notes}::text[]) with ordinality n (note, place) order by place`.execute(central.db);
    csv = await exported(central, client, 'regions', asked);
    sheet = await exported(central, client, 'regions', { ...asked, format: 'xlsx' });
  });

  it('come out of a CSV as they are', () => {
    const read = csvRows(csv)
      .slice(1)
      .map(([, note = '']) => undefused(note));
    expect(read).toHaveLength(count);
    expect(read.filter((note, at) => note !== notes[at])).toEqual([]);
  });

  it('never begin as a formula in a CSV but where they are telephones', () => {
    expect(
      csvRows(csv)
        .flat()
        .filter((cell) => /^(?:[=\-@＝＋－＠\t\r]|\+(?!\d[\d ]{5,19}$))/u.test(cell)),
    ).toEqual([]);
  });

  it('come out of a workbook as they are, none of them a formula', async () => {
    const { sheets } = await readXlsx(new Uint8Array(sheet.bytes), { readStyles: true });
    const read = (sheets[0]?.rows ?? []).slice(1).map(([, note]) => note);
    expect(read).toHaveLength(count);
    expect(read.filter((note, at) => note !== notes[at])).toEqual([]);
    const cells = [...(sheets[0]?.cells?.values() ?? [])];
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.filter((cell) => cell.type === 'formula' || cell.formula !== undefined)).toEqual([]);
  });
});
