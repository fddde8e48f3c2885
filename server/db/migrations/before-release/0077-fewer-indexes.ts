import { migrationOf } from '../step/migration.ts';

/** The primary key has the same columns in the same order. */
const repeated = [
  'audit_log_created_at_sort',
  'backups_store_id_sort',
  'booking_plans_store_id_sort',
  'day_marks_store_id_sort',
  'desks_store_id_sort',
  'employees_store_id_sort',
  'licences_store_id_sort',
  'opening_exceptions_store_id_sort',
  'opening_plans_store_id_sort',
  'orders_store_id_sort',
  'outages_store_id_sort',
  'outbox_created_at_sort',
  'service_blocks_store_id_sort',
  'services_store_id_sort',
  'touch_screens_store_id_sort',
  'virtual_displays_store_id_sort',
  'web_stores_store_id_sort',
];

/** Changed by each edit: an update of a row with such an index writes all other indexes of the row too. */
const edited = ['audit_log_updated_at_sort', 'orders_updated_at_sort', 'tickets_updated_at_sort'];

/** The room lets the next version of an order stay in the page of the one before. */
const room = 'alter table orders set (fillfactor = 90)';

export const fewerIndexes = migrationOf(() => [...[...repeated, ...edited].map((name) => `drop index ${name}`), room]);
