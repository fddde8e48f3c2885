/** Bringing in orders from a file. Fetched with the screen. */
export const orderImport = {
  description: 'Než se cokoli uloží, uvidíte u každého řádku souboru, co se s ním stane a proč.',
  open: 'Vybrat soubor',
  empty: 'Stáhnout prázdnou tabulku',
  emptyFileName: 'objednavky.csv',
  rulesHeading: 'Jak se se soubory zachází',
  required: (fields: string) => `Povinné sloupce: ${fields}. Ostatní jsou nepovinné.`,
  recognised: (fields: string) => `Objednávka se pozná podle: ${fields}. Stejný soubor načtený podruhé nic nezmění.`,
  places:
    'Má-li činnost nastavené intervaly, ukládají se objednávky jen na volná místa. Řádek, na který místo není, se neuloží a nabídne dva nejbližší volné termíny.',
  beyond: (field: string, right: string) =>
    `Řádek s vyplněným sloupcem ${field} se uloží i mimo kapacitu a úřední hodiny. Potřebujete k tomu oprávnění ${right}.`,
  messages:
    'Zda se klientům o objednávkách ze souboru napíše, zvolíte před uložením. Sama od sebe se zpráva neodešle. Zveřejněná upozornění před termínem dostanou jako ostatní.',
  list: 'Všechny objednávky',
};
