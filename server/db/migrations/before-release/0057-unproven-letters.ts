import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
create table unproven_letters (
  id bigint generated always as identity primary key,
  store_id integer not null,
  order_id integer not null,
  digest text not null,
  network text,
  written_at timestamptz(3) not null,
  foreign key (store_id, order_id) references orders (store_id, id) on delete cascade
);

create index unproven_letters_digest on unproven_letters (digest, written_at);

create index unproven_letters_order on unproven_letters (store_id, order_id);

create index unproven_letters_written_at on unproven_letters (written_at);

alter table outbox add column withheld text check (withheld in ('unconfirmed', 'many_phones', 'many_letters'));

update outbox b set withheld = m.withheld from order_messages m where m.outbox_id = b.id and m.withheld is not null;

alter table order_messages drop column withheld;
`;

/** Letters about orders that are not confirmed, counted for each mailbox, and why a message is not sent, next to the message. */
export const unprovenLetters = migrationOf(() => splitStatements(statements));
