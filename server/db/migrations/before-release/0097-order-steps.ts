import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table orders add column arrived_at timestamp(3) with time zone;

alter table orders add column stepped_at timestamp(3) with time zone;
`;

export const orderSteps = migrationOf(() => splitStatements(statements));
