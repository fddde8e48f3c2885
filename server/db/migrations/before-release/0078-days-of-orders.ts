import { migrationOf } from '../step/migration.ts';

const prague = (instant: string) => `(${instant} at time zone 'Europe/Prague')::date`;
const considered = (row: string) => `(${row}.starts_at, ${row}.channel, ${row}.state, ${row}.service_id, ${row}.deleted_at)`;
const day = 'insert into statistics_dirty (store_id, day, orders_only)';

/** A day on which only orders changed is said to be such a one: its tickets are not read again. */
const noted = 'alter table statistics_dirty add column orders_only boolean not null default false';

const noteOrders = `
create or replace function statistics_note_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    ${day} select distinct store_id, ${prague('starts_at')}, true from come;
  elsif tg_op = 'DELETE' then
    ${day} select distinct store_id, ${prague('starts_at')}, true from gone;
    insert into statistics_dirty (store_id, order_id) select store_id, id from gone;
  elsif exists (
    select from gone o full join come n using (store_id, id) where ${considered('o')} is distinct from ${considered('n')}
  ) then
    ${day}
      select o.store_id, ${prague('o.starts_at')}, true from gone o left join come n using (store_id, id)
      where ${considered('o')} is distinct from ${considered('n')}
      union select n.store_id, ${prague('n.starts_at')}, true from come n left join gone o using (store_id, id)
      where ${considered('o')} is distinct from ${considered('n')};
    insert into statistics_dirty (store_id, order_id)
      select n.store_id, n.id from come n left join gone o using (store_id, id)
      where (o.starts_at, o.channel) is distinct from (n.starts_at, n.channel);
  end if;
  return null;
end $$`;

export const daysOfOrders = migrationOf(() => [noted, noteOrders]);
