import { fixedParts, type SheetColumn, sheetBeginning, sheetEnd, withoutControls, workbookPart } from './workbook-parts.ts';
import { type ZipEntry, zipOf } from './zip.ts';

type Sheet = { readonly name: string; readonly columns: readonly SheetColumn[]; readonly pages: AsyncIterable<string> };

/** A workbook of one sheet, made as its rows come: of all of it no longer is held than one page. */
export function xlsxFile({ name, columns, pages }: Sheet): AsyncGenerator<Buffer> {
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
