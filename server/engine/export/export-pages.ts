import { type Ask, type Export, type Page, type Place, readPage, start } from '../../db/export/page.ts';

/** The first page is short, so that the first bytes leave soon; later ones are of the size that page 08 settles. */
const pageRows = { first: 1000, further: 20_000 } as const;

/** The beginning of an export: read before anything is answered, so that what is wrong with it is still a refusal. */
export function firstPage(made: Export, ask: Ask): Promise<Page> {
  return readPage(made, ask, start, pageRows.first);
}

/** The texts of all pages. The database already makes the next one while one is sent; more than that is never held. */
export async function* pageTexts(made: Export, ask: Ask, first: Page): AsyncGenerator<string> {
  const read = (place: Place): Promise<Page> => {
    const coming = readPage(made, ask, place, pageRows.further);
    // What goes wrong is thrown where the page is awaited; the reader may be gone by then.
    coming.catch(() => undefined);
    return coming;
  };
  let page = first;
  for (;;) {
    const coming = page.next === null ? null : read(page.next);
    if (page.text !== '') yield page.text;
    if (coming === null) return;
    page = await coming;
  }
}
