import { type ParseResult, parseSync } from 'rolldown/utils';
import type { Source } from './sources.ts';

/** What the parser finds in a file. */
export type Parsed = Pick<ParseResult, 'comments' | 'module'>;
type Span = Pick<ParseResult['comments'][number], 'start' | 'end'>;

// Names and addresses are not prose: code in backticks, the target of a link, an address.
const quoted = /`[^`\n]*`|\]\([^)\n]*\)|<?https?:\/\/[^\s>)]+/gu;
const fence = /^\s*(?:```|~~~)/u;

const blank = (text: string): string => text.replaceAll(/[^\n]+/gu, (line) => ' '.repeat(line.length));

function insideComments(text: string, comments: readonly Span[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const comment of comments) {
    pieces.push(blank(text.slice(end, comment.start)), text.slice(comment.start, comment.end).replaceAll(/[/*]/gu, ' '));
    end = comment.end;
  }
  return [...pieces, blank(text.slice(end))].join('');
}

function outsideFences(text: string): string {
  let isCode = false;
  return text
    .split('\n')
    .map((line) => {
      if (!fence.test(line)) return isCode ? blank(line) : line;
      isCode = !isCode;
      return blank(line);
    })
    .join('\n');
}

/** Comments of a stylesheet. */
function commentsOfStyles(text: string): readonly Span[] {
  return [...text.matchAll(/\/\*.*?\*\//gsu)].map(({ index, 0: comment }) => ({ start: index, end: index + comment.length }));
}

function proseOfKind({ path, text }: Source, parsed?: Parsed): string {
  if (path.endsWith('.md')) return outsideFences(text);
  if (path.endsWith('.css')) return insideComments(text, commentsOfStyles(text));
  return insideComments(text, (parsed ?? parseSync(path, text)).comments);
}

/** The prose of a file: its comments, or a document without its code. All else is blank, so that lines keep their numbers. */
export function proseOf(source: Source, parsed?: Parsed): string {
  return proseOfKind(source, parsed).replaceAll(quoted, blank);
}
