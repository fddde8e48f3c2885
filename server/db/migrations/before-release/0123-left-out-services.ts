import { migrationOf } from '../step/migration.ts';

const isOther = ['shortest_handling', 'working_from', 'working_to', 'left_out_services']
  .map((name) => `old.${name} is distinct from new.${name}`)
  .join(' or ');

/** Rows of whole stores are without the services that the settings leave out: all days are counted again, now and when those change (decision 0170). */
export const leftOutServices = migrationOf(() => [
  'drop trigger statistics_settings_listed on statistics_settings',
  `create trigger statistics_settings_listed after update on statistics_settings for each row
    when (${isOther}) execute function list_all_statistics()`,
  `insert into statistics_dirty (store_id, day, by_settings)
    select store_id, day, true from statistics_store_days where exists (select from statistics_settings where left_out_services <> '{}')`,
  `insert into statistics_recounts (total, begun_at)
    select count(*), clock_timestamp() from statistics_dirty where by_settings having count(*) > 0
    on conflict (id) do update set total = excluded.total, begun_at = excluded.begun_at`,
]);
