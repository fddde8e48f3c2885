import type { Screen } from './screens.ts';

/** Screens that are being built: what each of them will be for, by its name among the screens. */
export const coming = {
  heading: 'Tuto obrazovku připravujeme',
  back: 'Zpět na nástěnku',
  sentences: {
    openingHours: 'Nastavíte tu úřední hodiny pobočky na každý den, jejich období a výjimky.',
    dayTypes: 'Uvidíte tu svátky, blokované a obsazené dny pobočky a den půjde jedním tahem zablokovat.',
    backups: 'Vytvoříte tu zálohu nastavení pobočky, stáhnete ji nebo z ní pobočku obnovíte.',
    licences: 'Uvidíte tu, co licence pobočky dovoluje a do kdy platí, a vložíte nový licenční klíč.',
    touchScreenPages: 'Sestavíte tu stránky a tlačítka kiosku a vyzkoušíte je tak, jak je uvidí klient.',
    touchScreenTickets: 'Navrhnete tu, co se tiskne na lístek, a hned uvidíte náhled.',
    reports: 'Vyberete tu přehled o činnostech, klientech nebo zaměstnancích.',
    reportOfServices: 'Sestavíte tu přehled činností: počty klientů, doby čekání a obsluhy po hodinách a dnech.',
    reportOfClients: 'Sestavíte tu přehled klientů: kudy přišli, kolik jich bylo objednaných a jak dlouho čekali.',
    reportOfEmployees: 'Sestavíte tu přehled zaměstnanců: kolik klientů obsloužili a jak dlouho to trvalo.',
  } satisfies Partial<Record<Screen, string>>,
};
export type ComingWords = typeof coming;
