import { type RawBuilder, sql } from 'kysely';
import { timeZone } from '../../../contract/basics/limits.ts';
import { formulaLike, type RecordFormat } from './record-format.ts';
import type { Shape } from './shown.ts';

type Sql = RawBuilder<unknown>;

/** Places in the list of formats of `server/engine/export/export-file.ts`. */
export const sheetStyles = { plain: 0, head: 1, instant: 2, day: 3, time: 4, quoted: 5 } as const;

/** A spreadsheet counts days from here; before 1 March 1900 it counts wrong (ECMA-376, 18.17.4.1), such days are texts. */
const firstCounted = '1900-03-01';

type Writing = { readonly value: Sql; readonly at: Sql };

/** A cell of SpreadsheetML: numbers and dates as what they are, every text as a text and never a formula. */
const cellOfShape: Readonly<Record<Shape, (writing: Writing) => Sql>> = {
  text: (writing) => textCell(writing, formulaLike(writing.value)),
  word: (writing) => textCell(writing, sql`false`),
  whole: ({ at, value }) => number(at, 'plain', value),
  decimal: ({ at, value }) => number(at, 'plain', sql`trim_scale(${value}::numeric)`),
  instant: ({ at, value }) => {
    const wall = sql`(${value} at time zone ${sql.lit(timeZone)})`;
    const counted = number(at, 'instant', sql`round((extract(epoch from ${wall}) / 86400 + 25569)::numeric, 9)`);
    return dated(sql`${wall} < ${sql.lit(firstCounted)}::timestamp`, counted, {
      at,
      value: sql`to_char(${wall}, 'DD.MM.YYYY HH24:MI')`,
    });
  },
  day: ({ at, value }) => {
    const counted = number(at, 'day', sql`(${value} - date '1899-12-30')`);
    return dated(sql`${value} < ${sql.lit(firstCounted)}::date`, counted, { at, value: sql`to_char(${value}, 'DD.MM.YYYY')` });
  },
  time: ({ at, value }) => number(at, 'time', sql`round((extract(epoch from ${value}) / 86400)::numeric, 9)`),
};

/** A row of a sheet below its head; an empty cell is left out. */
export const sheetRecord: RecordFormat = {
  saysPlace: true,
  record: (cells, place) => {
    const row = sql`(${place} + 1)::text`;
    const written = cells.map(({ shape, value }, column) => {
      const at = sql`${sql.lit(columnLetters(column))} || ${row}`;
      return sql`coalesce(${cellOfShape[shape]({ value, at })}, '')`;
    });
    return sql`'<row r="' || ${row} || '">' || concat_ws('', ${sql.join(written)}) || '</row>'`;
  },
};

/** Name of a column: A to Z, then AA. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

function number(at: Sql, style: keyof typeof sheetStyles, value: Sql): Sql {
  return sql`'<c r="' || ${at} || ${sql.lit(`" s="${sheetStyles[style]}"><v>`)} || ${value} || '</v></c>'`;
}

function dated(isEarly: Sql, counted: Sql, early: Writing): Sql {
  return sql`case when ${isEarly} then ${textCell(early, sql`false`)} else ${counted} end`;
}

/** What begins as a formula bears the format that Excel itself gives to a text typed after an apostrophe. */
function textCell({ at, value }: Writing, isFormulaLike: Sql): Sql {
  const style = sql`case when ${isFormulaLike} then ${sql.lit(` s="${sheetStyles.quoted}"`)} else '' end`;
  return sql`'<c r="' || ${at} || '" t="inlineStr"' || ${style} || '><is><t xml:space="preserve">' || ${escaped(fitting(value))} || '</t></is></c>'`;
}

/** A cell holds 32,767 units of UTF-16; a longer text would make the file unreadable, so it is cut. */
function fitting(value: Sql): Sql {
  return sql`case when octet_length(${value}) <= 32767 then ${value} else left(${value}, 16383) end`;
}

/** Signs of XML, and what only looks like the escape of a character (ECMA-376, ST_Xstring). */
function escaped(value: Sql): Sql {
  const plain = sql`case when strpos(${value}, '_x') > 0 then regexp_replace(${value}, '_(?=x[0-9A-Fa-f]{4}_)', '_x005F_', 'g') else ${value} end`;
  return sql`replace(replace(replace(${plain}, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`;
}
