import { migrationOf } from '../step/migration.ts';

/**
 * Takes a place in each of the cells as before, but none where as many are taken as there are: an order beyond the capacity, or one
 * from before the capacity was lowered, holds a place with a higher number, and a lower one that becomes free is not one more.
 */
const takePlaces = `
create or replace function app_take_places(
  of_store integer, of_pool text, cells integer[], capacity integer, beyond boolean,
  of_order integer, of_hold integer, until timestamptz, at timestamptz
) returns boolean language plpgsql as $$
declare
  wanted integer;
  candidate integer;
  got integer;
  taken integer;
begin
  foreach wanted in array cells loop
    got := null;
    select count(*) into taken from order_places p
    where p.store_id = of_store and p.pool = of_pool and p.cell = wanted and (p.held_until is null or p.held_until > at);
    for candidate in
      select g from generate_series(1, capacity) g
      where taken < capacity and not exists (
        select from order_places p
        where p.store_id = of_store and p.pool = of_pool and p.cell = wanted and p.place = g and (p.held_until is null or p.held_until > at))
      order by random()
    loop
      insert into order_places as p (store_id, pool, cell, place, order_id, hold_id, held_until)
      values (of_store, of_pool, wanted, candidate, of_order, of_hold, until)
      on conflict (store_id, pool, cell, place) do update
        set order_id = excluded.order_id, hold_id = excluded.hold_id, held_until = excluded.held_until
        where p.held_until <= at
      returning place into got;
      exit when got is not null;
    end loop;
    while got is null and beyond loop
      insert into order_places (store_id, pool, cell, place, order_id, hold_id, held_until)
      select of_store, of_pool, wanted, greatest(capacity, coalesce(max(p.place), 0)) + 1, of_order, of_hold, until
      from order_places p where p.store_id = of_store and p.pool = of_pool and p.cell = wanted
      on conflict do nothing
      returning place into got;
    end loop;
    if got is null then return false; end if;
  end loop;
  return true;
end $$`;

export const placesByCount = migrationOf(() => [takePlaces]);
