import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table kiosk_designs add column error_sound text;

alter table kiosk_designs add column blocked_sound text;

alter table kiosk_designs add column paper_sound text;

alter table kiosk_designs add column printing_sound text;

alter table kiosk_designs add constraint kiosk_designs_error_sound_check CHECK ((char_length(error_sound) <= 64));

alter table kiosk_designs add constraint kiosk_designs_blocked_sound_check CHECK ((char_length(blocked_sound) <= 64));

alter table kiosk_designs add constraint kiosk_designs_paper_sound_check CHECK ((char_length(paper_sound) <= 64));

alter table kiosk_designs add constraint kiosk_designs_printing_sound_check CHECK ((char_length(printing_sound) <= 64));
`;

export const kioskSounds = migrationOf(() => splitStatements(statements));
