import type { Agenda } from './agenda.ts';

/** Null where the town has not translated it yet. */
type English = { readonly nameEnglish: string | null; readonly textEnglish: string | null };
type GroupText = { readonly group: Agenda['group']; readonly name: string; readonly text: string } & English;

/** Agendas as the booking page offers them. */
export const groupTexts: readonly GroupText[] = [
  {
    group: 'documents',
    name: 'Doklady',
    text: 'Občanský průkaz a cestovní pas. Vezměte si dosavadní doklad.',
    nameEnglish: 'Documents',
    textEnglish: 'Identity cards and passports. Bring your current document.',
  },
  {
    group: 'vehicles',
    name: 'Vozidla a řidiči',
    text: 'Přepis a registrace vozidla, řidičský průkaz.',
    nameEnglish: 'Vehicles and drivers',
    textEnglish: 'Transfer and registration of vehicles, driving licences.',
  },
  {
    group: 'certified',
    name: 'Ověřování a výpisy',
    text: 'Podpisy, listiny a výpisy z rejstříků. Vezměte si doklad totožnosti.',
    nameEnglish: 'Certified copies and extracts',
    textEnglish: 'Signatures, documents and extracts from registers. Bring a proof of identity.',
  },
  {
    group: 'building',
    name: 'Stavby a životní prostředí',
    text: 'Povolení a ohlášení staveb, kácení, odpady.',
    nameEnglish: null,
    textEnglish: null,
  },
  {
    group: 'trade',
    name: 'Živnosti',
    text: 'Ohlášení, změna a ukončení živnosti.',
    nameEnglish: 'Trades',
    textEnglish: 'Starting, changing and ending a trade.',
  },
  { group: 'social', name: 'Dávky a sociální věci', text: 'Příspěvky, průkazy a poradenství.', nameEnglish: null, textEnglish: null },
  { group: 'money', name: 'Poplatky', text: 'Poplatek za psa, odpad a další místní poplatky.', nameEnglish: 'Fees', textEnglish: null },
  { group: 'general', name: 'Ostatní', text: 'Co se jinam nevejde.', nameEnglish: 'Other', textEnglish: null },
];
