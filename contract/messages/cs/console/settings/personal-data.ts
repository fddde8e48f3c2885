import { plural } from '../../../basics/plural.ts';

const number = (count: number): string => new Intl.NumberFormat('cs').format(count);
const counted = (one: string, few: string, many: string) => (count: number) => `${number(count)} ${plural(count, one, few, many)}`;

/** What the next night erases: fetched with the form of retention. */
export const personalData = {
  kinds: {
    orders: counted('objednávka', 'objednávky', 'objednávek'),
    messages: counted('zpráva', 'zprávy', 'zpráv'),
    sessions: counted('přihlášení', 'přihlášení', 'přihlášení'),
    history: counted('záznam historie', 'záznamy historie', 'záznamů historie'),
    bans: counted('blokovaný e-mail', 'blokované e-maily', 'blokovaných e-mailů'),
  },
  tonight: {
    title: 'Co se vymaže příští noc',
    at: (when: string) => `Spustí se ${when} podle uloženého nastavení.`,
    nothing: 'Nic. Všechno, čemu skončila doba uchování, už je vymazané.',
    stays: 'Objednávky zůstanou bez osobních údajů, statistiky se nezmění. Smazané záznamy v koši se vymažou také.',
    last: (when: string, what: string) => `Naposledy ${when}: ${what}.`,
    lastNothing: 'nebylo co mazat',
    lastUnfinished: 'Poslední mazání ještě neskončilo.',
    failed: 'Nepodařilo se zjistit, co se vymaže.',
    retry: 'Zkusit znovu',
  },
  loading: 'Načítám…',
} as const;

/** The same in any language. */
export type PersonalDataWords = typeof personalData;
