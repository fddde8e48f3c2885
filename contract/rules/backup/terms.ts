/** Specification section 4, and what becomes of one that could not be made: it stays, so that someone learns of it. */
export const backupStates = ['processing', 'complete', 'failed'] as const;
export type BackupState = (typeof backupStates)[number];

/** Why there is one. */
export const backupOrigins = ['manual', 'nightly', 'before_restore', 'uploaded'] as const;
export type BackupOrigin = (typeof backupOrigins)[number];

/** The version of files that this program writes, and the newest that it understands. */
export const backupFormatVersion = 1;
/** What the first line of every file calls itself. */
export const backupFormat = 'poradnik-zaloha';
/** No store is configured by more; a longer file is none of ours. */
export const maximalBackupBytes = 16 * 1_048_576;
/** This many records an uploaded file may hold: what others wrote is not looked at for as long as they please. */
export const mostUploadedRows = 20_000;
/** This many backups of a store stay next to the nightly ones, which are kept by a number of their own. */
export const mostBackupsOfStore = 100;
/** A deleted backup of a store can be brought back for so long; then it is gone for good. */
export const deletedBackupDays = 30;
/** How long the address of a download holds. */
export const downloadAddressSeconds = 60;

/** Someone who gets hold of a backup file can try passphrases without limit. */
export const leastPassphrase = 12;
