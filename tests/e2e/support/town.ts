import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { type RunningServer, startServer } from './server.ts';

/** The built server with the demonstration town, on a copy of its own: what one test file changes no other sees. */
export async function startTown(): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'poradnik-e2e-'));
  cpSync(inject('townFolder'), folder, { recursive: true });
  const server = await startServer({ dataDirectory: folder });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
