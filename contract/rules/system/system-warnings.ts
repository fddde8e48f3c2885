/** What may be wrong with an installation, the gravest first. */
export const systemWarningCodes = [
  'disk_full',
  'backup_failed',
  'backup_old',
  'backup_off',
  'disk_low',
  'jobs_waiting',
  'messages_overdue',
  'messages_failed',
  'bounces_unread',
  'email_gateway_missing',
] as const;
export type SystemWarningCode = (typeof systemWarningCodes)[number];

/** `since`: an instant in ISO 8601, where it is known; `count`: of what there are several. */
export type SystemWarning = { readonly code: SystemWarningCode; readonly since: string | null; readonly count: number | null };

/** What is judged. */
export type SystemFacts = {
  readonly disk: 'ample' | 'low' | 'read_only' | null;
  /** Demonstration data need no backup. */
  readonly isDemonstration: boolean;
  /** Whether a folder for backups is configured. */
  readonly makesBackups: boolean;
  /** When the newest finished backup failed; null where it did not. */
  readonly backupFailedAt: Date | null;
  /** When the newest good backup was begun. */
  readonly goodBackupAt: Date | null;
  /** When backups were first tried. */
  readonly firstBackupAt: Date | null;
  readonly jobsWaitSince: Date | null;
  readonly messagesOverdueSince: Date | null;
  readonly messagesFailed: number;
  /** Since when the mailbox of undelivered mail cannot be read; null where it can, or where none is configured. */
  readonly bouncesUnreadSince: Date | null;
  /** Whether the configuration names a way out for e-mails. */
  readonly sendsEmails: boolean;
};

/** Limits in hours. */
const systemLimits = {
  /** A night, its making and its check, and half a day to notice. */
  backupOldHours: 36,
  /** Jobs begin within seconds; one that runs for long lets another one wait. */
  jobsWaitHours: 1,
  /** Messages that could not be sent are tried again within an hour. */
  messagesOverdueHours: 2,
  /** A mail server that is restarted is back by then. */
  bouncesUnreadHours: 1,
} as const;

/** What needs someone, the gravest first: for the screen of the system and the dashboard (page 09). */
export function systemWarnings(facts: SystemFacts, now: Date): readonly SystemWarning[] {
  const isOlder = (at: Date, hours: number): boolean => now.getTime() - at.getTime() > hours * 3_600_000;
  const overdue = (code: SystemWarningCode, at: Date | null, hours: number): readonly SystemWarning[] =>
    at !== null && isOlder(at, hours) ? [{ code, since: at.toISOString(), count: null }] : [];
  const found: readonly SystemWarning[] = [
    ...(facts.disk === 'read_only' ? [warningOf('disk_full')] : []),
    ...backupWarnings(facts, overdue),
    ...(facts.disk === 'low' ? [warningOf('disk_low')] : []),
    ...overdue('jobs_waiting', facts.jobsWaitSince, systemLimits.jobsWaitHours),
    ...overdue('messages_overdue', facts.messagesOverdueSince, systemLimits.messagesOverdueHours),
    ...(facts.messagesFailed > 0 ? [{ ...warningOf('messages_failed'), count: facts.messagesFailed }] : []),
    ...overdue('bounces_unread', facts.bouncesUnreadSince, systemLimits.bouncesUnreadHours),
    ...(facts.sendsEmails ? [] : [warningOf('email_gateway_missing')]),
  ];
  return found;
}

type Overdue = (code: SystemWarningCode, at: Date | null, hours: number) => readonly SystemWarning[];

function backupWarnings(facts: SystemFacts, overdue: Overdue): readonly SystemWarning[] {
  const { isDemonstration, makesBackups, backupFailedAt, goodBackupAt, firstBackupAt } = facts;
  if (!makesBackups) return isDemonstration ? [] : [warningOf('backup_off')];
  // One that failed says why; that there is no newer one follows from it.
  if (backupFailedAt !== null) return [{ code: 'backup_failed', since: backupFailedAt.toISOString(), count: null }];
  return overdue('backup_old', goodBackupAt ?? firstBackupAt, systemLimits.backupOldHours);
}

function warningOf(code: SystemWarningCode): SystemWarning {
  return { code, since: null, count: null };
}
