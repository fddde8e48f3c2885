import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table password_policy add column super_administrator_password_length integer not null default 17;

alter table password_policy alter column super_administrator_password_length drop default;

alter table password_policy add constraint password_policy_super_administrator_password_length_check CHECK (((super_administrator_password_length >= 6) AND (super_administrator_password_length <= 64)));
`;

export const superAdministratorPasswords = migrationOf(() => splitStatements(statements));
