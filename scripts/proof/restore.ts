import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { bundledServer } from '../../tests/support/kill/bundled-server.ts';
import { keepInPage, type PageOfParts } from './reporting/page-of-parts.ts';
import type { Proof, ProofLine } from './reporting/proof-line.ts';
import { proveKilled } from './restore/killed.ts';
import { proveLarge } from './restore/large.ts';
import { proveRotation } from './restore/rotation.ts';
import { proveTerminal } from './restore/terminal.ts';

type Part = 'killed' | 'rotation' | 'terminal' | 'large';

const page: PageOfParts<Part> = {
  name: 'restore',
  text: `Backups of the whole, their rewriting and restores are killed at random moments of their usual time: a backup leaves a file that is
whole, or none under its name; the rewriting of one without personal values leaves the new file whole, or the old one (nothing); a restore leaves all of it, or a database as empty as before. Half of the restores go into a database of a
PostgreSQL server, half into a new embedded one. Exchanges of the secret key are killed likewise. The passphrase is typed into a pseudo
terminal. Of a large town the memory is that of the command itself at its peak, as the kernel keeps it, without PostgreSQL.`,
  titles: {
    killed: 'Killed backups and restores',
    rotation: 'Killed exchanges of the key',
    terminal: 'The passphrase in a terminal',
    large: 'A large town',
  },
};
const proofs: Readonly<Record<Part, (program: readonly string[], options: readonly string[]) => Promise<readonly ProofLine[]>>> = {
  killed: proveKilled,
  rotation: proveRotation,
  terminal: proveTerminal,
  large: proveLarge,
};

/** What is relied on when all is lost: `restore [--part killed|rotation|terminal|large] [--rounds 50] [--quick]`; quick writes no page. */
export const proveRestore: Proof = async (options, report) => {
  const asked = options.includes('--part') ? options[options.indexOf('--part') + 1] : undefined;
  const program = await bundledServer();
  const lines: ProofLine[] = [];
  try {
    for (const part of ['killed', 'rotation', 'terminal', 'large'] as const) {
      if (asked !== undefined && asked !== part) continue;
      const found = await proofs[part](program, options);
      for (const line of found) report(line);
      lines.push(...found);
      if (!options.includes('--quick')) keepInPage(page, part, found);
    }
    return lines;
  } finally {
    rmSync(dirname(program[0] ?? ''), { recursive: true, force: true });
  }
};
