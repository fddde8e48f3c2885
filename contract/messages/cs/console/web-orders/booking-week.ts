import { plural } from '../../../basics/plural.ts';

const places = (count: number): string => `${count} ${plural(count, 'volné místo', 'volná místa', 'volných míst')}`;
const orders = (count: number): string => `${count} ${plural(count, 'objednávka', 'objednávky', 'objednávek')}`;

/** What clients see by a plan before it is saved. Fetched with its form. */
export const bookingWeek = {
  title: 'Co uvidí klient',
  which: 'Kterou nabídku ukázat',
  now: 'Teď',
  after: 'Po uložení',
  counting: 'Načítá se nabídka…',
  failed: 'Nabídku se nepodařilo načíst. Uložit plán můžete i tak.',
  wrong: 'Opravte týden a objednávání, pak uvidíte nabídku po uložení.',
  unchosen: 'Vyberte pobočku a činnost nebo skupinu, pak uvidíte nabídku.',
  hiddenBy: {
    store: 'Klienti teď nic z toho neuvidí: pobočka nepřijímá objednávky přes web. Zapněte je v Nastavení poboček.',
    service: 'Klienti teď nic z toho neuvidí: činnost se přes web nenabízí. Zapněte to v její viditelnosti, nebo v Nastavení poboček.',
  },
  places,
  none: 'Žádný volný čas',
  notOpen: 'Den se zatím neotevřel',
  lost: (count: number) => `O čas v nabídce ${plural(count, 'přijde', 'přijdou', 'přijde')} ${orders(count)}`,
  noneLost: 'Všechny objednané časy v nabídce zůstanou.',
  kept: 'Žádná objednávka se sama nezruší. Objednaným klientům čas zůstane, jen se už nebude nabízet dalším.',
  lostQuestion: (count: number) => `Uložit plán, i když o čas v nabídce ${plural(count, 'přijde', 'přijdou', 'přijde')} ${orders(count)}?`,
  stay: 'Zpět k úpravám',
  saveAnyway: 'Přesto uložit',
  hidden: 'Jména vidí, kdo má právo na objednávky.',
  more: (count: number) => `a ${plural(count, 'další', 'další', 'dalších')} ${count}`,
};
