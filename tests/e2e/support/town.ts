import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { copyDatabase, dropDatabase } from '../../support/databases.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';

export type TownOptions = Pick<ServerOptions, 'program' | 'env' | 'port'> & {
  /** What is done to the database of the town before anybody comes. */
  readonly prepare?: (databaseUrl: string) => Promise<void>;
};

export type Town = RunningServer & {
  /** What a server needs to come back over the same data. */
  readonly environment: Readonly<Record<string, string>>;
};

export const secretKey = 'a secret key of the browser tests';

/** The built server over a copy of the demonstration town: what one test file changes no other sees. */
export async function startTown({ prepare, env = {}, ...options }: TownOptions = {}): Promise<Town> {
  const cluster = inject('townCluster');
  const name = `town_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = await copyDatabase(cluster, name, 'town');
  await prepare?.(databaseUrl);
  const environment = { DATABASE_URL: databaseUrl, SECRET_KEY: secretKey, ...env };
  const server = await startServer({ ...options, env: environment });
  return {
    ...server,
    environment,
    // Its data goes with it, so nobody waits for an orderly end.
    stop: async () => {
      await server.kill();
      await dropDatabase(cluster, name);
    },
  };
}
