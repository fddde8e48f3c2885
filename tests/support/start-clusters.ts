import type { TestProject } from 'vitest/node';
import { startClusters } from './databases.ts';

/** Starts a database server for each worker before the first test file, with a migrated database that every file copies. */
export async function setup({ config }: TestProject): Promise<() => Promise<void>> {
  const clusters = await startClusters(config.maxWorkers);
  process.env['TEST_CLUSTERS'] = clusters.map(({ url }) => url).join(' ');
  return async () => {
    await Promise.all(clusters.map((cluster) => cluster.stop()));
  };
}
