import { defineResource, field } from '../../kit/index.ts';
import { backupOrigins, backupStates, maximalBackupBytes } from '../../rules/backup/terms.ts';

/** A snapshot of everything that configures one store. Its content is in a table of its own. */
export const backups = defineResource({
  name: 'backups',
  page: '/stores/backups',
  areas: ['store'],
  limitedBy: 'store_id',
  represent: 'name',
  operations: ['list', 'show', 'delete'],
  fields: {
    store_id: field.reference('stores', { required: true, writtenBy: 'server' }),
    name: field.text({ required: true, max: 120, writtenBy: 'server' }),
    origin: field.choice(backupOrigins, { required: true, writtenBy: 'server' }),
    // No one made those of the night.
    created_by: field.reference('users', { writtenBy: 'server' }),
    status: field.choice(backupStates, { writtenBy: 'server', live: true }),
    size: field.int({ min: 0, max: maximalBackupBytes, writtenBy: 'server', live: true }),
  },
  list: {
    columns: ['created_at', 'name', 'store_id', 'status', 'size', 'origin', 'created_by'],
    sort: ['created_at', 'desc'],
    filters: ['store_id', 'created_at', 'status', 'origin'],
    search: ['name'],
  },
  form: { main: ['store_id', 'name', 'created_at', 'status', 'size', 'origin', 'created_by'] },
});
