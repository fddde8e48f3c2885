import { plural } from '../../../basics/plural.ts';

const stores = (count: number): string => `${count} ${plural(count, 'pobočka', 'pobočky', 'poboček')}`;

/** The users screen beyond what follows from its declaration. */
export const users = {
  allAreas: 'Vše',
  notGiven: 'Sami to nemáte, proto to nemůžete udělit ani odebrat.',
  longAway: (days: number) => `před ${days} dny`,
  above: 'Tento účet má vyšší oprávnění než vy, proto ho můžete jen prohlížet. O změnu požádejte hlavního správce.',
  stores: {
    all: 'Všechny pobočky',
    allHelp: 'I ty, které teprve vzniknou.',
    only: 'Jen vybrané pobočky',
    search: 'Hledat pobočku nebo region',
    clear: 'Zrušit hledání',
    region: (name: string, chosen: number, count: number) => `${name} (${chosen} z ${count})`,
    none: 'Bez regionu',
    chosen: (count: number) => `Vybráno: ${stores(count)}`,
    noneChosen: 'Vyberte aspoň jednu pobočku.',
    notFound: 'Nic takového tu není. Zkuste jiný název.',
    loading: 'Načítají se pobočky…',
    failed: 'Pobočky se nepodařilo načíst',
    retry: 'Zkusit znovu',
    every: 'Všechny',
    tooMany: (shown: number) => `Zobrazuje se prvních ${shown}. Ostatní najdete hledáním.`,
  },
  accessTab: 'Skutečný přístup',
  devicesTab: 'Zařízení',
};
export type UserWords = typeof users;
