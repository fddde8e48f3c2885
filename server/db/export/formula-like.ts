import { type RawBuilder, sql } from 'kysely';
import { formulaSigns, telephone } from '../../../contract/rules/text/spreadsheet-text.ts';

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
