import { keptAskedDays, keptNights } from '../../../../rules/backup/kept-nights.ts';
import { clientDays, defaultRetention } from '../../../../rules/backup/retention.ts';
import { formatInstant } from '../../../../rules/time/shown-time.ts';
import { byteSize } from '../../../basics/byte-size.ts';
import { englishNumber as number } from '../../../basics/numbers.ts';
import { plural } from '../../../basics/plural.ts';
import type { SystemWords } from '../../../cs/console/settings/system.ts';

const size = (bytes: number): string => byteSize(bytes, number);

export const system: SystemWords = {
  warnings: {
    disk_full: () => ({
      title: 'The disk of the server is full, nothing is saved',
      advice: 'Make room on it. Saving comes back by itself.',
    }),
    disk_low: () => ({
      title: 'The disk of the server is nearly full',
      advice: 'Make room. Imports, uploads and backups cannot start until then.',
    }),
    backup_failed: (since) => ({
      title: `The last backup of everything failed (${formatInstant(since)})`,
      advice: 'The reason is below. Remove it and start the backup again.',
    }),
    backup_old: (since) => ({
      title: `There is no newer backup of everything since ${formatInstant(since)}`,
      advice: 'Check that the server runs at night, or start a backup now.',
    }),
    backup_off: () => ({
      title: 'Backups of everything are switched off',
      advice: 'Set BACKUP_DIR on the server to a folder, best on another disk, and restart it.',
    }),
    jobs_waiting: (since) => ({
      title: `Background jobs wait since ${formatInstant(since)}`,
      advice: 'Look into the log of the server. A restart helps too, work in progress is not lost.',
    }),
    messages_overdue: (since) => ({
      title: `Messages wait to be sent since ${formatInstant(since)}`,
      advice:
        'The outbox says of each why it did not leave. If none leaves, check SMTP_URL or SMS_URL on the server; the reason is in its log as well.',
    }),
    messages_failed: (_, count) => ({
      title: `${number(count)} ${plural(count, 'message', 'messages', 'messages')} could not be sent during the last day`,
      advice: 'The outbox says of each why.',
    }),
    bounces_unread: (since) => ({
      title: `The mailbox of undelivered mail cannot be read since ${formatInstant(since)}`,
      advice: 'Messages of clients that come back are not noticed now. Check BOUNCE_IMAP_URL on the server; the reason is in its log.',
    }),
    email_gateway_missing: () => ({
      title: 'E-mails do not leave, no mail server is set',
      advice: 'Set SMTP_URL on the server to the address of a mail server, and restart it.',
    }),
  },
  good: 'All is well',
  attention: (count) => `${plural(count, 'Needs', 'Need', 'Need')} attention: ${number(count)}`,
  loading: 'Reading the state of the system…',
  failed: 'The state of the system could not be read',
  retry: 'Try again',
  size,
  backups: {
    title: 'Backups of everything',
    now: 'Back up now',
    underway: 'Backing up…',
    notStarted: 'The backup could not be started.',
    lastGood: 'Last checked',
    none: 'none yet',
    next: 'Next nightly',
    folder: 'Folder',
    off: 'switched off',
    encrypted: 'The files are encrypted by a passphrase.',
    plain: 'The files are not encrypted and do not hold the secret key. Keep it elsewhere.',
    restore: 'Restored on the server by npm run restore -- FILE, only into an empty place.',
    kept: `Nightly backups are kept for the last ${keptNights.days} days, ${keptNights.weeks} weeks and ${keptNights.months} months, those made on request for ${keptAskedDays} days. Clients’ data are removed from nightly ones older than ${clientDays(defaultRetention)} days.`,
    latest: 'Latest backups',
    night: 'Nightly',
    asked: (who) => (who === null ? 'On request' : `On request: ${who}`),
    removed: 'the file is removed',
    states: {
      waiting: 'Waits for a server',
      making: 'Being made',
      checking: 'Being checked by a restore',
      good: 'Checked',
      failed: 'Failed',
    },
  },
  disk: {
    title: 'Disk',
    free: (free, total) => `${size(free)} of ${size(total)} free`,
    states: { ample: 'Enough room', low: 'Nearly full', read_only: 'Full' },
    folder: 'Data',
    elsewhere: 'The database runs on another server, watch its disk there.',
  },
  database: {
    title: 'Database',
    kinds: { embedded: 'embedded, started by the server', server: 'a server of its own' },
    version: 'PostgreSQL',
    kind: 'Kind',
    bytes: 'Size',
  },
  jobs: { title: 'Background jobs', waiting: 'Waiting', running: 'Running', failed: 'Failed in 24 hours' },
  messages: {
    title: 'Outgoing messages',
    waiting: 'Waiting to be sent',
    failed: 'Not sent in 24 hours',
    held: 'Held after a restore',
    kept: 'No way to send, last 24 hours',
    all: 'Show outgoing messages',
    unsent: { email: 'E-mails do not leave: no mail server is set.', sms: 'SMS do not leave: no gateway is set.' },
  },
  program: { title: 'Program', version: 'Version', since: 'Running since', node: 'Node.js' },
};
