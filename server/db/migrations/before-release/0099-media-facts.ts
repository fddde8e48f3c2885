import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table files add column video text;

alter table files add column audio text;

alter table files add column thumbnail bytea;

alter table files add column converted_from text;

create index files_converted_from on files (converted_from) where converted_from is not null;
`;

export const mediaFacts = migrationOf(() => splitStatements(statements));
