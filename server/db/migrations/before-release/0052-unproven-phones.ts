import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table outbox drop constraint outbox_state_check;

alter table outbox add constraint outbox_state_check check (state in ('waiting', 'sent', 'failed', 'kept', 'over', 'withheld'));

alter table order_messages add column withheld text check (withheld in ('unconfirmed', 'many_phones'));

create table order_phones (
  store_id integer not null,
  order_id integer not null,
  network text,
  digest text not null,
  ordered_at timestamptz(3) not null,
  withheld boolean not null,
  primary key (store_id, order_id),
  foreign key (store_id, order_id) references orders (store_id, id) on delete cascade
);

create index order_phones_network on order_phones (network) where network is not null;
`;

/** Phone numbers of orders that no one confirms, by which one place on the network would write to many strangers. */
export const unprovenPhones = migrationOf(() => splitStatements(statements));
