import { plural } from '../../../basics/plural.ts';

const orders = (count: number): string => `${count} ${plural(count, 'objednávka', 'objednávky', 'objednávek')}`;

/** Texts of the screen that goes through orders in blocked or closed time. Loaded with the screen. */
export const affectedOrders = {
  title: 'Objednávky v zablokované době',
  loading: 'Načítají se objednávky',
  failed: 'Objednávky se nepodařilo načíst',
  retry: 'Načíst znovu',
  left: (count: number) => `${plural(count, 'Zbývá', 'Zbývají', 'Zbývá')} ${orders(count)} k vyřešení.`,
  help: 'Jejich termín je zablokovaný nebo mimo úřední hodiny. Klienti o tom nevědí, dokud jim objednávku nepřesunete nebo nezrušíte.',
  why: 'Proč je zavřeno',
  service: 'Činnost',
  store: 'Pobočka',
  phone: 'Telefon',
  open: 'Celá objednávka',
  move: 'Přesunout',
  cancel: 'Zrušit',
  keep: 'Ponechat',
  later: 'Přeskočit',
  list: 'Zbývající objednávky',
  more: (count: number) => `A ještě ${orders(count)}.`,
  none: 'Žádná objednávka není v zablokované době',
  noneText: 'Všechny objednávky mají termín, kdy se úřaduje, nebo jste je tam ponechali.',
  back: 'Přehled webových objednávek',
  calendar: 'Kalendář objednávek',
  noRight: 'Ponechat objednávku v zavřené době smí jen ten, kdo má oprávnění objednávat mimo kapacitu.',
  keepTitle: (name: string) => `Ponechat objednávku ${name}?`,
  keepText: 'Objednávka zůstane, jak je, a klientovi se nic nepošle. Přijde v době, kdy je zavřeno, domluvte proto, kdo ho obslouží.',
  reason: 'Proč zůstává',
  reasonHelp: 'Uvidí to kolegové u objednávky. Klient ne.',
  reasonNeeded: 'Napište, proč objednávka zůstává.',
  reasonSame: 'Tento důvod u objednávky už je. Napište, proč zůstává i v zavřené době.',
  kept: 'Objednávka zůstává v zavřené době.',
  stays: 'Nechat k vyřešení',
};
