import { pipeline } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { importLimits } from '../../../../contract/derive/imports/import-columns.ts';
import { undefused } from '../../../../contract/rules/text/spreadsheet-text.ts';
import { type Encoding, encodingOf, textOf } from './csv-encoding.ts';
import { type Separator, separatorOf } from './csv-separator.ts';

export type CsvFile = { readonly encoding: Encoding; readonly separator: Separator; readonly records: AsyncIterable<readonly string[]> };

const beginningLength = 65_536;

/** A text file with its encoding and separator recognised. Its records come one by one, empty lines as empty records. */
export async function openCsv(path: string): Promise<CsvFile> {
  const encoding = await encodingOf(path);
  const beginning = await beginningOf(path, encoding);
  const separator = separatorOf(beginning);
  return { encoding, separator, records: recordsIn({ path, encoding, separator, hasHint: beginning.startsWith('sep=') }) };
}

async function beginningOf(path: string, encoding: Encoding): Promise<string> {
  let beginning = '';
  for await (const text of textOf(path, encoding)) {
    beginning += text;
    if (beginning.length >= beginningLength) break;
  }
  return beginning.slice(0, beginningLength);
}

type Way = { readonly path: string; readonly encoding: Encoding; readonly separator: Separator; readonly hasHint: boolean };

async function* recordsIn({ path, encoding, separator, hasHint }: Way): AsyncGenerator<readonly string[]> {
  const options = { relax_column_count: true, relax_quotes: true, max_record_size: importLimits.record } as const;
  const parser = parse({ delimiter: separator, ...options });
  // What goes wrong destroys the parser, and so is thrown below.
  pipeline(textOf(path, encoding), parser, () => {});
  let isHint = hasHint;
  try {
    for await (const record of parser) {
      const cells: readonly string[] = record;
      yield isHint || (cells.length === 1 && cells[0] === '') ? [] : cells.map(undefused);
      isHint = false;
    }
  } catch (error) {
    throw isCsvError(error) ? refuse('import_unreadable', { details: { line: error.lines ?? 1 } }) : error;
  }
}

function isCsvError(error: unknown): error is CsvError & { readonly lines?: number } {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
}
