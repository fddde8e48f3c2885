import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
create unlogged table request_counts (
  key text primary key,
  points integer not null,
  expire bigint not null
);
`;

/** Requests of the booking page, counted for each place on the network by all servers together (decision 0094). */
export const requestCounts = migrationOf(() => splitStatements(statements));
