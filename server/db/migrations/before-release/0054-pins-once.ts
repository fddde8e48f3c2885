import { serverWords } from '../../../../contract/messages/cs/server.ts';
import { migrationOf } from '../step/migration.ts';

/**
 * Orders that got the PIN of another of the same store and day get a new one: those that are over before those that are open, the later
 * before the earlier. Their branch learns of it as of any change, and history says it.
 */
const giveAnew = `
do $$
declare
  doubled record;
  other text;
  raised integer;
begin
  for doubled in
    select * from (
      select store_id, id, pin, (starts_at at time zone 'Europe/Prague')::date as day, row_number() over (
        partition by store_id, (starts_at at time zone 'Europe/Prague')::date, pin
        order by state in ('unconfirmed', 'confirmed', 'arrived') desc, id) as nth
      from orders where deleted_at is null) o
    where nth > 1 order by store_id, id
  loop
    loop
      other := lpad(floor(random() * 1000000)::int::text, 6, '0');
      exit when not exists (
        select from orders where store_id = doubled.store_id and pin = other and deleted_at is null
          and (starts_at at time zone 'Europe/Prague')::date = doubled.day);
    end loop;
    update orders set pin = other, version = version + 1, updated_at = now()
    where store_id = doubled.store_id and id = doubled.id returning version into raised;
    insert into history (resource, record_id, version, at, action, actor_id, actor_name, changes)
    values ('orders', doubled.id, raised, now(), 'edit', null, '${serverWords.system}',
      jsonb_build_object('pin', jsonb_build_object('before', doubled.pin, 'after', other)));
    insert into audit_log (actor_name, action, resource, record_id, changes)
    values ('${serverWords.system}', 'edit', 'orders', doubled.id, jsonb_build_object('pin', jsonb_build_object('before', doubled.pin, 'after', other)));
    insert into changes (at, resource, record_id, version, action, actor_id, store_ids)
    values (now(), 'orders', doubled.id, raised, 'edit', null, array[doubled.store_id]);
    insert into revisions (store_id, at, resource, record_id, version, action, fields, actor_id)
    values (doubled.store_id, now(), 'orders', doubled.id, raised, 'edit', array['pin'], null);
  end loop;
end $$`;

/** A PIN says at the kiosk who of the day has come: once at a store and in a day (decision 0082). */
export const pinsOnce = migrationOf(() => [
  giveAnew,
  `create unique index orders_pin_once on orders (store_id, ((starts_at at time zone 'Europe/Prague')::date), pin) where deleted_at is null`,
]);
