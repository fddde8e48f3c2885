import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table branch_journals add column first_connected_at timestamptz(3);

update branch_journals j set first_connected_at = s.created_at from stores s where s.id = j.store_id and j.connected_at is not null;
`;

/** When a store was first connected: of the time before it nothing is known, and nothing is shown. */
export const firstConnections = migrationOf(() => splitStatements(statements));
