import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { words } from '../basics/words.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Proofs that need packages which `npm install` does not bring (decision 0115). */
const needing: ReadonlySet<string> = new Set(['clients', 'mutants', 'openapi', 'speed']);

/** Installs the packages of `scripts/proof/package.json` where one of these proofs is asked and they are missing. */
export function installPackagesFor(proofs: readonly string[]): void {
  if (!proofs.some((name) => needing.has(name)) || areInstalled()) return;
  process.stdout.write(`${words.proof.installs}\n`);
  // Stryker gets the Node 22 that it asks for (newest-node.ts); on Node 20 npm would warn of that.
  execFileSync('npm', ['ci', '--prefix', folder, '--loglevel=error', '--no-audit'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function areInstalled(): boolean {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(`${folder}package.json`, 'utf8')));
  return Object.entries(dependencies).every(([name, version]) => version.startsWith('file:') || versionOf(name) === version);
}

function versionOf(name: string): string | undefined {
  const file = `${folder}node_modules/${name}/package.json`;
  if (!existsSync(file)) return undefined;
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}
