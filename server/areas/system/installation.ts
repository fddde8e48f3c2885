/** Where this server runs and keeps its data: what the screen of the system reports. */
export type Installation = {
  readonly kind: 'embedded' | 'server';
  /** The volume of an embedded database; null where the database is elsewhere. */
  readonly dataFolder: string | null;
  readonly startedAt: Date;
  /** Null where no backups of everything are made. */
  readonly backups: {
    /** `BACKUP_DIR`. */
    readonly folder: string;
    readonly isEncrypted: boolean;
    /** Has the server look for a backup that was asked for. */
    readonly requestBackup: () => void;
  } | null;
};
