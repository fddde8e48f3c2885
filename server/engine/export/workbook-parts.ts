import { columnLetters, sheetStyles } from '../../db/export/sheet-record.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Parts of a workbook with one sheet that are the same for every export (ECMA-376, parts 1 and 2). */
export const fixedParts: Readonly<Record<string, string>> = {
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
export function workbookPart(sheetName: string): string {
  // What a name of a sheet must not have, and how long it may be.
  const name = escapeXml(sheetName.replace(/[[\]:*?/\\]/gu, ' ').slice(0, 31));
  return `${xml}<workbook xmlns="${main}" xmlns:r="${office}/relationships"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

export type SheetColumn = { readonly label: string /** In characters. */; readonly width: number };

/** The sheet up to its rows: the head stays in sight, columns are as wide as what usually is in them. */
export function sheetBeginning(columns: readonly SheetColumn[]): string {
  const widths = columns.map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  const heads = columns.map(({ label }, at) => {
    const place = `r="${columnLetters(at)}1" s="${sheetStyles.head}"`;
    return `<c ${place} t="inlineStr"><is><t>${escapeXml(label)}</t></is></c>`;
  });
  return `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>`;
}

export const sheetEnd = '</sheetData></worksheet>';

/** Control characters but the tab and the line feed, and what is no character: XML does not know them. */
const unwritable = new RegExp(`[${span(0x01, 0x08)}${span(0x0b, 0x1f)}${span(0xfffe, 0xffff)}]`, 'gu');

/** Characters that XML does not know, written as Excel writes them (ECMA-376, ST_Xstring). */
export function withoutControls(text: string): string {
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
