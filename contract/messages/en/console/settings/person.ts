import { englishNumber as number } from '../../../basics/numbers.ts';
import { englishPlural } from '../../../basics/plural.ts';
import type { PersonWords } from '../../../cs/console/settings/person.ts';

const counted = (one: string, many: string) => (count: number) => `${number(count)} ${englishPlural(count, one, many)}`;

/** `/settings/personal-data`: what is held about one person, and what is done with it. Fetched with the screen. */
export const person: PersonWords = {
  title: 'Personal data',
  description: 'What is held about one person: to answer their request for a copy or for erasing.',
  sought: {
    label: 'E-mail or phone',
    help: 'An exact match is looked for in orders, other records with personal data and their history, in messages, in blocked e-mails and in files to import, among deleted ones too.',
    find: 'Find data',
    finding: 'Looking for data…',
    failed: 'The data could not be found out',
    retry: 'Try again',
  },
  kinds: {
    orders: counted('order', 'orders'),
    waiting: counted('place on a waiting list', 'places on waiting lists'),
    records: counted('other record', 'other records'),
    messages: counted('message', 'messages'),
    history: counted('entry of history', 'entries of history'),
    bans: counted('blocked e-mail', 'blocked e-mails'),
    imports: counted('row of an uploaded file', 'rows of uploaded files'),
    accounts: counted('account of staff', 'accounts of staff'),
  },
  found: {
    title: (who) => `What is held about ${who}`,
    nothing: (who) => `Nothing is held about ${who}`,
    nothingText:
      'No orders, other records, messages, history, blocked e-mails or rows of uploaded files. Where the client gives another e-mail or phone too, look for it as well.',
    orders: 'Orders',
    waitingDays: 'Days that suit',
    waiting: 'Waiting lists',
    records: 'Other records',
    messages: 'Messages',
    history: 'History of changes',
    bans: 'Blocked e-mails',
    imports: 'Uploaded files',
    importedRow: (file, line) => `${file}, row ${line}`,
    accounts: 'Accounts of staff',
    accountsHelp: 'Erasing does not change an account. It is managed among users.',
    inTrash: 'in the trash',
    expected: 'still to come',
    order: (id) => `Order no. ${id}`,
    record: (noun, id) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} no. ${id}`,
    ban: 'Blocked e-mail',
    values: counted('value', 'values'),
    json: 'Download JSON',
    page: 'Download a page to print',
    erase: 'Erase data…',
    exported: 'The data were downloaded. The audit says so.',
    fileName: 'personal-data',
  },
  erase: {
    title: (who) => `Erase data: ${who}?`,
    what: (counts) => `Personal data are erased from these records: ${counts}. This cannot be undone.`,
    points: [
      'Orders stay without names, contacts and notes, statistics do not change.',
      'Other records stay without personal data. Rows in them that name this person are removed.',
      'Of messages it stays only when they were sent and with what result.',
      'Backups keep the data until the server deletes them. A restore from a backup erases them again.',
    ],
    ban: 'The e-mail is no longer blocked: the client can book with it again.',
    waiting: (count) =>
      `${counted('message waits', 'messages wait')(count)} to be sent. When you erase the data now, ${englishPlural(count, 'it is', 'they are')} not sent.`,
    back: 'Keep the data',
    confirm: 'Erase data',
    working: 'Erasing data…',
    done: 'The data were erased. The list of erasures and the audit say so.',
  },
  expected: {
    title: (who) => `The client is still to come: ${who}`,
    text: (count) =>
      `${englishPlural(count, 'This order is', 'These orders are')} still valid. The data can be erased once you cancel ${englishPlural(count, 'it', 'them')}. ${englishPlural(count, 'The time becomes', 'The times become')} free for others.`,
    others: (count) => `and ${counted('other order', 'other orders')(count)}`,
    back: (count) => englishPlural(count, 'Keep the order', 'Keep the orders'),
    cancel: (count) => englishPlural(count, 'Cancel the order', 'Cancel the orders'),
    working: 'Cancelling orders…',
    refused: (count) => `${counted('order', 'orders')(count)} could not be cancelled`,
  },
  record: {
    title: 'Erasures done',
    help: 'The last 100 erasures on request. Whom they were about is not kept. The digest of the same e-mail or phone is always the same, but nobody can read from it who it was.',
    none: 'Nothing has been erased on request yet.',
    nobody: 'nothing was found',
    digest: 'Digest:',
    loading: 'Loading erasures…',
    failed: 'The erasures could not be loaded',
  },
  report: {
    title: 'Copy of personal data',
    made: (when) => `As of ${when}.`,
    none: 'Nothing.',
    when: 'When',
    record: 'Record',
    action: 'What happened',
    changes: 'Values',
  },
};
