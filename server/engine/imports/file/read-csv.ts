import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { importLimits } from '../../../../contract/derive/imports/import-columns.ts';
import { undefused } from '../../../../contract/rules/text/spreadsheet-text.ts';
import { type Separator, separatorOf } from './csv-separator.ts';

const encodings = ['utf-8', 'utf-16le', 'windows-1250'] as const;
type Encoding = (typeof encodings)[number];

/**
 * What the text is written in: UTF-16 says so by its mark, UTF-8 is what can be read as such to the end, the rest is
 * what Czech spreadsheets write otherwise.
 */
async function detectEncoding(path: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of bytesOf(path)) {
      if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
      isFirst = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1250';
    throw error;
  }
}

/** The text without its byte order mark, in pieces. */
async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytesOf(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

function bytesOf(path: string): AsyncIterable<Buffer> {
  return createReadStream(path);
}

export type CsvFile = { readonly encoding: Encoding; readonly separator: Separator; readonly records: AsyncIterable<readonly string[]> };

const beginningLength = 65_536;

/** A text file with its encoding and separator recognised. Its records come one by one, empty lines as empty records. */
export async function openCsv(path: string): Promise<CsvFile> {
  const encoding = await detectEncoding(path);
  const beginning = await readBeginning(path, encoding);
  const separator = separatorOf(beginning);
  return { encoding, separator, records: recordsIn({ path, encoding, separator, hasHint: beginning.startsWith('sep=') }) };
}

async function readBeginning(path: string, encoding: Encoding): Promise<string> {
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
