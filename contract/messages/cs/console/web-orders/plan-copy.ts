import { plural } from '../../../basics/plural.ts';

const services = (count: number): string => `${count} ${plural(count, 'činnost', 'činnosti', 'činností')}`;
const groups = (count: number): string => `${count} ${plural(count, 'skupinu', 'skupiny', 'skupin')}`;

const common = {
  help: 'Zkopíruje se týden intervalů a pravidla objednávání. Stávající plán si nechá svůj název a to, zda se podle něj objednává. Nejdřív uvidíte rozdíly.',
  clear: 'Zrušit hledání',
  notFound: 'Nic takového tu není. Zkuste jiný název.',
  region: (name: string, chosen: number, count: number) => `${name} (${chosen} z ${count})`,
  tooMany: (shown: number) => `Zobrazuje se prvních ${shown}.`,
  everywhere: (name: string, chosen: number, count: number) => `„${name}“ na dalších pobočkách (${chosen} z ${count})`,
  retry: 'Zkusit znovu',
  preview: 'Zobrazit rozdíly',
  back: 'Zpět na výběr',
  failed: 'Plán se nepodařilo zkopírovat',
};

/** Copying a booking plan to services of all stores. Fetched with its button. */
export const planCopy = {
  service: {
    ...common,
    action: 'Kopírovat na další činnosti',
    title: (name: string) => `Kopírovat plán „${name}“ na další činnosti`,
    search: 'Hledat činnost nebo pobočku',
    chosen: (count: number) => `Vybráno: ${services(count)}`,
    none: 'Není tu žádná další činnost, na kterou by šlo plán zkopírovat.',
    loading: 'Načítají se činnosti…',
    notLoaded: 'Činnosti se nepodařilo načíst',
    copy: (count: number) => `Zkopírovat na ${services(count)}`,
    done: (count: number) => `Plán je zkopírovaný na ${services(count)}.`,
    noneChosen: 'Vyberte aspoň jednu činnost.',
    tooManyChosen: (count: number, most: number) =>
      `Najednou jde plán zkopírovat nejvýš na ${services(most)}, vybráno je ${count}. Zrušte výběr u ${count - most} a zkopírujte na ně plán zvlášť.`,
  },
  group: {
    ...common,
    action: 'Kopírovat na další skupiny',
    title: (name: string) => `Kopírovat plán „${name}“ na další skupiny`,
    search: 'Hledat skupinu nebo pobočku',
    chosen: (count: number) => `Vybráno: ${groups(count)}`,
    none: 'Není tu žádná další skupina ani pobočka, na kterou by šlo plán zkopírovat.',
    loading: 'Načítají se skupiny…',
    notLoaded: 'Skupiny se nepodařilo načíst',
    copy: (count: number) => `Zkopírovat na ${groups(count)}`,
    done: (count: number) => `Plán je zkopírovaný na ${groups(count)}.`,
    noneChosen: 'Vyberte aspoň jednu skupinu.',
    tooManyChosen: (count: number, most: number) =>
      `Najednou jde plán zkopírovat nejvýš na ${groups(most)}, vybráno je ${count}. Zrušte výběr u ${count - most} a zkopírujte na ně plán zvlášť.`,
  },
  results: {
    created: 'Vznikne',
    changed: 'Změní se',
    unchanged: 'Beze změny',
    left: 'Vynechá se',
    left_out: 'Vynechá se',
    refused: 'Nejde',
  },
  resultsDone: {
    created: 'Vytvořeno',
    changed: 'Změněno',
    unchanged: 'Beze změny',
    left: 'Vynecháno',
    left_out: 'Vynecháno',
    refused: 'Odmítnuto',
  },
  changes: { field: 'Údaj', before: 'Dosud', after: 'Nově' },
  unknown: 'Neexistuje, nebo k ní nemáte přístup',
  block: (interval: string, minutes: number, capacity: number) =>
    `${interval} po ${minutes} min, ${capacity} ${plural(capacity, 'místo', 'místa', 'míst')}`,
  validFrom: (day: string) => `od ${day}`,
  validTo: (day: string) => `do ${day}`,
  noBlocks: 'nic',
  whose: 'Koho se to týká',
  leavesAgenda: 'Vlastní plán místo plánu skupiny. Místa už se skupinou sdílet nebude.',
  cut: (times: string) => `Mimo úřední hodiny, klienti neuvidí: ${times}`,
  lost: (count: number) =>
    `O čas v nabídce ${plural(count, 'přijde', 'přijdou', 'přijde')} ${count} ${plural(count, 'objednávka', 'objednávky', 'objednávek')}. Klientům čas zůstane.`,
  lostDone: (count: number) =>
    `O čas v nabídce ${plural(count, 'přišla', 'přišly', 'přišlo')} ${count} ${plural(count, 'objednávka', 'objednávky', 'objednávek')}. Klientům čas zůstal.`,
};
