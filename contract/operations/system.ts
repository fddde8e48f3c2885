import type { MessageChannel } from '../resources/settings/outbox.ts';
import type { StorageState } from '../rules/storage/storage-state.ts';
import type { SystemTrouble } from '../rules/system/troubles.ts';

/** One backup of everything: of a night, or asked for by a person. Times are instants in ISO 8601. */
export type SystemBackup = {
  readonly id: number;
  /** The day (`2026-11-24`) whose night it belongs to; null where a person asked for it. */
  readonly night: string | null;
  /** Who asked for it. */
  readonly asked_by: string | null;
  /** Null while it waits for a server to begin. */
  readonly started_at: string | null;
  /** When the file was complete; its check comes after. */
  readonly made_at: string | null;
  /** When it was checked, or failed. */
  readonly finished_at: string | null;
  /** Why there is no backup to rely on. */
  readonly error: string | null;
  /** Name within the folder of backups. */
  readonly file: string | null;
  readonly bytes: number | null;
};

/** How the installation is, for the people who answer for it (page 09). */
export type SystemStanding = {
  /** What needs somebody, the gravest first. */
  readonly troubles: readonly SystemTrouble[];
  readonly version: string;
  readonly node: string;
  /** Since when the server that answers runs. */
  readonly started_at: string;
  readonly database: {
    /** Started by the server itself, or reached by `DATABASE_URL`. */
    readonly kind: 'embedded' | 'server';
    readonly version: string;
    readonly bytes: number;
  };
  /** Of the volume with the data of an embedded database; null where the database is elsewhere. */
  readonly disk: {
    readonly state: StorageState;
    readonly free_bytes: number;
    readonly total_bytes: number;
    readonly folder: string;
  } | null;
  readonly backups: {
    /** `BACKUP_DIR`; null where no backups are made. */
    readonly folder: string | null;
    /** Whether the files are encrypted to a passphrase. */
    readonly encrypted: boolean;
    /** When the next nightly one begins. */
    readonly next_at: string | null;
    /** The newest one that was made and checked. */
    readonly last_good: SystemBackup | null;
    /** The newest ones, the newest first. */
    readonly latest: readonly SystemBackup[];
  };
  readonly jobs: {
    readonly waiting: number;
    /** With the backups of everything that are being made. */
    readonly running: number;
    readonly failed_last_day: number;
    readonly waiting_since: string | null;
  };
  readonly messages: {
    readonly waiting: number;
    readonly failed_last_day: number;
    readonly held: number;
    /** Those of the last day that there was no gateway for. */
    readonly kept_last_day: number;
    /** Of the oldest one that should have left by now. */
    readonly overdue_since: string | null;
    /** Channels without a gateway. */
    readonly unsent: readonly MessageChannel[];
  };
};
