import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { ProofLine } from './proof-line.ts';

/** A page of docs/proof where the parts are proved apart, each in an hour of its own. */
export type PageOfParts<Part extends string> = {
  /** Of the proof, of its page in docs/proof, and after the first letter its title. */
  readonly name: string;
  /** What was done, in a few lines. */
  readonly text: string;
  /** In their order on the page. */
  readonly titles: Readonly<Record<Part, string>>;
};

type Measured = { readonly at: string; readonly machine: string; readonly lines: readonly ProofLine[] };
type Parts = Readonly<Record<string, Measured | undefined>>;

/** Puts a part's lines into the page, next to those of the other parts as they were proved last, which a file next to it keeps. */
export function keepInPage<Part extends string>(page: PageOfParts<Part>, part: Part, lines: readonly ProofLine[]): void {
  const path = `docs/proof/${page.name}`;
  const before: Parts = existsSync(`${path}.json`) ? JSON.parse(readFileSync(`${path}.json`, 'utf8')) : {};
  const [load = 0] = loadavg();
  const machine = `${cpus().length} cores, load ${load.toFixed(1)} at the end, Node ${process.versions.node}`;
  const parts: Parts = { ...before, [part]: { at: new Date().toISOString().slice(0, 16), machine, lines } };
  writeFileSync(`${path}.json`, `${JSON.stringify(parts, null, 2)}\n`);
  writeFileSync(`${path}.md`, pageOf(page, parts));
}

function pageOf({ name, text, titles }: PageOfParts<string>, parts: Parts): string {
  const sections = Object.entries(titles).flatMap(([part, title]) => {
    const measured = parts[part];
    return measured === undefined ? [] : sectionOf(title, measured);
  });
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return [`# ${title}`, '', `Written by \`npm run proof -- ${name}\`. ${text}`, ...sections, ''].join('\n');
}

function sectionOf(title: string, { at, machine, lines }: Measured): readonly string[] {
  const rows = lines.map(
    ({ what, measured, target, holds }) => `| ${what} | ${measured} | ${target} | ${holds === null ? '–' : holds ? 'yes' : '**no**'} |`,
  );
  const notes = lines.flatMap(({ what, note, holds }) => (note === undefined || holds === true ? [] : [`- **${what}**: ${note}`]));
  return [
    '',
    `## ${title}`,
    '',
    `${at} UTC, ${machine}.`,
    '',
    '| what | measured | target | holds |',
    '|---|---|---|---|',
    ...rows,
    ...(notes.length === 0 ? [] : ['', ...notes]),
  ];
}
