import { formatInstant } from '../../crud/core/format.ts';
import { type ReportRecord, type ReportWords, reportSections } from './report-sections.ts';
import type { Found } from './use-found.ts';

type Made = ReportWords & { readonly at: Date };

const style = `
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 11pt/1.45 system-ui, sans-serif; color: #111; background: #fff; }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; } h2 { font-size: 1.15rem; margin: 1.5rem 0 0.5rem; break-after: avoid; }
dl { display: grid; grid-template-columns: 10rem 1fr; gap: 0.1rem 1rem; margin: 0; padding: 0.6rem 0; border-top: 1px solid #999; break-inside: avoid; }
dt { color: #444; } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
@page { size: A4; margin: 1.8cm; } @media print { body { max-width: none; margin: 0; padding: 0; } }
`;

/** What is held about a person as a page of its own, which is without this console and prints. */
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
    ...reportSections(held, { all, words }).flatMap(({ title, records }) => [
      element(page, 'h2', title),
      ...(records.length === 0 ? [element(page, 'p', words.report.none)] : records.map((record) => linesOf(page, record))),
    ]),
  );
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
}

function linesOf(page: Document, record: ReportRecord): HTMLElement {
  const list = page.createElement('dl');
  for (const [label, value] of record) {
    if (value !== '') list.append(element(page, 'dt', label), element(page, 'dd', value));
  }
  return list;
}

/** The text is set as text: whatever a client wrote is no markup. */
function element(page: Document, name: string, text: string): HTMLElement {
  const made = page.createElement(name);
  made.textContent = text;
  return made;
}
