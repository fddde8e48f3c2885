import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
-- Messages that wait are plain text, as they were written.
alter table outbox add column formatted boolean not null default false;

alter table outbox alter column formatted drop default;
`;

export const formattedMessages = migrationOf(() => splitStatements(statements));
