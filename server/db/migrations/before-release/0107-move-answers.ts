import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table orders add column move_answer text check (move_answer in ('waiting', 'suits', 'other'));

create index orders_move_answer_filter on orders (move_answer, starts_at, id) where deleted_at is null;
`;

/** Whether the client of an order that was moved with many others has answered (decision 0148). */
export const orderAnswers = migrationOf(() => splitStatements(statements));
