import { makeLargeClusterFolder } from '../../../tests/support/cluster-folder.ts';
import { type Cluster, startCluster } from '../../../tests/support/postgres-cluster.ts';

/** As an administrator would set them for two cores and a few gigabytes; durable, as in service. */
const settings = [
  'shared_buffers=2GB',
  'effective_cache_size=6GB',
  'work_mem=16MB',
  'max_wal_size=8GB',
  'random_page_cost=1.1',
  'jit=off',
  'checkpoint_timeout=30min',
];

/** A PostgreSQL for millions of rows. They and their log take 15 GB, so they are on the disk. */
export function startLargeCluster(): Promise<Cluster> {
  return startCluster(settings, undefined, makeLargeClusterFolder());
}
