import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table webkiosk_settings add column arrival_minutes_before integer not null default 15 check (arrival_minutes_before between 0 and 480);

alter table webkiosk_settings alter column arrival_minutes_before drop default;

alter table webkiosk_settings add column arrival_minutes_after integer not null default 10 check (arrival_minutes_after between 0 and 480);

alter table webkiosk_settings alter column arrival_minutes_after drop default;
`;

/** From when to when kiosks accept the PIN of an order, as letters have promised it so far. */
export const arrivalWindow = migrationOf(() => splitStatements(statements));
