import { person } from './person.ts';
import { personalData } from './personal-data.ts';

/** What the log calls records that no screen of records has: fetched with the log. */
export const audit = {
  records: {
    'report-schedules': 'Odesílání přehledu e-mailem',
    'statistics-recounts': 'Přepočet statistik',
    erasures: 'Výmaz osobních údajů',
    installation: 'Celá databáze',
  },
  /** What changes of them are of. */
  parts: {
    rhythm: 'jak často',
    weekday: 'den v týdnu',
    day: 'den v měsíci',
    time: 'čas',
    format: 'soubor',
    addresses: 'adresy',
    paused: 'pozastavení',
  },
  /** What an erasure counts, by night and on request. */
  kinds: { ...personalData.kinds, ...person.kinds },
} as const;
