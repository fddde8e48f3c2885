import type { Agenda } from './agenda.ts';

type GroupText = { readonly group: Agenda['group']; readonly name: string; readonly text: string };

/** Agendas as the booking page offers them. */
export const groupTexts: readonly GroupText[] = [
  { group: 'documents', name: 'Doklady', text: 'Občanský průkaz a cestovní pas. Vezměte si dosavadní doklad.' },
  { group: 'vehicles', name: 'Vozidla a řidiči', text: 'Přepis a registrace vozidla, řidičský průkaz.' },
  { group: 'certified', name: 'Ověřování a výpisy', text: 'Podpisy, listiny a výpisy z rejstříků. Vezměte si doklad totožnosti.' },
  { group: 'building', name: 'Stavby a životní prostředí', text: 'Povolení a ohlášení staveb, kácení, odpady.' },
  { group: 'trade', name: 'Živnosti', text: 'Ohlášení, změna a ukončení živnosti.' },
  { group: 'social', name: 'Dávky a sociální věci', text: 'Příspěvky, průkazy a poradenství.' },
  { group: 'money', name: 'Poplatky', text: 'Poplatek za psa, odpad a další místní poplatky.' },
  { group: 'general', name: 'Ostatní', text: 'Co se jinam nevejde.' },
];
