type Pages = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** Adds what is written to the structure that screen readers read. What is written stays on one page. */
export function tagged(document: Pages, parent: Element, type: 'H1' | 'H2' | 'P' | 'Lbl' | 'LBody' | 'TD', write: () => void): void {
  parent.add(document.struct(type, {}, write));
}

/** A picture with what it shows in words. */
export function taggedFigure(document: Pages, parent: Element, alt: string, write: () => void): void {
  parent.add(document.struct('Figure', { alt }, write));
}

/** The head of a column or of a row of a table. */
export function taggedHead(document: Pages, row: Element, of: { readonly scope: 'Column' | 'Row' }, write: () => void): void {
  // The types of the library do not name `scope`, which it writes.
  const options = { title: '', ...of };
  row.add(document.struct('TH', options, write));
}

/** Something with parts, which is finished once they are written. */
export function taggedGroup(document: Pages, parent: Element, type: 'L' | 'LI' | 'Table' | 'TR', write: (group: Element) => void): void {
  const group = document.struct(type);
  parent.add(group);
  write(group);
  group.end();
}

/** What is no content: lines, heads that are repeated, numbers of pages. Screen readers pass over it. */
export function artifact(document: Pages, type: 'Layout' | 'Pagination', write: () => void): void {
  document.markContent('Artifact', { type });
  write();
  document.endMarkedContent();
}
