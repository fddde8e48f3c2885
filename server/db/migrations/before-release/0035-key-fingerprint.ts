import { migrationOf } from '../step/migration.ts';

export const keyFingerprint = migrationOf(() => [
  // By what the secret key is known again (an earlier version remembered none), and the key of digests, sealed, once the
  // secret key that it came from was exchanged.
  'alter table installation add column key_fingerprint text, add column digest_key text',
]);
