import { person } from './person.ts';
import { personalData } from './personal-data.ts';

/** What the log calls records that no screen of records has: fetched with the log. */
export const audit = {
  records: { erasures: 'Výmaz osobních údajů', installation: 'Celá databáze' },
  /** What an erasure counts, by night and on request. */
  kinds: { ...personalData.kinds, ...person.kinds },
} as const;
