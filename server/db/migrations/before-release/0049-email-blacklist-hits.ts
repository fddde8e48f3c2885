import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
create table email_blacklist_live (
  id integer primary key,
  hits integer check (hits between 0 and 2147483647),
  last_hit_at timestamptz(3)
);

create index email_blacklist_live_hits on email_blacklist_live (hits, id);

create index email_blacklist_live_last_hit_at on email_blacklist_live (last_hit_at, id);
`;

export const emailBlacklistHits = migrationOf(() => splitStatements(statements));
