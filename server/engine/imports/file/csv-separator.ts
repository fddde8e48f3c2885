import { parse } from 'csv-parse/sync';

export const separators = [';', ',', '\t'] as const;
export type Separator = (typeof separators)[number];

const looksAt = 20;

/** The separator that cuts the first records into most columns, the same number in each; Excel's own in doubt. */
export function separatorOf(beginning: string): Separator {
  const declared = /^sep=([;,\t])\r?\n/u.exec(beginning)?.[1];
  const known = separators.find((separator) => separator === declared);
  if (known !== undefined) return known;
  const scores = separators.map((separator) => ({ separator, score: scoreOf(beginning, separator) }));
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).separator;
}

function scoreOf(beginning: string, delimiter: string): number {
  const records: readonly (readonly string[])[] = recordsOf(beginning, delimiter);
  const [head] = records;
  if (head === undefined || head.length < 2) return 0;
  const alike = records.filter((record) => record.length === head.length).length;
  return (alike / records.length) * 1000 + head.length;
}

/** The beginning may end inside a record: the last one is not looked at. */
function recordsOf(text: string, delimiter: string): string[][] {
  try {
    const records = parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, to: looksAt });
    return records.length > 1 ? records.slice(0, looksAt - 1) : records;
  } catch {
    return [];
  }
}
