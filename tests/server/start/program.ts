import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Program, startServer } from '../../support/server-process.ts';

export type { Program } from '../../support/server-process.ts';

/** A data directory that goes away with the test. */
export function aDataDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'poradnik-start-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Starts the server; it ends with the test. */
export function aProgram(options: readonly string[], environment: Readonly<Record<string, string>>): Program {
  const program = startServer({ options, environment });
  onTestFinished(async () => {
    program.child.kill('SIGKILL');
    await program.ended;
  });
  return program;
}
