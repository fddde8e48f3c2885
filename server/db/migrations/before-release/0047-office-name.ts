import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table web_order_settings add column office_name text check (char_length(office_name) <= 120);
`;

/** What the booking page calls the office. */
export const officeName = migrationOf(() => splitStatements(statements));
