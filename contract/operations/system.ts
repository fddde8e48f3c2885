import type { ValueOfShape } from '../kit/index.ts';
import { choice, count, day, flag, instant, list, note, nullable, object, text, whole } from '../kit/shape.ts';
import { messageChannels } from '../resources/settings/outbox.ts';
import { systemWarningCodes } from '../rules/system/system-warnings.ts';

export const systemBackup = object({
  id: whole,
  night: note(nullable(day), 'The day whose night it belongs to; null where a person asked for it.'),
  asked_by: note(nullable(text()), 'The person who asked for it.'),
  started_at: note(nullable(instant), 'Null while it waits for a server to begin.'),
  made_at: note(nullable(instant), 'When the file was complete; its check comes after.'),
  finished_at: note(nullable(instant), 'When it was checked, or failed.'),
  error: note(nullable(text()), 'Why there is no backup to rely on.'),
  file: note(nullable(text()), 'Name within the folder of backups.'),
  bytes: nullable(count),
});
/** One backup of everything: of a night, or asked for by a person. */
export type SystemBackup = ValueOfShape<typeof systemBackup>;

export const systemStatus = object({
  warnings: note(
    list(object({ code: choice(systemWarningCodes), since: nullable(instant), count: nullable(count) })),
    'What needs attention, the gravest first.',
  ),
  version: text(),
  node: text(),
  started_at: note(instant, 'Since when the server that answers runs.'),
  database: object({
    kind: note(choice(['embedded', 'server']), 'Started by the server itself, or reached by `DATABASE_URL`.'),
    version: text(),
    bytes: count,
  }),
  disk: note(
    nullable(object({ state: choice(['ample', 'low', 'read_only']), free_bytes: count, total_bytes: count, folder: text() })),
    'Of the volume with the data of an embedded database; null where the database is elsewhere.',
  ),
  backups: object({
    folder: note(nullable(text()), '`BACKUP_DIR`; null where no backups are made.'),
    encrypted: note(flag, 'Whether the files are encrypted to a passphrase.'),
    next_at: note(nullable(instant), 'When the next nightly one begins.'),
    last_good: note(nullable(systemBackup), 'The newest one that was made and checked.'),
    latest: note(list(systemBackup), 'The newest ones, the newest first.'),
  }),
  jobs: object({
    waiting: count,
    running: note(count, 'With the backups of everything that are being made.'),
    failed_last_day: count,
    waiting_since: nullable(instant),
  }),
  messages: object({
    waiting: count,
    failed_last_day: count,
    held: count,
    kept_last_day: note(count, 'Those of the last day that there was no gateway for.'),
    overdue_since: note(nullable(instant), 'Of the oldest one that should have left by now.'),
    unsent: note(list(choice(messageChannels)), 'Channels without a gateway.'),
  }),
});
/** How the installation is, for the people who answer for it (page 09). */
export type SystemStatus = ValueOfShape<typeof systemStatus>;
