import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
create table order_links (
  digest text primary key,
  store_id integer not null,
  order_id integer not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  foreign key (store_id, order_id) references orders (store_id, id) on delete cascade
);

create index order_links_order on order_links (store_id, order_id);

create index order_links_expires_at on order_links (expires_at);
`;

/** Links by which clients come to their orders; only a digest of each is kept. */
export const orderLinks = migrationOf(() => splitStatements(statements));
