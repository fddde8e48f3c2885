import { Readable } from 'node:stream';
import { foldedHeader, guessedMapping } from '../../../contract/derive/imports/import-columns.ts';
import type { AnyLabels, AnyResource } from '../../../contract/kit/index.ts';
import { errorText, type Language, messagesFor, problemText, type ServerMessages } from '../../../contract/messages/index.ts';
import { defused } from '../../../contract/rules/text/spreadsheet-text.ts';
import type { Database } from '../../db/database.ts';
import { listLabels } from './judge/table.ts';
import type { Import } from './stored/import-store.ts';
import { recordsOfState } from './stored/listed-rows.ts';
import type { Fault, Verdict } from './stored/verdicts.ts';

type WrongRows = { readonly db: Database; readonly resource: AnyResource; readonly file: Import; readonly language: Language };

/** The wrong rows in the format that they came in, with the reasons in a column more. Texts stay texts in both. */
export async function wrongRowsFile(wrong: WrongRows): Promise<Readable> {
  if (wrong.file.format === 'csv') return Readable.from(csvOf(wrong));
  const { writeXlsxStream } = await import('hucre/xlsx');
  const { headers } = wrong.file;
  const columns = [...headers, ''].map(() => ({ width: 24 }));
  const name = messagesFor(wrong.language).console.imports.wrongRows;
  return Readable.from(chunksOf(writeXlsxStream(tableOf(wrong), { name, columns }).getReader()));
}

type ChunkReader = { readonly read: () => Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }> };

async function* chunksOf(reader: ChunkReader): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done || value === undefined) return;
    yield value;
  }
}

async function* csvOf(wrong: WrongRows): AsyncGenerator<string> {
  yield '\uFEFF';
  const separator = wrong.file.separator ?? ';';
  for await (const cells of tableOf(wrong)) yield `${cells.map((cell) => `"${defused(cell).replaceAll('"', '""')}"`).join(separator)}\r\n`;
}

async function* tableOf({ db, resource, file, language }: WrongRows): AsyncGenerator<string[]> {
  const messages = messagesFor(language);
  const all: Readonly<Record<string, AnyLabels | undefined>> = messages.resources;
  const labelOf = (name: string) => all[resource.name]?.fields[name] ?? name;
  const reasonOf = (verdict: Verdict | null) =>
    verdict?.state !== 'wrong'
      ? ''
      : verdict.faults
          .map((fault) => (fault.at === null ? faultText(messages, fault) : `${labelOf(fault.at)}: ${faultText(messages, fault)}`))
          .join('; ');
  // A file without a header gets one: otherwise its first row would be taken for it next time.
  const heads = file.headers.map((header, at) => (header !== '' ? header : labelOf(file.mapping[at] ?? '')));
  yield [...heads, reasonHead(resource, heads, messages.console.imports.wrongReason)];
  for await (const { cells, verdict } of recordsOfState(db, file, 'wrong')) {
    yield [...file.headers.map((_, at) => cells[at] ?? ''), reasonOf(verdict)];
  }
}

/** A name that no column of the file has and that represents no field, so that the file can be corrected and sent again. */
function reasonHead(resource: AnyResource, heads: readonly string[], nameOf: (place: number) => string): string {
  const taken = new Set(heads.map(foldedHeader));
  const isField = (name: string) => guessedMapping(resource, [name], listLabels(resource)).some((field) => field !== null);
  for (let place = 1; ; place += 1) {
    const name = nameOf(place);
    if (!taken.has(foldedHeader(name)) && !isField(name)) return name;
  }
}

/** Why a row is wrong, in the language of the reader. */
export function faultText(messages: ServerMessages, fault: Fault): string {
  if ('problem' in fault) return problemText(messages, fault.problem);
  if ('refusal' in fault) return errorText(messages, fault.refusal, fault.details);
  const { details = {} } = fault;
  return messages.importCells[fault.fault]({ ...details, ...thingOf(messages, details['of']) });
}

/** What the entity is called that a cell names a row of: `Činnost`. */
function thingOf({ resources }: ServerMessages, entity: unknown): { readonly thing?: string } {
  const all: Readonly<Record<string, AnyLabels | undefined>> = resources;
  const noun = typeof entity === 'string' ? all[entity]?.noun.one : undefined;
  return noun === undefined ? {} : { thing: `${noun.charAt(0).toUpperCase()}${noun.slice(1)}` };
}
