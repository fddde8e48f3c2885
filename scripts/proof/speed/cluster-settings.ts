/** As an administrator would set them for two cores and a few gigabytes; durable, as in service. */
export const clusterSettings = [
  'shared_buffers=2GB',
  'effective_cache_size=6GB',
  'work_mem=16MB',
  'max_wal_size=8GB',
  'random_page_cost=1.1',
  'jit=off',
  'checkpoint_timeout=30min',
  'autovacuum=off',
];
