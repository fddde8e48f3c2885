import { fileURLToPath } from 'node:url';
import { refuseValues } from '../../../../contract/basics/refusal.ts';
import type { MeasureWords } from '../../../../contract/messages/cs/statistics/measures.ts';
import { type NameWords, periodName, rowName } from '../../../../contract/messages/statistics-names.ts';
import type { StatisticsAnswer } from '../../../../contract/operations/statistics-answer.ts';
import { answerGraph } from '../../../../contract/rules/statistics/graph/answer-graph.ts';
import { graphShapes, type Shape } from '../../../../contract/rules/statistics/graph/graph-shapes.ts';
import { colourOf } from '../../../../contract/rules/statistics/graph/shapes-svg.ts';
import type { Question } from '../../../../contract/rules/statistics/question.ts';
import { shownValue } from '../../../../contract/rules/statistics/shown-value.ts';
import { type AnswerTable, shownCell } from './answer-table.ts';
import { artifact, tagged, taggedFigure, taggedGroup, taggedHead } from './pdf-tags.ts';

type Wanted = {
  readonly title: string;
  readonly answer: StatisticsAnswer;
  readonly question: Question;
  readonly table: AnswerTable;
  /** What was asked, an empty line, and what values mean. */
  readonly about: readonly (readonly [string, string])[];
  readonly words: NameWords & { readonly measures: MeasureWords };
  readonly language: string;
  readonly today: string;
};

/** More is no page that anyone reads: a workbook has all. */
export const mostPdfRows = 2000;

const regular = 'regular';
const bold = 'bold';

/** Files of the two fonts; their folder is known only in the running program. */
const fontFiles = (): Readonly<Record<'regular' | 'bold', string>> => ({
  regular: fileURLToPath(new URL('./print-regular.ttf', import.meta.url)),
  bold: fileURLToPath(new URL('./print-bold.ttf', import.meta.url)),
});
const margin = 40;
const ink = { text: '#1b2330', quiet: '#566172', line: '#c9d0d9' } as const;
const rowHeight = 16;

