import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { isFresh } from '../../../scripts/building/freshness.mjs';
import { openDatabase } from '../../../server/db/connect/open.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { drainAll } from '../../../server/statistics/drain.ts';
import { startServer } from './server.ts';

const build = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest is told what is provided by adding to its interface
  export interface ProvidedContext {
    /** Data folder of the demonstration town, loaded once; each test file starts on a copy. */
    townFolder: string;
  }
}

/** The browser sees what `npm start` would serve: the built console and server, and the town that a first start loads. */
export async function setup(project: TestProject): Promise<() => void> {
  buildIfStale();
  const folder = mkdtempSync(path.join(tmpdir(), 'poradnik-town-'));
  const server = await startServer({ dataDirectory: folder });
  await server.stop();
  await countAll(path.join(folder, 'database'));
  project.provide('townFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Roll-ups, which a first start leaves to the job: once here, not again in each of the copies. */
async function countAll(directory: string): Promise<void> {
  const opened = await openDatabase({ kind: 'embedded', directory, log: () => {} });
  await drainAll(queriesOver(opened), new Date());
  await opened.close();
}

function buildIfStale(): void {
  if (isFresh()) return;
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed, or passed its size budget');
}
