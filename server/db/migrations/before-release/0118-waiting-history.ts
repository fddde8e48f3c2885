import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table waiting_clients add column history jsonb not null default '[]';
`;

/** What happened to a client of the waiting list; erased with them (decision 0161). */
export const waitingHistory = migrationOf(() => splitStatements(statements));
