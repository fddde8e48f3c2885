import { defineResource, field } from '../../kit/index.ts';

/** Backups that are made on their own, of every active store. */
export const backupSettings = defineResource({
  name: 'backup-settings',
  page: '/stores/backup-settings',
  areas: ['store'],
  writtenBy: 'superAdministrator',
  limitedBy: null,
  singleton: true,
  represent: 'nightly',
  fields: {
    nightly: field.flag({ default: false }),
    // On the clocks of Prague.
    hour: field.int({ required: true, min: 0, max: 23, default: 2 }),
    kept_count: field.int({ required: true, min: 1, max: 60, default: 7 }),
  },
  list: { columns: ['nightly'], sort: ['id', 'asc'] },
  form: { main: ['nightly', 'hour', 'kept_count'] },
});
