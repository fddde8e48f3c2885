import { open } from 'node:fs/promises';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { CsvFile } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';

export const fileFormats = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** A table in a file: its records come one by one, the first one first. */
export type OpenFile = {
  readonly format: FileFormat;
  readonly encoding: CsvFile['encoding'] | null;
  readonly separator: CsvFile['separator'] | null;
  readonly records: AsyncIterable<readonly string[]>;
};

/** What a file is, its beginning says; how it is called does not matter. */
export async function openFile(path: string): Promise<OpenFile> {
  const beginning = await beginningOf(path);
  if (beginning.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    return { format: 'xlsx', encoding: null, separator: null, records: readWorkbook(path) };
  }
  // Old and encrypted workbooks, pictures and the like; a text of two bytes a letter has such bytes and says so.
  const isText = !beginning.includes(0) || (beginning[0] === 0xff && beginning[1] === 0xfe);
  if (!isText || beginning.subarray(0, 4).equals(Buffer.from('%PDF'))) throw refuse('import_unreadable');
  const { openCsv } = await import('./read-csv.ts');
  return { format: 'csv', ...(await openCsv(path)) };
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(1024), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
