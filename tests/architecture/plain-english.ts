import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { type Parsed, proseOf } from './prose.ts';
import type { Counts } from './recorded.ts';
import { allPaths, documents, lineAt, parts, root, type Source, sourcesOf, stylesheets } from './sources.ts';

// Words that a newcomer stumbles over, with what to write instead. Names of files and exports may not have them either.
const oldWords: readonly (readonly [pattern: string, instead: string])[] = [
  ['tells|told', 'report, say, show, send'],
  ['hears|heard', 'receive; last contact'],
  ['stand(?!-)|stands|stood|standing', 'be, be in, apply; status'],
  ['whoever', 'the user who, anyone who'],
  ['whose', 'of, with, that has'],
  ['nobody', 'no one'],
  ['somebody', 'someone, a person'],
  ['besides?', 'next to, with; also'],
  ['anew', 'again'],
  [String.raw`no\s+more(?!\s+than)`, 'no longer'],
  [String.raw`by\s+(?:itself|themselves)`, 'automatically, alone'],
  ['mend|mends|mended|mending', 'fix, repair'],
  [String.raw`in\s+vain|for\s+want\s+of`, 'without success; for lack of'],
  ['whence|thence|whither|thither|hitherto|henceforth|forthwith', 'from where, until now, from now on'],
  ['thereof|therein|thereby|therefrom|herein|hereby|wherein|whereby|whereupon', 'of it, in it, by which'],
  ['lest|albeit|ere|amidst|amongst|betwixt|whilst|unto|upon|nought|aught', 'so that not, although, before, among, while, on'],
];

// Names that say nothing before the file is read, with the word that a newcomer would search for.
const riddles: readonly (readonly [pattern: string, instead: string])[] = [
  ['tell|telling', 'notify, report, send'],
  ['knowledge', 'freshness'],
  ['concerns?|troubles?', 'warning'],
  ['keeping', 'backups, licence'],
  ['keepers?', 'what it keeps: session-expired, event-store'],
  ['watching', 'branch-status'],
  ['happenings?', 'activity'],
  ['deeds?', 'actions'],
  ['entrance', 'auth-pages'],
  ['outward', 'delivery-context'],
  ['composing', 'builder'],
  ['vocabulary', 'core'],
  ['strip', 'bar, remove'],
  ['ground', 'input'],
  ['said', 'default'],
  ['at-hand', 'cached'],
  ['given-(?:once|values|query)', 'unique, url-defaults'],
  ['kept-answers?', 'idempotency'],
  ['when-needed', 'memoize'],
  ['handed-over', 'loader'],
  ['held-focus', 'focus-trap'],
  ['long-away', 'inactive'],
  ['(?:list|first)-question', 'list-query, initial-query'],
];

const listed = (rows: typeof oldWords): string => rows.map(([pattern]) => pattern).join('|');
const oldWord = new RegExp(String.raw`\b(?:${listed(oldWords)})\b`, 'giu');
const oldName = new RegExp(`(?<=^|-)(?:${listed([...oldWords, ...riddles])})(?=-|$)`, 'gu');
const anyWord = /\p{L}+(?:['’]\p{L}+)?/gu;

/** What to write instead of a word of the lists. */
export function insteadOf(word: string): string {
  const rows = [...oldWords, ...riddles];
  return rows.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(word))?.[1] ?? '';
}

export type Hit = {
  readonly path: string;
  readonly line: number;
  readonly word: string;
  /** The name that the word is a part of. */
  readonly name?: string;
};

/** Old words in the comments of a file, or in a document. */
export function oldWordsIn(source: Source, parsed?: Parsed): { readonly hits: readonly Hit[]; readonly words: number } {
  const prose = proseOf(source, parsed);
  const hits = [...prose.matchAll(oldWord)].map(({ index, 0: word }) => ({ path: source.path, line: lineAt(prose, index), word }));
  return { hits, words: prose.match(anyWord)?.length ?? 0 };
}

const kebab = (name: string): string => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[._]/gu, '-').toLowerCase();
const riddlesIn = (name: string) => [...kebab(name).matchAll(oldName)].map(([word]) => ({ word, name }));

/** Riddles in the name of a file or a folder, which ends with a slash. */
export function riddlesOfPath(of: string): readonly Hit[] {
  return riddlesIn(path.posix.basename(of)).map((found) => ({ path: of, line: 1, ...found }));
}

/** Riddles in the names that a file exports and does not only pass on. */
export function riddlesOfExports({ path: of, text }: Source, parsed?: Parsed): readonly Hit[] {
  const entries = (parsed ?? parseSync(of, text)).module.staticExports.flatMap((each) => each.entries);
  return entries.flatMap(({ exportName: { name, start }, moduleRequest }) => {
    if (name === null || moduleRequest !== null) return [];
    return riddlesIn(name).map((found) => ({ path: of, line: lineAt(text, start ?? 0), ...found }));
  });
}

/** How many hits each file has. */
export function countsOf(hits: readonly Hit[]): Counts {
  const counts: Record<string, number> = {};
  for (const { path: of } of hits) counts[of] = (counts[of] ?? 0) + 1;
  return counts;
}

const parents = (of: string): readonly string[] =>
  of.split('/').flatMap((_, index, all) => (index === 0 ? [] : [`${all.slice(0, index).join('/')}/`]));

/** Everything of ours, read and searched: `present` are all files and folders that can have a hit. */
export function measurePlainEnglish() {
  const pages = documents();
  const files = [...allPaths(), ...pages];
  const present = new Set([...files, ...files.flatMap(parents)]);
  const texts = [...pages.map((page) => ({ path: page, text: readFileSync(path.join(root, page), 'utf8') })), ...stylesheets()];
  const prose = texts.map((text) => oldWordsIn(text));
  const names = [...present].flatMap(riddlesOfPath);
  for (const source of sourcesOf(...parts)) {
    const parsed = parseSync(source.path, source.text);
    prose.push(oldWordsIn(source, parsed));
    names.push(...riddlesOfExports(source, parsed));
  }
  return { present, names, words: prose.flatMap(({ hits }) => hits), total: prose.reduce((sum, { words }) => sum + words, 0) };
}

/** The share of old words as it is recorded: for 1,000 words, rounded up to a tenth. */
export function perThousand(old: number, total: number): number {
  return Math.ceil((old * 10_000) / total) / 10;
}
