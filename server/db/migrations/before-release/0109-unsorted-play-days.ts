import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
drop index playlists_play_days_sort;
`;

/** Days of a week have no order: pages of a list that was sorted by them ended with the first one. */
export const unsortedPlayDays = migrationOf(() => splitStatements(statements));
