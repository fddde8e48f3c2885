import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';

type Cell = string | number | boolean | Date | null;

/** A workbook of one sheet. */
export function workbookOf(rows: readonly (readonly Cell[])[]): Promise<Uint8Array> {
  return writeXlsx({ sheets: [{ name: 'List', rows: rows.map((row) => [...row]) }] });
}

export type Entry = {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** What the archive claims. */
  readonly claims?: number;
  /** Whether its directory says that its sizes are elsewhere. */
  readonly isHidden?: boolean;
};

/** An archive as the test describes it, also one that says something wrong about its content. */
export function archiveOf(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims, isHidden = false } of entries) {
    const packed = deflateRawSync(content);
    const size = claims ?? Buffer.byteLength(content);
    const title = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x0403_4b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(title.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x0201_4b50, 0);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(8, 10);
    central.writeUInt16LE(isHidden ? 8 : 0, 8);
    central.writeUInt32LE(isHidden ? 0 : packed.length, 20);
    central.writeUInt32LE(isHidden ? 0 : size, 24);
    central.writeUInt16LE(title.length, 28);
    central.writeUInt32LE(offset, 42);
    locals.push(local, title, packed);
    directory.push(central, title);
    offset += local.length + title.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The parts of a workbook with the given sheet and shared strings. */
export function workbookParts(
  sheet: Entry['content'],
  strings: Entry['content'],
  claims: { readonly sheet?: number; readonly strings?: number } = {},
): readonly Entry[] {
  const claimsOf = (claimed: number | undefined) => (claimed === undefined ? {} : { claims: claimed });
  return [
    { name: '[Content_Types].xml', content: `${xml}<Types xmlns="${packages}/content-types"/>` },
    {
      name: '_rels/.rels',
      content: `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${xml}<workbook xmlns="${main}" xmlns:r="${office}/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', content: strings, ...claimsOf(claims.strings) },
    { name: 'xl/worksheets/sheet1.xml', content: sheet, ...claimsOf(claims.sheet) },
  ];
}

/** The part that holds the rows. */
export function sheetOf(rows: string, before = ''): string {
  return `${xml}${before}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
}

export const noStrings = `${xml}<sst xmlns="${main}"/>`;
