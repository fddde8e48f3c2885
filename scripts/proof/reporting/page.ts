import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ProofLine } from './proof-line.ts';

type Page = {
  /** Of the proof, of its page in docs/proof, and after the first letter its title. */
  readonly name: string;
  /** What was done, in a few lines. */
  readonly text: string;
};

/** Begins a page of docs/proof; what is reported later says how busy the machine was meanwhile. */
export function beginPage({ name, text }: Page): (lines: readonly ProofLine[]) => void {
  const before = load();
  return (lines) => {
    const verdict = ({ holds }: ProofLine): string => (holds === null ? '' : holds ? 'yes' : '**no**');
    const rows = lines.map((line) => `| ${line.what} | ${line.measured} | ${line.target} | ${verdict(line)} |`);
    const page = `# ${name.charAt(0).toUpperCase()}${name.slice(1)}

Written by \`npm run proof -- ${name}\`. ${text}

${new Date().toISOString().slice(0, 16)} UTC, ${cpus().length} cores, load ${before} at the beginning and ${load()} at the end, Node ${process.versions.node}.

| what | measured | target | holds |
|---|---|---|---|
${rows.join('\n')}
`;
    writeFileSync(fileURLToPath(new URL(`../../../docs/proof/${name}.md`, import.meta.url)), page);
  };
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
