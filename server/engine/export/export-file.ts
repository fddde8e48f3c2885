import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportFormat } from '../../../contract/derive/export-columns.ts';
import { fieldOf } from '../../../contract/derive/fields.ts';
import { capitalise } from '../../../contract/messages/basics/grammar.ts';
import type { Language } from '../../../contract/messages/index.ts';
import type { Ask, Export, Page } from '../../db/export/page.ts';
import { columnWidth } from './column-width.ts';
import { csvFile } from './csv-file.ts';
import { pageTexts } from './export-pages.ts';
import { columnLabel } from './export-words.ts';
import { xlsxFile } from './xlsx-file.ts';

type File = {
  readonly format: ExportFormat;
  readonly language: Language;
  readonly made: Export;
  readonly ask: Ask;
  readonly first: Page;
};

/**
 * The file as a stream that asks for pages as fast as it is read. An error in the middle destroys it, and with it the
 * connection: a part must not look like the whole.
 */
export function exportFile(file: File): Readable {
  const stream = new PassThrough();
  // The error is the stream's: anyone who sends it sees it there.
  pipeline(chunksOf(file), stream).catch(() => undefined);
  return stream;
}

function chunksOf({ format, language, made, ask, first }: File): AsyncGenerator<Buffer> {
  const { resource } = made.reading;
  const pages = pageTexts(made, ask, first);
  const heads = made.columns.map((name) => ({ label: columnLabel(resource, name, language), field: fieldOf(resource, name) }));
  if (format === 'csv')
    return csvFile(
      heads.map(({ label }) => label),
      pages,
    );
  const columns = heads.map(({ label, field }) => ({ label, width: field === undefined ? 10 : columnWidth(field, label) }));
  return xlsxFile({ name: capitalise(made.words.labelsOf(resource.name).noun.few), columns, pages });
}
