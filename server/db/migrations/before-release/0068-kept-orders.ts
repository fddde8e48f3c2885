import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
create table kept_orders (
  store_id integer not null,
  order_id integer not null,
  closure text not null check (char_length(closure) <= 40),
  primary key (store_id, order_id),
  foreign key (store_id, order_id) references orders (store_id, id) on delete cascade
);
`;

/** Orders that staff keep at a time when it is closed, with what closes it: another closure asks about them again (decision 0103). */
export const keptOrders = migrationOf(() => splitStatements(statements));
