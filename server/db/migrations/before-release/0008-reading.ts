import { migrationOf } from '../step/migration.ts';

/** What is filtered by and read in the list's own order gets an index in that order: a page and its total need no sorting. */
export const reading = migrationOf(() => [
  'drop index audit_log_actor_id_filter',
  'create index audit_log_actor_id_filter on audit_log (actor_id, created_at, id) where deleted_at is null',
  'create index audit_log_action_filter on audit_log (action, created_at, id) where deleted_at is null',
  'create index audit_log_record_id_filter on audit_log (record_id, created_at, id) where deleted_at is null',
  'drop index orders_service_id_filter',
  'create index orders_service_id_filter on orders (service_id, starts_at, id) where deleted_at is null',
  'create index orders_channel_filter on orders (channel, starts_at, id) where deleted_at is null',
  'drop index tickets_service_id_filter',
  'create index tickets_service_id_filter on tickets (service_id, created_at, id) where deleted_at is null',
  'drop index tickets_employee_id_filter',
  'create index tickets_employee_id_filter on tickets (employee_id, created_at, id) where deleted_at is null',
  'create index tickets_state_filter on tickets (state, created_at, id) where deleted_at is null',
  'create index tickets_created_at_store_sort on tickets (store_id, created_at, id) where deleted_at is null',
]);
