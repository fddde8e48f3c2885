import { formatInstant } from '../../crud/vocabulary/format.ts';
import { type ReportSection, type ReportWords, reportSections } from './report-sections.ts';
import type { Found } from './use-found.ts';

type Made = ReportWords & { readonly at: Date };

const style = `
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 11pt/1.45 system-ui, sans-serif; color: #111; background: #fff; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin: 1.5rem 0 0.5rem; break-after: avoid; }
table { width: 100%; border-collapse: collapse; } tr { break-inside: avoid; }
th, td { padding: 0.3rem 0.4rem; border: 1px solid #999; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { background: #eee; } @media print { body { margin: 0; padding: 0; } }
`;

/** What is held about a person as a page of its own, which stands without this console and prints. */
export function reportPage(held: Found, { all, words, at }: Made): string {
  const page = document.implementation.createHTMLDocument(`${words.report.title}: ${held.person}`);
  page.documentElement.lang = all.language;
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  page.head.prepend(charset);
  page.head.append(element(page, 'style', style));
  page.body.append(
    element(page, 'h1', `${words.report.title}: ${held.person}`),
    element(page, 'p', words.report.made(formatInstant(at.toISOString()))),
    ...reportSections(held, { all, words }).flatMap((section) => partsOf(page, section, words.report.none)),
  );
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
}

function partsOf(page: Document, { title, columns, rows }: ReportSection, none: string): readonly HTMLElement[] {
  const heading = element(page, 'h2', title);
  if (rows.length === 0) return [heading, element(page, 'p', none)];
  const table = page.createElement('table');
  const head = table.createTHead().insertRow();
  for (const column of columns) {
    const cell = element(page, 'th', column);
    cell.setAttribute('scope', 'col');
    head.append(cell);
  }
  const body = table.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    for (const value of row) line.insertCell().textContent = value;
  }
  return [heading, table];
}

/** The text is set as text: whatever a client wrote is no markup. */
function element(page: Document, name: string, text: string): HTMLElement {
  const made = page.createElement(name);
  made.textContent = text;
  return made;
}
