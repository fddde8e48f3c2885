import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
-- Whether anybody may read the file; any other is for whoever may read the record that names it. Before this step all were public.
alter table files add column is_public boolean not null default false;

update files set is_public = true;
`;

export const privateFiles = migrationOf(() => splitStatements(statements));
