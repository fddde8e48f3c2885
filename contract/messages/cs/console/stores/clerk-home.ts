import { plural } from '../../../basics/plural.ts';

/** The home of a clerk with one branch: the day at the counter. */
export const clerkHome = {
  title: 'Dnes',
  loading: 'Načítám dnešní objednávky…',
  retry: 'Zkusit znovu',
  failed: 'Dnešní objednávky se nepodařilo načíst',
  order: 'Objednat klienta',
  next: 'Přijde další',
  in: (time: string) => `za ${time}`,
  now: 'právě teď',
  all: (count: number) =>
    count === 1 ? 'Jediná objednávka dne' : `Všech ${count} ${plural(count, 'objednávka', 'objednávky', 'objednávek')}`,
  none: 'Dnes už nikdo nepřijde',
  noneText: (tomorrow: number) =>
    tomorrow === 0 ? 'Na zítřek také nikdo objednaný není.' : `Zítra ${plural(tomorrow, 'přijde', 'přijdou', 'přijde')} ${tomorrow}.`,
  late: 'Mají zpoždění',
  here: 'Na místě',
  waits: (time: string) => `Čeká ${time}`,
  since: (at: string) => `od ${at}`,
  justCame: 'Právě přišel',
  free: 'Volno dnes',
  calendar: 'Kalendář',
  more: (count: number) => `a ${count} ${plural(count, 'další', 'další', 'dalších')}`,
  fullToday: 'Dnes plno, nejdřív',
  nothingFree: 'Do roka není nic volného',
  bookAt: (service: string, at: string) => `Objednat: ${service}, ${at}`,
  hand: 'Čeká na vás',
  unconfirmed: (count: number) =>
    `${count} ${plural(count, 'nepotvrzená objednávka', 'nepotvrzené objednávky', 'nepotvrzených objednávek')}`,
  unconfirmedText: 'Klient ji ještě nepotvrdil, bez potvrzení propadne.',
  undelivered: (count: number) => `${count} ${plural(count, 'e-mail se vrátil', 'e-maily se vrátily', 'e-mailů se vrátilo')}`,
  undeliveredText: 'Klient se o změnách nedozví.',
  affected: (count: number) =>
    `${count} ${plural(count, 'objednávka', 'objednávky', 'objednávek')} na ${plural(count, 'zavřený', 'zavřené', 'zavřených')} ${plural(count, 'čas', 'časy', 'časů')}`,
  affectedText: 'V tu dobu je teď zavřeno nebo blokováno.',
  unsent: (count: number) => `${count} ${plural(count, 'zpráva neodešla', 'zprávy neodešly', 'zpráv neodešlo')}`,
  unsentText: 'Klientům je musíte říct jinak.',
  look: 'Projít',
  fix: 'Opravit',
  move: 'Přesunout',
};
export type ClerkHomeWords = typeof clerkHome;
