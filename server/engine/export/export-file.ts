import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportFormat } from '../../../contract/derive/export-columns.ts';
import { fieldOf } from '../../../contract/derive/fields.ts';
import { type Answers, answer, type Field } from '../../../contract/kit/index.ts';
import { capitalise } from '../../../contract/messages/basics/grammar.ts';
import type { Language } from '../../../contract/messages/index.ts';
import type { Ask, Export, Page } from '../../db/export/page.ts';
import { columnLetters, sheetStyles } from '../../db/export/sheet-record.ts';
import { pageTexts } from './export-pages.ts';
import { columnLabel } from './export-words.ts';
import { type ZipEntry, zipOf } from './zip.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Parts of a workbook with one sheet that are the same for every export (ECMA-376, parts 1 and 2). */
const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>
</Types>`,
  '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
  'xl/_rels/workbook.xml.rels': relationships([
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
  ]),
  'xl/styles.xml': stylesPart(),
};

/** The part that names the sheet. */
function workbookPart(sheetName: string): string {
  // What a name of a sheet must not have, and how long it may be.
  const name = escapeXml(sheetName.replace(/[[\]:*?/\\]/gu, ' ').slice(0, 31));
  return `${xml}<workbook xmlns="${main}" xmlns:r="${office}/relationships"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

type SheetColumn = { readonly label: string /** In characters. */; readonly width: number };

/** The sheet up to its rows: the head stays in sight, columns are as wide as what usually is in them. */
function sheetBeginning(columns: readonly SheetColumn[]): string {
  const widths = columns.map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  const heads = columns.map(({ label }, at) => {
    const place = `r="${columnLetters(at)}1" s="${sheetStyles.head}"`;
    return `<c ${place} t="inlineStr"><is><t>${escapeXml(label)}</t></is></c>`;
  });
  return `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>`;
}

const sheetEnd = '</sheetData></worksheet>';

/** Characters that XML forbids: control characters except the tab and the line feed, and code points that are no characters. */
const unwritable = new RegExp(`[${span(0x01, 0x08)}${span(0x0b, 0x1f)}${span(0xfffe, 0xffff)}]`, 'gu');

/** Characters that XML does not know, written as Excel writes them (ECMA-376, ST_Xstring). */
function withoutControls(text: string): string {
  return text.replace(unwritable, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);
}

function span(from: number, to: number): string {
  return `${String.fromCharCode(from)}-${String.fromCharCode(to)}`;
}

function stylesPart(): string {
  const formats = ['dd.mm.yyyy hh:mm', 'dd.mm.yyyy', 'hh:mm'].map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`);
  // In the order of `sheetStyles`.
  const cells = [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    ...[164, 165, 166].map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`),
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>',
  ];
  const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
  return `${xml}<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats.join('')}</numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join('')}</cellXfs></styleSheet>`;
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/relationships/${type}" Target="${target}"/>`,
  );
  return `${xml}<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

type Sheet = { readonly name: string; readonly columns: readonly SheetColumn[]; readonly pages: AsyncIterable<string> };

/** A workbook of one sheet, made as its rows come: of all of it no longer is held than one page. */
function xlsxFile({ name, columns, pages }: Sheet): AsyncGenerator<Buffer> {
  const parts = Object.entries({ ...fixedParts, 'xl/workbook.xml': workbookPart(name) });
  const entries: readonly ZipEntry[] = [
    ...parts.map(([part, text]) => ({ name: part, content: [Buffer.from(text)] })),
    { name: 'xl/worksheets/sheet1.xml', content: sheetContent(columns, pages) },
  ];
  return zipOf(entries);
}

async function* sheetContent(columns: readonly SheetColumn[], pages: AsyncIterable<string>): AsyncGenerator<Buffer> {
  yield Buffer.from(sheetBeginning(columns));
  for await (const page of pages) yield Buffer.from(withoutControls(page));
  yield Buffer.from(sheetEnd);
}

const widest = 60;

/** Characters that usually are in a column of each kind. */
const widthOfKind: Answers<number> = {
  text: ({ max }) => Math.max(8, Math.min(max, 30)),
  richText: () => widest,
  email: () => 30,
  phone: () => 16,
  int: () => 10,
  decimal: () => 12,
  flag: () => 8,
  choice: () => 16,
  set: () => 30,
  day: () => 12,
  time: () => 8,
  instant: () => 17,
  duration: () => 10,
  reference: () => 25,
  references: () => 40,
  children: () => 8,
  json: () => widest,
  colour: () => 10,
  file: () => 20,
  image: () => 20,
  secret: () => 10,
  computed: () => 20,
};

/** Width of a sheet's column in characters: what usually is in it, and at least its head. */
function columnWidth(field: Field, label: string): number {
  return Math.min(widest, Math.max(answer(widthOfKind, field, undefined), label.length + 3));
}

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

/** A text with a byte order mark, so that Excel takes it for UTF-8 (RFC 4180 for the rest). */
async function* csvFile(labels: readonly string[], pages: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const head = labels.map((label) => `"${label.replaceAll('"', '""')}"`).join(';');
  yield Buffer.from(`\uFEFF${head}\r\n`);
  for await (const page of pages) yield Buffer.from(page);
}
