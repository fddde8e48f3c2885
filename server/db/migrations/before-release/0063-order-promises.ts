import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
create table order_promises (
  store_id integer not null,
  order_id integer not null,
  confirm_minutes integer,
  days_ahead integer,
  opens_at time(0),
  least_minutes_before integer,
  active_orders_limit integer,
  primary key (store_id, order_id),
  foreign key (store_id, order_id) references orders (store_id, id) on delete cascade,
  check (num_nulls(days_ahead, opens_at, least_minutes_before) in (0, 3))
);

insert into order_promises (store_id, order_id, confirm_minutes)
select store_id, id, coalesce((select email_confirmation_timeout from web_order_settings limit 1), 60) from orders where state = 'unconfirmed';
`;

/** What clients were promised when they ordered, so that settings which change later take nothing of it back (decision 0100). */
export const orderPromises = migrationOf(() => splitStatements(statements));
