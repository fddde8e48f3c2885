import { person } from './person.ts';
import { personalData } from './personal-data.ts';

/** What the log calls records that no screen of records has: fetched with the log. */
export const audit = {
  records: {
    'report-schedules': 'Sending of a report by e-mail',
    'statistics-recounts': 'Recount of statistics',
    erasures: 'Erasure of personal data',
    installation: 'Whole database',
  },
  /** What changes of them are of. */
  parts: {
    rhythm: 'how often',
    weekday: 'day of the week',
    day: 'day of the month',
    time: 'time',
    format: 'file',
    addresses: 'addresses',
    paused: 'pause',
  },
  /** What an erasure counts, by night and on request. */
  kinds: { ...personalData.kinds, ...person.kinds },
} as const;
