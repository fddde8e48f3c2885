import { type RawBuilder, sql } from 'kysely';
import { formulaSigns, telephone } from '../../../contract/rules/text/spreadsheet-text.ts';
import type { Shape } from './shown.ts';

/** A value of the page by its shape; nothing for a field that is empty. */
export type Cell = { readonly shape: Shape; readonly value: RawBuilder<unknown> };

/** How a format writes one row, in SQL: the database makes text of it, so that no value becomes an object on its way. */
export type RecordFormat = {
  readonly record: (cells: readonly Cell[], place: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Whether the record says its place, counted from 1; counting takes time. */
  readonly saysPlace: boolean;
};

const codeOf = (sign: string) => sql.lit(sign.codePointAt(0));
const codes = sql.join(formulaSigns.map(codeOf));
// The minus is last: it is no range there.
const pattern = `^'*[${formulaSigns.filter((sign) => sign !== '-').join('')}-]`;

/**
 * Whether a spreadsheet would take the text for a formula, as `contract/rules/text/spreadsheet-text.ts` says it.
 * The first character decides, unless it is an apostrophe: a pattern takes as long as the rest of the cell.
 */
export function formulaLike(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(ascii(${text}) in (${codes}) or (ascii(${text}) = ${codeOf("'")} and ${text} ~ ${sql.lit(pattern)}))`;
}

/** Whether a CSV has an apostrophe before the text. A cell of a workbook says by its format that a telephone is a text. */
export function isDefused(text: RawBuilder<unknown>): RawBuilder<unknown> {
  const isTelephone = sql`${text} ~ ${sql.lit(telephone.pattern.source)} and char_length(${text}) between ${sql.lit(telephone.shortest)} and ${sql.lit(telephone.longest)}`;
  return sql`${formulaLike(text)} and not (${isTelephone})`;
}
