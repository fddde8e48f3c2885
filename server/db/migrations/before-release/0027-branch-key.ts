import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table stores add column key_made_at timestamp(3) with time zone;
`;

export const branchKey = migrationOf(() => splitStatements(statements));
