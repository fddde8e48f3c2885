import { migrationOf } from '../step/migration.ts';

/** What programs and links ask for by its value: each list is read in its own order within the value. */
export const matchedValues = migrationOf(() => [
  'create index tickets_number_filter on tickets (number collate app_cs, created_at, id) where deleted_at is null',
  'create index tickets_desk_id_filter on tickets (desk_id, created_at, id) where deleted_at is null',
  'create index outbox_recipient_filter on outbox (recipient collate app_cs, created_at, id) where deleted_at is null',
  'create index playlists_virtual_display_ids_members on playlists using gin (virtual_display_ids)',
  'create index email_notifications_store_ids_members on email_notifications using gin (store_ids)',
]);
