import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
-- The digest that was held against the password of the demonstration and is another: looked at once, not at each start.
alter table credentials add column not_demonstration text;

-- Whether the demonstration was loaded into this database, the only place where its issuer's licences hold.
alter table installation add column is_demonstration boolean not null default false;

update installation set is_demonstration = exists (select from licences where serial_number like 'PO-DEMO-%');
`;

export const demonstrationSafety = migrationOf(() => splitStatements(statements));
