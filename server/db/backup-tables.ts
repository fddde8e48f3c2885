import type { Generated } from 'kysely';

/** Backups of stores and of everything, as tables that no declaration names. */
export type BackupTables = {
  backup_contents: { store_id: number; backup_id: number; content: Buffer };
  backup_nights: { store_id: number; night: string };
  /** Backups of everything, of a night or asked for by a person; `error` says why there is none. */
  whole_backups: {
    id: Generated<number>;
    night: string | null;
    asked_by: number | null;
    asked_at: Date | null;
    started_at: Date | null;
    /** When the server that makes it gave its last sign of life. */
    seen_at: Date | null;
    /** When the file was complete; its check comes after. */
    made_at: Date | null;
    finished_at: Date | null;
    error: string | null;
    /** Name within the folder of backups; null once it was removed. */
    file: string | null;
    bytes: number | null;
  };
};
