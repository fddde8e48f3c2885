/** What a guide asks a reader to do: a file to write, lines to add, a command to run; and the migration that a command has drafted. */
export type Step =
  | { readonly kind: 'write' | 'append'; readonly path: string; readonly text: string }
  | { readonly kind: 'change'; readonly path: string; readonly lines: readonly string[] }
  | { readonly kind: 'drafted'; readonly name: string; readonly text: string }
  | { readonly kind: 'run'; readonly command: string };

const fence = /^```(\w+)(?: (file|append|drafted)=(\S+))?\n([\s\S]*?)^```$/gmu;

/** The steps of a guide in their order: its fenced blocks. A block without a file or command is an error of the guide. */
export function stepsIn(guide: string): readonly Step[] {
  return [...guide.matchAll(fence)].flatMap(([, language = '', attribute, path = '', text = '']): readonly Step[] => {
    if (language === 'sh')
      return text
        .trim()
        .split('\n')
        .map((command) => ({ kind: 'run', command }));
    if (attribute === undefined) throw new Error(`a block of ${language} says neither file nor append nor drafted:\n${text}`);
    if (language === 'diff') return [{ kind: 'change', path, lines: text.trimEnd().split('\n') }];
    if (attribute === 'drafted') return [{ kind: 'drafted', name: path, text }];
    return [{ kind: attribute === 'append' ? 'append' : 'write', path, text }];
  });
}

/**
 * The text with the change made: lines that begin with a space or a minus are looked for, one after another, a minus
 * takes the line away, a plus adds one where it is.
 */
export function changed(text: string, lines: readonly string[]): string {
  const known = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const rows = text.split('\n');
  const place = rows.findIndex((_, start) => known.every((line, step) => rows[start + step] === line));
  if (place < 0 || known.length === 0) throw new Error(`the guide changes lines that are not there:\n${known.join('\n')}`);
  const after = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
  return [...rows.slice(0, place), ...after, ...rows.slice(place + known.length)].join('\n');
}