/** An answer as pages to print: what was asked, the graph, the table with its head on each page, what values mean, page numbers. */
export async function answerPdf(wanted: Wanted): Promise<Buffer> {
  const { title, answer, table, about, words } = wanted;
  if (table.rows.length > mostPdfRows) throw refuseValues({ format: { code: 'too_many', details: { max: mostPdfRows } } });
  const { default: Document } = await import('pdfkit');
  const isWide = table.columns.length > 7;
  const files = fontFiles();
  const document = new Document({
    size: 'A4',
    layout: isWide ? 'landscape' : 'portrait',
    margin,
    font: files.regular,
    bufferPages: true,
    // Structure needs a later version than the usual one.
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: wanted.language,
    info: { Title: title },
  });
  document.registerFont(regular, files.regular).registerFont(bold, files.bold);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  const blank = about.findIndex(([name, text]) => name === '' && text === '');
  const root = document.struct('Document');
  document.addStructure(root);
  tagged(document, root, 'H1', () => document.font(bold).fontSize(18).fillColor(ink.text).text(title));
  tagged(document, root, 'P', () => document.font(regular).fontSize(11).fillColor(ink.quiet).text(periodName(answer.period)));
  document.moveDown(0.6);
  writePairs(document, root, about.slice(0, blank));
  drawGraph(document, root, wanted);
  writeTable(document, root, wanted);
  document.moveDown(1);
  writePairs(document, root, about.slice(blank + 1));
  root.end();
  numberPages(document, words.words.page);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

type Pages = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

function writePairs(document: Pages, root: Element, pairs: readonly (readonly [string, string])[]): void {
  taggedGroup(document, root, 'L', (list) => {
    for (const [name, text] of pairs) {
      const width = document.page.width - 2 * margin;
      document.fontSize(9);
      if (document.y + document.heightOfString(text, { width: width - 150 }) > bottomOf(document)) document.addPage();
      const top = document.y;
      let below = top;
      taggedGroup(document, list, 'LI', (item) => {
        tagged(document, item, 'Lbl', () => document.font(bold).fillColor(ink.text).text(name, margin, top, { width: 140 }));
        below = document.y;
        tagged(document, item, 'LBody', () => document.font(regular).text(text, margin + 150, top, { width: width - 150 }));
      });
      document.y = Math.max(document.y, below) + 2;
      document.x = margin;
    }
  });
}

/** The first value of the report, by the shapes that pictures on the screen are made of. */
function drawGraph(document: Pages, root: Element, { answer, question, words, language, today }: Wanted): void {
  const [value] = question.values;
  if (value === undefined || answer.rows.length < 2) return;
  const nameOf = (key: string): string => {
    const row = answer.rows.find((one) => one.key === key) ?? { key, label: null, place: null, is_gone: false };
    return rowName(row, question, words);
  };
  const { graph } = answerGraph(answer, question, {
    value,
    today,
    nameOf,
    months: words.words.months,
    seriesNames: { now: periodName(answer.period), compared: answer.compared_period === null ? '' : periodName(answer.compared_period) },
  });
  const width = document.page.width - 2 * margin;
  const height = 220;
  if (document.y + height + 20 > bottomOf(document)) document.addPage();
  const top = document.y + 6;
  const { name } = words.measures[value];
  const shown = (one: number): string => shownValue(value, one, language);
  tagged(document, root, 'H2', () => document.font(bold).fontSize(11).fillColor(ink.text).text(name, margin, top));
  taggedFigure(document, root, words.words.graphAlt(name), () => {
    document.save().translate(margin, top);
    document.font(regular).fontSize(8);
    for (const shape of graphShapes(graph, { width, height, shown })) draw(document, shape);
    document.restore();
  });
  document.x = margin;
  document.y = top + height + 8;
}

function draw(document: Pages, shape: Shape): void {
  const colour = colourOf(shape.ink);
  switch (shape.shape) {
    case 'line': {
      const [first, ...others] = shape.points;
      if (first === undefined) return;
      document.moveTo(...first);
      for (const point of others) document.lineTo(...point);
      document.lineWidth(shape.width * 0.8);
      if (shape.isDashed) document.dash(5, { space: 3 });
      document.stroke(colour);
      document.undash();
      return;
    }
    case 'area':
      document
        .rect(...shape.at, ...shape.size)
        .fillOpacity(shape.share)
        .fill(colour)
        .fillOpacity(1);
      return;
    case 'text': {
      const wide = document.widthOfString(shape.text);
      const [x, y] = shape.at;
      const left = shape.anchor === 'end' ? x - wide : shape.anchor === 'middle' ? x - wide / 2 : x;
      document.fillColor(colour).text(shape.text, left, y - 8, { lineBreak: false });
    }
  }
}

function writeTable(document: Pages, root: Element, { table: { columns, rows }, language }: Wanted): void {
  const width = document.page.width - 2 * margin;
  const first = Math.max(120, width * 0.28);
  const other = (width - first) / Math.max(1, columns.length - 1);
  const leftOf = (at: number): number => margin + (at === 0 ? 0 : first + other * (at - 1));
  const head = columns.map(({ label }) => label);
  const write = (text: string, at: number, top: number): void => {
    const room = (at === 0 ? first : other) - 6;
    document.fillColor(ink.text).text(text, leftOf(at), top + 3, { width: room, align: columns[at]?.unit === 'name' ? 'left' : 'right' });
  };
  const line = (cells: readonly string[], { isStrong, within }: { readonly isStrong: boolean; readonly within: Element | null }): void => {
    document.font(isStrong ? bold : regular).fontSize(8.5);
    const heights = cells.map((text, at) => document.heightOfString(text, { width: (at === 0 ? first : other) - 6 }));
    const height = Math.max(rowHeight, ...heights.map((one) => one + 6));
    if (document.y + height > bottomOf(document)) {
      document.addPage();
      if (cells !== head) line(head, { isStrong: true, within: null });
      document.font(isStrong ? bold : regular).fontSize(8.5);
    }
    const top = document.y;
    // The head of a further page says nothing new.
    if (within === null) artifact(document, 'Pagination', () => cells.forEach((text, at) => write(text, at, top)));
    else
      taggedGroup(document, within, 'TR', (row) =>
        cells.forEach((text, at) => {
          if (cells === head) taggedHead(document, row, { scope: 'Column' }, () => write(text, at, top));
          else if (at === 0) taggedHead(document, row, { scope: 'Row' }, () => write(text, at, top));
          else tagged(document, row, 'TD', () => write(text, at, top));
        }),
      );
    artifact(document, 'Layout', () =>
      document
        .moveTo(margin, top + height)
        .lineTo(margin + width, top + height)
        .lineWidth(isStrong ? 1 : 0.4)
        .stroke(ink.line),
    );
    document.x = margin;
    document.y = top + height;
  };
  taggedGroup(document, root, 'Table', (within) => {
    line(head, { isStrong: true, within });
    rows.forEach((row, at) =>
      line(
        columns.map((column, place) => shownCell(row[place] ?? null, column, language)),
        { isStrong: at === rows.length - 1, within },
      ),
    );
  });
}

function bottomOf(document: Pages): number {
  return document.page.height - margin - 20;
}

function numberPages(document: Pages, numbered: (page: number, of: number) => string): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    // Below the margin nothing may begin a new page.
    document.page.margins.bottom = 0;
    document.font(regular).fontSize(8).fillColor(ink.quiet);
    artifact(document, 'Pagination', () =>
      document.text(numbered(page + 1, count), margin, document.page.height - margin + 4, {
        width: document.page.width - 2 * margin,
        align: 'right',
        lineBreak: false,
      }),
    );
  }
}
