import { open, readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { importLimits } from '../../../../contract/derive/imports/import-columns.ts';
import type { CsvFile } from './read-csv.ts';
import { unpackedSize } from './workbook-size.ts';

// The worker lies next to the module that starts it, in the sources and in dist/server.
const program = new URL('./workbook-worker.mjs', import.meta.url);
const longestBatchMs = 30_000;
const memoryMegabytes = 512;

type Message = { readonly batch?: readonly (readonly string[])[]; readonly isLast?: boolean; readonly failure?: string };

/** The records of the first sheet, all cells as texts: dates as ISO wall times, numbers with a point, flags as true and false. */
async function* readWorkbook(path: string): AsyncGenerator<readonly string[]> {
  const bytes = await readFile(path);
  const size = unpackedSize(bytes);
  if (size === undefined) throw refuse('import_unreadable');
  if (size > importLimits.inflatedMegabytes * 1_048_576) throw refuse('import_too_long');
  const worker = new Worker(program, {
    workerData: { bytes, rows: importLimits.rows + 1 },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });
  try {
    for (;;) {
      const { batch, isLast, failure } = await nextMessage(worker);
      if (failure !== undefined || batch === undefined) throw refuse('import_unreadable');
      yield* batch;
      if (isLast === true) return;
      worker.postMessage('more');
    }
  } finally {
    await worker.terminate();
  }
}

/** What the worker says next; that it died or says nothing for long is the file's fault as well. */
function nextMessage(worker: Worker): Promise<Message> {
  return new Promise((resolve) => {
    const end = (message: Message) => {
      clearTimeout(timer);
      worker.off('message', end).off('error', die).off('exit', die);
      resolve(message);
    };
    const die = () => end({ failure: 'ended' });
    const timer = setTimeout(die, longestBatchMs);
    worker.once('message', end).once('error', die).once('exit', die);
  });
}

const fileFormats = ['csv', 'xlsx'] as const;
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
  const beginning = await readBeginning(path);
  if (beginning.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    return { format: 'xlsx', encoding: null, separator: null, records: readWorkbook(path) };
  }
  // Old and encrypted workbooks, pictures and the like; a text of two bytes a letter has such bytes and says so.
  const isText = !beginning.includes(0) || (beginning[0] === 0xff && beginning[1] === 0xfe);
  if (!isText || beginning.subarray(0, 4).equals(Buffer.from('%PDF'))) throw refuse('import_unreadable');
  const { openCsv } = await import('./read-csv.ts');
  return { format: 'csv', ...(await openCsv(path)) };
}

async function readBeginning(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(1024), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
