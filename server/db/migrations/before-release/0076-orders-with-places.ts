import { migrationOf } from '../step/migration.ts';

/**
 * Takes a place in each of the cells as before: the count of what is taken, the choice of a free place and taking it are one
 * statement for a cell. Where another one was faster, or a place has a number above the capacity, the statements from before
 * follow. The cells keep their order, so that no one waits in a circle. Plans are kept, whatever the capacity is.
 */
const takePlaces = `
create or replace function app_take_places(
  of_store integer, of_pool text, cells integer[], capacity integer, beyond boolean,
  of_order integer, of_hold integer, until timestamptz, at timestamptz
) returns boolean language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  wanted integer;
  candidate integer;
  got integer;
  taken integer;
  highest integer;
begin
  foreach wanted in array cells loop
    got := null;
    insert into order_places as p (store_id, pool, cell, place, order_id, hold_id, held_until)
    select of_store, of_pool, wanted, free.place, of_order, of_hold, until
    from (
      select count(*) as taken, max(p.place) as highest, coalesce(array_agg(p.place), '{}') as places from order_places p
      where p.store_id = of_store and p.pool = of_pool and p.cell = wanted and (p.held_until is null or p.held_until > at)
    ) now cross join lateral (
      select g as place from generate_series(1, capacity) g where g <> all (now.places) order by random() limit 1
    ) free
    where now.taken < capacity and coalesce(now.highest, 0) <= capacity
    on conflict (store_id, pool, cell, place) do update
      set order_id = excluded.order_id, hold_id = excluded.hold_id, held_until = excluded.held_until
      where p.held_until <= at
    returning place into got;
    continue when got is not null;
    select count(*), max(p.place) into taken, highest from order_places p
    where p.store_id = of_store and p.pool = of_pool and p.cell = wanted and (p.held_until is null or p.held_until > at);
    if taken < capacity and highest > capacity then
      perform pg_advisory_xact_lock(hashtextextended(format('cell %s %s %s', of_store, of_pool, wanted), 0));
      -- The transaction before has ended: a statement of its own sees what it took.
      select count(*) into taken from order_places p
      where p.store_id = of_store and p.pool = of_pool and p.cell = wanted and (p.held_until is null or p.held_until > at);
    end if;
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

/** The same for an order that the calling statement inserts. Without a place the statement fails, so that the order is not kept either. */
const placeOrder = `
create function app_place_order(
  of_store integer, of_pool text, cells integer[], capacity integer, beyond boolean, of_order integer, at timestamptz
) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(format('places %s %s', of_store, of_pool), 0));
  if not app_take_places(of_store, of_pool, cells, capacity, beyond, of_order, null, null, at) then
    raise exception 'no place is free' using errcode = 'AP001';
  end if;
  return true;
end $$`;

export const ordersWithPlaces = migrationOf(() => [takePlaces, placeOrder]);
