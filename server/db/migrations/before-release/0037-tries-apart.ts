import { migrationOf } from '../step/migration.ts';

export const triesApart = migrationOf(() => [
  'alter table users_live add column device_locked_at timestamptz(3), add column apart_waits_until timestamptz(3)',
  'create index users_live_device_locked_at on users_live (device_locked_at, id)',
  'create index users_live_apart_waits_until on users_live (apart_waits_until, id)',
  `insert into users_live as l (id, device_locked_at, apart_waits_until)
    select u.id, d.locked_at, greatest(d.waits_until, f.waits_until) from users u
    left join (select user_id, min(locked_at) as locked_at, max(waits_until) as waits_until from known_device_tries group by user_id) d
      on d.user_id = u.id
    left join second_factors f on f.user_id = u.id
    where coalesce(d.locked_at, d.waits_until, f.waits_until) is not null
    on conflict (id) do update set device_locked_at = excluded.device_locked_at, apart_waits_until = excluded.apart_waits_until`,
]);
