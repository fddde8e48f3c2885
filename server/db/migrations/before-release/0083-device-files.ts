import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
-- Files of devices are large: their content is on the disk or in S3, and the row says only that it is there.
alter table files alter column content drop not null;

alter table files add column width integer;

alter table files add column seconds double precision;

alter table virtual_displays add column call_sound_file text;

alter table virtual_displays add constraint virtual_displays_call_sound_file_check CHECK ((char_length(call_sound_file) <= 64));
`;

export const deviceFiles = migrationOf(() => splitStatements(statements));
