import { execFile } from 'node:child_process';
import { cpSync, existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeClusterFolder } from '../../support/cluster-folder.ts';
import { startServer } from '../../support/server-process.ts';
import { aDataDirectory } from './program.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** What people have who are given the application: its code without tests, documents and packages. */
const given = ['contract', 'server', 'simulator', 'src', 'drawing', 'booking-page', 'scripts', 'index.html', 'tsconfig.json'];
const settings = ['package.json', 'package-lock.json', '.npmrc', 'vite.config.ts', 'vite.booking-page.config.ts'];

function aCopy(): string {
  // In memory where there is room, as databases of tests: the packages are tens of thousands of files.
  const folder = makeClusterFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of [...given, ...settings]) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: (file) => path.basename(file) !== 'node_modules' });
  }
  return folder;
}

describe('npm ci --omit=dev', () => {
  it('brings all that building, starting and backing up needs', { timeout: 600_000 }, async () => {
    const folder = aCopy();
    const npm = (...words: readonly string[]) => promisify(execFile)('npm', words, { cwd: folder });
    // The packages are in npm's cache since they were installed here.
    await npm('ci', '--omit=dev', '--prefer-offline', '--no-audit', '--prefix', folder);
    expect(existsSync(path.join(folder, 'node_modules/typescript'))).toBe(false);
    await npm('run', 'build', '--prefix', folder);

    const DATA_DIR = aDataDirectory();
    const command = ['npm', 'start', '--'] as const;
    const server = startServer({ options: ['--empty'], environment: { DATA_DIR }, command, folder });
    onTestFinished(() => {
      // npm's group: the server is a child of its child.
      if (server.child.exitCode === null) process.kill(-(server.child.pid ?? 0), 'SIGKILL');
    });
    const origin = await server.origin();
    expect((await fetch(`${origin}/`)).status).toBe(200);
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);

    const file = path.join(DATA_DIR, 'zaloha.poradnik');
    const backup = startServer({ options: [file], environment: { DATA_DIR }, command: ['npm', 'run', 'backup', '--'], folder });
    expect([await backup.ended, backup.complained()]).toEqual([0, '']);
    expect(statSync(file).size).toBeGreaterThan(0);
    process.kill(server.child.pid ?? 0, 'SIGTERM');
    await server.ended;
    expect(server.said()).toContain('Pořadník skončil.');
  });
});
