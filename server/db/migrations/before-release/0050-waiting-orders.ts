import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table order_links
  add column hold_digest text unique,
  add column address text,
  add column letters integer not null default 1,
  add column letter_at timestamptz(3),
  add column mended integer not null default 0;

create index order_links_address on order_links (created_at) where address is not null;
`;

/** What a client who waits for the letter with the link may ask for, and from which address the order came. */
export const waitingOrders = migrationOf(() => splitStatements(statements));
