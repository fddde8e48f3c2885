import { czechNumber as number } from '../../../basics/numbers.ts';
import { plural } from '../../../basics/plural.ts';

const counted = (one: string, few: string, many: string) => (count: number) => `${number(count)} ${plural(count, one, few, many)}`;

/** What the next night erases: fetched with the form of retention. */
export const personalData = {
  kinds: {
    orders: counted('objednávka', 'objednávky', 'objednávek'),
    messages: counted('zpráva', 'zprávy', 'zpráv'),
    waiting: counted('čekání na termín', 'čekání na termín', 'čekání na termín'),
    sessions: counted('přihlášení', 'přihlášení', 'přihlášení'),
    files: counted('soubor, který nic nepoužívá', 'soubory, které nic nepoužívá', 'souborů, které nic nepoužívá'),
    places: counted('obsazené místo z minulých dnů', 'obsazená místa z minulých dnů', 'obsazených míst z minulých dnů'),
  },
  tonight: {
    title: 'Co se vymaže příští noc',
    at: (when: string) => `Spustí se ${when} podle uloženého nastavení.`,
    nothing: 'Nic. Všechno, čemu skončila doba uchování, už je vymazané.',
    terms: [
      'U objednávek smažeme jméno, e-mail, telefon a poznámku, také z historie a z koše. Objednávky a statistiky zůstanou.',
      'Zrušené objednávky se počítají od zrušení, zmeškané od termínu, propadlé od svého vzniku.',
      'U zpráv smažeme adresu, předmět a text. Zůstane, kdy odešly a s jakým výsledkem.',
      'Přihlášení smažeme i s adresou a prohlížečem, odkud přišla.',
      'Řádky nahraných souborů (importů) smažeme den po uložení, neuložené soubory po 4 dnech.',
      'Nahrané soubory (logo, obrázky, podmínky) smažeme den po nahrání, pokud je nepoužívá žádný záznam, ani smazaný, ani jeho starší verze.',
      'Z minulých dnů smažeme záznamy o obsazených místech. Objednávky zůstanou.',
    ],
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
