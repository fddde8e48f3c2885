import { expect, it } from 'vitest';
import { type SystemFacts, systemWarnings } from '../../../contract/rules/system/system-warnings.ts';

const now = new Date('2026-11-24T09:00:00.000Z');
const ago = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
const calm: SystemFacts = {
  disk: 'ample',
  isDemonstration: false,
  makesBackups: true,
  backupFailedAt: null,
  goodBackupAt: ago(8),
  firstBackupAt: ago(500),
  jobsWaitSince: null,
  messagesOverdueSince: null,
  messagesFailed: 0,
  bouncesUnreadSince: null,
  sendsEmails: true,
};
const codesOf = (facts: Partial<SystemFacts>) => systemWarnings({ ...calm, ...facts }, now).map(({ code }) => code);

it('an installation with a fresh backup, room and nothing waiting needs nobody', () => {
  expect(systemWarnings(calm, now)).toEqual([]);
});

it.each([
  ['no folder for backups', { makesBackups: false }, ['backup_off']],
  ['no folder, but demonstration data', { makesBackups: false, isDemonstration: true }, []],
  ['a good backup of 36 hours ago', { goodBackupAt: ago(36) }, []],
  ['no good backup for longer', { goodBackupAt: ago(36.1) }, ['backup_old']],
  ['none good since backups were first tried', { goodBackupAt: null }, ['backup_old']],
  ['none tried yet', { goodBackupAt: null, firstBackupAt: null }, []],
  ['the newest failed, which explains that the good one is old', { backupFailedAt: ago(8), goodBackupAt: ago(40) }, ['backup_failed']],
  ['a disk that is nearly full', { disk: 'low' }, ['disk_low']],
  ['a job that waits for an hour', { jobsWaitSince: ago(1) }, []],
  ['a job that waits for longer', { jobsWaitSince: ago(1.1) }, ['jobs_waiting']],
  ['a message that waits for two hours', { messagesOverdueSince: ago(2) }, []],
  ['a message that waits for longer', { messagesOverdueSince: ago(2.1) }, ['messages_overdue']],
  ['e-mails that have no way out', { sendsEmails: false }, ['email_gateway_missing']],
  ['a mailbox of undelivered mail that cannot be read for an hour', { bouncesUnreadSince: ago(1) }, []],
  ['a mailbox that cannot be read for longer', { bouncesUnreadSince: ago(1.1) }, ['bounces_unread']],
  ['messages that were given up', { messagesFailed: 3 }, ['messages_failed']],
] as const)('judges %s', (_, facts, codes) => {
  expect(codesOf(facts)).toEqual(codes);
});

it('says the gravest first, since when and how many', () => {
  expect(systemWarnings({ ...calm, disk: 'read_only', makesBackups: false, messagesOverdueSince: ago(5), messagesFailed: 2 }, now)).toEqual(
    [
      { code: 'disk_full', since: null, count: null },
      { code: 'backup_off', since: null, count: null },
      { code: 'messages_overdue', since: ago(5).toISOString(), count: null },
      { code: 'messages_failed', since: null, count: 2 },
    ],
  );
});
