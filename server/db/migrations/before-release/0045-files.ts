import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
-- In the database, where every server that shares it finds them and a whole backup has them.
create table files (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  type text not null,
  bytes integer not null,
  height integer,
  content bytea not null,
  created_at timestamptz(3) not null
);

alter table web_order_settings add column terms_file text;

alter table web_order_settings add constraint web_order_settings_terms_file_check CHECK ((char_length(terms_file) <= 64));

alter table web_order_settings add column logo_file text;

alter table web_order_settings add constraint web_order_settings_logo_file_check CHECK ((char_length(logo_file) <= 64));

alter table web_groups add column picture_file text;

alter table web_groups add constraint web_groups_picture_file_check CHECK ((char_length(picture_file) <= 64));
`;

export const files = migrationOf(() => splitStatements(statements));
