import { inflateSync } from 'node:zlib';

export type PdfStructure = {
  /** Types of the elements of the structure, in the order in which they were written. */
  readonly types: readonly string[];
  readonly pages: number;
  /** How many operators draw or write. */
  readonly drawn: number;
  /** Operators that draw or write outside of the structure and of what is marked as no content. */
  readonly untagged: readonly string[];
  readonly catalog: {
    readonly isMarked: boolean;
    readonly language: string | undefined;
    readonly showsTitle: boolean;
    readonly figuresWithoutText: number;
  };
};

/** Operators of a page that leave something to see. */
const drawing = /(?:^|\s)(TJ|Tj|S|s|f|F|B|b|Do)$/u;

/** Reads what a screen reader goes by: the structure of a PDF, and whether all that is drawn belongs to it. */
export function pdfStructure(file: Buffer): PdfStructure {
  const text = file.toString('latin1');
  const objects = [...text.matchAll(/^\d+ 0 obj\n([\s\S]*?)\nendobj/gmu)].map(([, body = '']) => body);
  const elements = objects.filter((body) => /\/P \d+ 0 R/u.test(body) && /\/S \/\w+/u.test(body));
  const pages = objects.filter((body) => /\/Type \/Page\b(?!s)/u.test(body));
  const contents = new Set(pages.flatMap((body) => /\/Contents (\d+) 0 R/u.exec(body)?.[1] ?? []));
  const streams = [...contents].map((id) => streamOf(file, text, id));
  return {
    types: elements.map((body) => /\/S \/(\w+)/u.exec(body)?.[1] ?? ''),
    pages: pages.length,
    drawn: streams.flatMap((one) => one.split('\n')).filter((line) => drawing.test(line)).length,
    untagged: streams.flatMap(untaggedIn),
    catalog: {
      isMarked: objects.some((body) => /\/Marked true/u.test(body)),
      language: /\/Lang \((\w+)\)/u.exec(text)?.[1],
      showsTitle: /\/DisplayDocTitle true/u.test(text),
      figuresWithoutText: elements.filter((body) => /\/S \/Figure/u.test(body) && !/\/Alt \(/u.test(body)).length,
    },
  };
}

function streamOf(file: Buffer, text: string, id: string): string {
  const begin = text.indexOf(`\n${id} 0 obj\n`);
  const from = text.indexOf('stream\n', begin) + 'stream\n'.length;
  return inflateSync(file.subarray(from, text.indexOf('\nendstream', from))).toString('latin1');
}

function untaggedIn(content: string): readonly string[] {
  let depth = 0;
  return content.split('\n').filter((line) => {
    if (/ (?:BDC|BMC)$/u.test(line)) depth += 1;
    else if (line === 'EMC') depth -= 1;
    return depth === 0 && drawing.test(line);
  });
}
