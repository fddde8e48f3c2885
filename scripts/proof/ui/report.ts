import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ProofLine } from '../reporting/proof-line.ts';

const page = fileURLToPath(new URL('../../../docs/proof/ui.md', import.meta.url));

/** Writes what was measured, with the load of the machine before and after. */
export function writeReport(lines: readonly ProofLine[], rounds: number, loadBefore: number): void {
  const rows = lines.map(
    ({ what, measured, target, holds }) => `| ${what} | ${measured} | ${target} | ${holds === null ? '–' : holds ? 'yes' : '**no**'} |`,
  );
  const notes = lines.flatMap(({ what, note, holds }) => (note === undefined || holds === true ? [] : [`- **${what}**: ${note}`]));
  writeFileSync(
    page,
    `# Console

Written by \`npm run proof -- ui\`. Chromium without a window against the built server on the embedded database with 10,000 orders, all on one machine.
${rounds} rounds; times are of the wall, from the press to the frame after the one that has the rows, so two frames (33 ms) are in each. The peer is
react-admin's default build with the same six columns, over the same API without sign-in and in the same browser; both are measured in turns, in one
run, each time in a page of its own, so that neither finds its program compiled in memory. Sizes are of the gzip twins of what was fetched.

${new Date().toISOString().slice(0, 16)} UTC, ${cpus().length} cores, load ${loadBefore.toFixed(1)} at the beginning and ${(loadavg()[0] ?? 0).toFixed(1)} at the end, Node ${process.versions.node}.

| what | measured | target | holds |
|---|---|---|---|
${rows.join('\n')}
${notes.length === 0 ? '' : `\n${notes.join('\n')}\n`}`,
  );
}
