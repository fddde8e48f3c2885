import { czechNumber as number } from '../../../basics/numbers.ts';
import { plural } from '../../../basics/plural.ts';

const counted = (one: string, few: string, many: string) => (count: number) => `${number(count)} ${plural(count, one, few, many)}`;

/** `/settings/personal-data`: what is held about one person, and what is done with it. Fetched with the screen. */
export const person = {
  title: 'Osobní údaje',
  description: 'Co evidujeme o jednom člověku: k odpovědi na jeho žádost o výpis nebo o výmaz.',
  sought: {
    label: 'E-mail nebo telefon',
    help: 'Hledá se přesná shoda v objednávkách, v dalších záznamech s osobními údaji a v jejich historii, ve zprávách, v blokovaných e-mailech a v souborech k importu, i mezi smazanými.',
    find: 'Najít údaje',
    finding: 'Hledají se údaje…',
    failed: 'Údaje se nepodařilo najít',
    retry: 'Zkusit znovu',
  },
  kinds: {
    orders: counted('objednávka', 'objednávky', 'objednávek'),
    waiting: counted('čekání na termín', 'čekání na termín', 'čekání na termín'),
    records: counted('další záznam', 'další záznamy', 'dalších záznamů'),
    messages: counted('zpráva', 'zprávy', 'zpráv'),
    history: counted('záznam historie', 'záznamy historie', 'záznamů historie'),
    bans: counted('blokovaný e-mail', 'blokované e-maily', 'blokovaných e-mailů'),
    imports: counted('řádek v nahraném souboru', 'řádky v nahraných souborech', 'řádků v nahraných souborech'),
    accounts: counted('účet zaměstnance', 'účty zaměstnanců', 'účtů zaměstnanců'),
  },
  found: {
    title: (who: string) => `Co evidujeme o ${who}`,
    nothing: (who: string) => `O ${who} neevidujeme nic`,
    nothingText:
      'Žádné objednávky, další záznamy, zprávy, záznamy historie, blokované e-maily ani řádky v nahraných souborech. Pokud klient uvádí i jiný e-mail nebo telefon, najděte ho také.',
    orders: 'Objednávky',
    waitingDays: 'Hodí se',
    waiting: 'Čeká na uvolněný termín',
    records: 'Další záznamy',
    messages: 'Zprávy',
    history: 'Historie změn',
    bans: 'Blokované e-maily',
    imports: 'Nahrané soubory',
    importedRow: (file: string, line: number) => `${file}, řádek ${line}`,
    accounts: 'Účty zaměstnanců',
    accountsHelp: 'Účet zaměstnance výmaz nezmění. Spravuje se v uživatelích.',
    inTrash: 'v koši',
    expected: 'teprve přijde',
    order: (id: number) => `Objednávka č. ${id}`,
    record: (noun: string, id: number) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} č. ${id}`,
    ban: 'Blokovaný e-mail',
    values: counted('hodnota', 'hodnoty', 'hodnot'),
    json: 'Stáhnout JSON',
    page: 'Stáhnout stránku k tisku',
    erase: 'Vymazat údaje…',
    exported: 'Údaje jsou stažené. Export je zapsaný v auditu.',
    fileName: 'osobni-udaje',
  },
  erase: {
    title: (who: string) => `Vymazat údaje: ${who}?`,
    what: (counts: string) => `Vymažeme osobní údaje z těchto záznamů: ${counts}. Vrátit to nepůjde.`,
    points: [
      'Objednávky zůstanou bez jména, kontaktů a poznámky, statistiky se nezmění.',
      'Další záznamy zůstanou bez osobních údajů. Řádky v nich, které uvádějí tohoto člověka, smažeme.',
      'U zpráv zůstane jen to, kdy odešly a s jakým výsledkem.',
      'V zálohách údaje zůstanou, dokud je server nesmaže. Obnova ze zálohy je vymaže znovu.',
    ],
    ban: 'E-mail přestane být blokovaný, klient se s ním bude moct zase objednat.',
    waiting: (count: number) =>
      `${plural(count, 'Na odeslání čeká', 'Na odeslání čekají', 'Na odeslání čeká')} ${counted('zpráva', 'zprávy', 'zpráv')(count)}. Když údaje vymažete teď, ${plural(count, 'neodejde', 'neodejdou', 'neodejdou')}.`,
    back: 'Nechat údaje',
    confirm: 'Vymazat údaje',
    working: 'Údaje se mažou…',
    done: 'Údaje jsou vymazané. Výmaz je zapsaný v přehledu výmazů a v auditu.',
  },
  expected: {
    title: (who: string) => `Klient má ještě přijít: ${who}`,
    text: (count: number) =>
      `${plural(count, 'Tato objednávka ještě platí', 'Tyto objednávky ještě platí', 'Tyto objednávky ještě platí')}. Údaje půjde vymazat, až ${plural(count, 'ji zrušíte', 'je zrušíte', 'je zrušíte')}. ${plural(count, 'Termín se uvolní', 'Termíny se uvolní', 'Termíny se uvolní')} ostatním.`,
    others: (count: number) => `a ${counted('další objednávka', 'další objednávky', 'dalších objednávek')(count)}`,
    back: (count: number): string => plural(count, 'Nechat objednávku', 'Nechat objednávky', 'Nechat objednávky'),
    cancel: (count: number): string => plural(count, 'Zrušit objednávku', 'Zrušit objednávky', 'Zrušit objednávky'),
    working: 'Objednávky se ruší…',
    refused: (count: number) => `${counted('objednávku', 'objednávky', 'objednávek')(count)} se zrušit nepodařilo`,
  },
  record: {
    title: 'Provedené výmazy',
    help: 'Posledních 100 výmazů na žádost. Koho se týkaly, se neukládá. Otisk je u stejného e-mailu nebo telefonu vždy stejný, ale nikdo z něj nepozná, o koho šlo.',
    none: 'Na žádost se zatím nic nevymazalo.',
    nobody: 'nic se nenašlo',
    digest: 'Otisk:',
    loading: 'Načítají se výmazy…',
    failed: 'Výmazy se nepodařilo načíst',
  },
  report: {
    title: 'Výpis osobních údajů',
    made: (when: string) => `Stav k ${when}.`,
    none: 'Nic.',
    when: 'Kdy',
    record: 'Záznam',
    action: 'Co se stalo',
    changes: 'Hodnoty',
  },
};

/** The same in any language. */
export type PersonWords = typeof person;
