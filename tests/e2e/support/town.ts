import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';

export type TownOptions = Pick<ServerOptions, 'program' | 'env' | 'port'> & {
  /** What is done to the data of the town before anybody comes. */
  readonly prepare?: (folder: string) => Promise<void>;
};

/** The built server with the demonstration town, on a copy of its own: what one test file changes no other sees. */
export async function startTown({ prepare, ...options }: TownOptions = {}): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'poradnik-e2e-'));
  cpSync(inject('townFolder'), folder, { recursive: true });
  await prepare?.(folder);
  const server = await startServer({ ...options, dataDirectory: folder });
  return {
    ...server,
    // Its data goes with it, so nothing has to be brought to the disk first.
    stop: async () => {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
