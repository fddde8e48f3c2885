import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table virtual_displays add column design jsonb;

alter table virtual_displays_live add column shown_version integer;

alter table virtual_displays_live add column shown_since timestamptz(3);

alter table virtual_displays_live add constraint virtual_displays_live_shown_version_check check (shown_version between 1 and 2147483647);

create index virtual_displays_live_shown_version on virtual_displays_live (shown_version, id);

create index virtual_displays_live_shown_since on virtual_displays_live (shown_since, id);

-- Branches fetch the sounds of their displays.
update files set is_public = true where digest in (select call_sound_file from virtual_displays where call_sound_file is not null);
`;

export const displayDesigns = migrationOf(() => splitStatements(statements));
