import { defineOperation } from '../../derive/operations/define-operation.ts';
import { task } from '../../derive/operations/task-shape.ts';
import { field, type Shape } from '../../kit/index.ts';
import { anything, choice, instant, list, named, note, nullable, object, structure, text, whole } from '../../kit/shape.ts';
import { backups } from '../../resources/stores/backups.ts';

const common = { stage: 'passed', tag: 'backups' } as const;
const ofStore = { id: field.reference('stores', { required: true }) };
const ofBackup = { id: field.reference('backups', { required: true }) };
const given = (description: string) => field.text({ max: 200, description });

const backup = named(backups.name, structure);
const bytes: Shape<Uint8Array> = { type: 'string' };
const record = { entity: text(), id: whole, name: text() };
const differences = object({
  seen: note(text(), 'What the preview was made over; to be given back with the restore.'),
  records: list(
    object({
      ...record,
      action: choice(['create', 'edit', 'bring_back', 'delete']),
      changes: list(object({ field: text(), before: anything, after: anything })),
      problem: note(nullable(text()), 'Why the record cannot be brought back; then nothing is.'),
    }),
  ),
  left: note(list(object(record)), 'Records that other stores share now: they stay as they are.'),
  problems: note(list(text()), 'What stands in the way of the whole.'),
});

/** Backups of a store in addition to their rows (page 03, Backups and licences). */
export const backupOperations = [
  defineOperation({
    ...common,
    id: 'backups.make',
    storing: 'much',
    method: 'post',
    path: '/stores/{id}/backups',
    summary: 'Makes a backup of what configures the store, in the background.',
    pathValues: ofStore,
    body: { name: field.text({ max: 120 }) },
    isBodyOptional: true,
    refusals: ['forbidden', 'not_found', 'backups_full'],
    answer: { status: 200, schema: task },
  }),
  defineOperation({
    ...common,
    id: 'backups.upload',
    method: 'post',
    path: '/stores/{id}/backups/upload',
    summary: 'Takes the file of a backup of the store back in. Nothing is restored of it yet.',
    pathValues: ofStore,
    query: { file_name: field.text({ max: 255, description: 'How the file is called.' }) },
    fileTypes: ['application/octet-stream'],
    refusals: [
      'forbidden',
      'not_found',
      'backups_full',
      'backup_unreadable',
      'backup_newer',
      'backup_changed',
      'backup_invalid',
      'backup_other_installation',
      'backup_other_store',
    ],
    answer: { status: 201, schema: backup },
  }),
  defineOperation({
    ...common,
    id: 'backups.file-address',
    storing: 'nothing',
    method: 'post',
    path: '/backups/{id}/file-address',
    summary: 'A signed address of the file that holds for a minute, for the caller.',
    pathValues: ofBackup,
    refusals: ['forbidden', 'not_found', 'backup_not_complete'],
    answer: {
      status: 200,
      schema: object({ url: text(), expires_at: instant }),
    },
  }),
  defineOperation({
    id: 'backups.file',
    // Who took it away is in the audit.
    storing: 'rows',
    method: 'get',
    path: '/backups/{id}/file',
    stage: 'public',
    tag: 'backups',
    summary: 'The file of a backup, by its signed address.',
    pathValues: ofBackup,
    query: {
      user: given('Whom the address was made for.'),
      until: given('Until when it holds, in milliseconds.'),
      signature: given('Of all that.'),
    },
    refusals: ['forbidden', 'not_found', 'link_not_valid', 'backup_not_complete'],
    answer: { status: 200, schema: bytes, type: 'application/octet-stream' },
  }),
  defineOperation({
    ...common,
    id: 'backups.preview',
    method: 'post',
    path: '/backups/{id}/preview',
    summary: 'What restoring the backup would do to each record; nothing is changed.',
    pathValues: ofBackup,
    refusals: [
      'forbidden',
      'not_found',
      'backup_not_complete',
      'backup_unreadable',
      'backup_newer',
      'backup_changed',
      'backup_invalid',
      'backup_other_installation',
      'backup_other_store',
    ],
    answer: { status: 200, schema: differences },
  }),
  defineOperation({
    ...common,
    id: 'backups.apply',
    storing: 'much',
    method: 'post',
    path: '/backups/{id}/apply',
    summary: 'Restores the store to the backup in the background, all or nothing; what it is now is backed up first.',
    pathValues: ofBackup,
    body: { seen: field.text({ required: true, max: 100, description: 'Of the preview that was looked at.' }) },
    refusals: ['forbidden', 'not_found', 'backup_not_complete', 'backup_busy'],
    answer: { status: 200, schema: task },
  }),
] as const;
