import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { ProofLine } from '../proof-line.ts';

/** What is measured apart and can be measured anew apart. */
export type Part = 'api' | 'scale' | 'export' | 'import' | 'embedded';

type Measured = { readonly at: string; readonly machine: string; readonly lines: readonly ProofLine[] };
type Parts = { readonly [P in Part]?: Measured };

const folder = 'docs/proof';
const kept = `${folder}/speed.json`;
const page = `${folder}/speed.md`;
const titles: Readonly<Record<Part, string>> = {
  api: 'API on PostgreSQL, 100,000 orders',
  scale: 'Scale, 1,000,000 orders and 10,000,000 tickets',
  export: 'Export on PostgreSQL',
  import: 'Import and rest on PostgreSQL',
  embedded: 'Embedded database',
};

/** Puts a part's lines into the report, beside those of the other parts as they were measured last. */
export function keepInReport(part: Part, lines: readonly ProofLine[]): void {
  mkdirSync(folder, { recursive: true });
  const before: Parts = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const [load = 0] = loadavg();
  const machine = `${cpus().length} cores, load ${load.toFixed(1)} at the end, Node ${process.versions.node}`;
  const parts: Parts = { ...before, [part]: { at: new Date().toISOString().slice(0, 16), machine, lines } };
  writeFileSync(kept, `${JSON.stringify(parts, null, 2)}\n`);
  writeFileSync(page, reportOf(parts));
}

function reportOf(parts: Parts): string {
  const sections = (['api', 'scale', 'export', 'import', 'embedded'] as const).flatMap((part) => {
    const measured = parts[part];
    return measured === undefined ? [] : sectionOf(titles[part], measured);
  });
  return [
    '# Speed',
    '',
    'Written by `npm run proof -- speed`. The limit is a bare Fastify + pg server with the SQL that comes to mind first (page and exact count',
    'in one statement, OFFSET, no sign-in, no records), over the same database in the same run. Ratios are medians of rounds taken in turns;',
    'processor time is that of the server and of PostgreSQL, from `/proc`. Ours runs with sign-in, rights and limitation to stores. Where the',
    'load is above the number of cores, requests/s and p50 tell more of the neighbours than of the servers: trust processor time there.',
    ...sections,
    '',
  ].join('\n');
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
