import type { SilentReason } from '../../../rules/statistics/planning/forecast.ts';
import { czechNumber as number } from '../../basics/numbers.ts';
import { plural } from '../../basics/plural.ts';

const clients = (count: number): string => `${number(count)} ${plural(count, 'klient', 'klienti', 'klientů')}`;
const inHours = (count: number): string =>
  `${plural(count, 'v', 've', 'v')} ${number(count)} ${plural(count, 'hodině', 'hodinách', 'hodinách')}`;

const inOf = (count: number, of: number): string => `${plural(count, 'v', 've', 'v')} ${number(count)} z ${number(of)}`;

const reasons: Readonly<Record<SilentReason, string>> = {
  closed: 'zavřeno',
  no_tickets: 'bez lístků',
  few_days: 'málo podobných dnů',
};
const reasonHelp: Readonly<Record<SilentReason, string>> = {
  closed: 'Pobočka má tento den zavřeno, klienty proto nečekáme.',
  no_tickets: 'Pobočka zatím neohlásila žádný lístek, není z čeho předpovídat. Předpověď začne po čtyřech otevřených dnech.',
  few_days: 'Podobných dnů je zatím málo: předpověď potřebuje aspoň čtyři otevřené dny téhož dne v týdnu z posledních čtyř měsíců.',
};

/** The screen of planning. Fetched with it. */
export const planningWords = {
  title: 'Plánování přepážek',
  description: (evening: string) => `Předpověď z večera ${evening}. Každý večer přibude nová, starší se nepřepisují.`,
  store: 'Pobočka',
  print: 'Vytisknout',
  whatIf: 'Vyzkoušet jiný plán',
  notMade: 'Předpověď ještě není hotová',
  notMadeHelp:
    'Vzniká každý večer po 20. hodině, u nové pobočky do několika minut po spočítání jejích lístků. Neaktivní pobočka předpověď nemá.',
  old: 'Poslední předpověď už nesahá do dnešního dne. Další vznikne, jakmile se spočítají všechny lístky.',
  again: 'Zkusit znovu',
  notOffered: (store: string) => `Pobočka č. ${store} není ve vašem dosahu. Vyberte jinou.`,
  noStores: 'Nemáte v dosahu žádnou pobočku',
  noStoresHelp: 'O přístup k pobočce požádejte administrátora.',
  unknownDay: 'Na tento den předpověď nesahá. Vidíte nejbližší den, na který sahá.',
  days: 'Dny',
  enough: 'přepážky stačí',
  missing: (hours: number) => `chybí ${inHours(hours)}`,
  unknown: 'nelze posoudit',
  reasons,
  reasonHelp,
  openedLater: 'Den byl večer ještě zavřený. Předpověď pro něj vznikne dnes po 20. hodině.',
  heading: {
    enough: (day: string) => `${day}: obvyklé přepážky stačí`,
    missing: (day: string, hours: number) => `${day}: chybí přepážka ${inHours(hours)}`,
    unknown: (day: string) => `${day}: nelze posoudit, zda přepážky stačí`,
  },
  expectedIn: (expected: number, low: string, high: string) => `Čekáme ${clients(expected)} (${low}–${high})`,
  most: (hour: number) => `, nejvíc mezi ${hour}. a ${hour + 1}. hodinou.`,
  unknownHours: 'V některých hodinách se dosud neúřadovalo, celkem proto neříkáme.',
  naiveUsed: (day: string) => `Pro tento den v týdnu byl přesnější prostý odhad, proto se čeká tolik jako naposledy, ${day}.`,
  hoursChanged: 'Úřední hodiny se od předpovědi změnily. Předpověď je přepočtená na délku nových hodin, nové hodiny ji zatím nemají.',
  leftOut: 'Počítají se všechny činnosti, i ty, které nastavení vynechává z ostatních statistik: také ony zaberou přepážku.',
  legend: { expected: 'předpověď', range: 'rozmezí 80 %', naive: 'naposledy' },
  perHour: 'klientů za hodinu',
  table: (day: string) => `Klienti a přepážky po hodinách, ${day}`,
  rows: {
    hour: 'Hodina',
    expected: 'Čekaní klienti',
    range: 'Rozmezí',
    naive: (day: string) => `Naposledy (${day})`,
    ordered: 'Z toho objednaní',
    needed: 'Potřeba přepážek',
    neededHigh: 'Kdyby přišla horní mez',
    desks: 'Obvykle slouží',
    difference: 'Rozdíl',
    within: (minutes: number) => `Do ${number(minutes)} min s obvyklými`,
    withinNeeded: (minutes: number) => `Do ${number(minutes)} min s potřebnými`,
  },
  missingDesks: (count: number) => `chybí ${number(count)}`,
  grows: 'fronta roste',
  many: {
    all: 'Vybrat všechny pobočky',
    stores: (count: number) => `${number(count)} ${plural(count, 'pobočka', 'pobočky', 'poboček')}`,
    loading: (done: number, of: number) => `Načteno ${number(done)} z ${number(of)} poboček`,
    missing: (day: string, missing: number, of: number) =>
      `${day}: přepážky chybí ${inOf(missing, of)} ${plural(of, 'pobočky', 'poboček', 'poboček')}`,
    enough: (day: string) => `${day}: obvyklé přepážky všude stačí`,
    enoughOf: (day: string, enough: number, of: number) =>
      `${day}: obvyklé přepážky stačí ${inOf(enough, of)} ${plural(of, 'pobočky', 'poboček', 'poboček')}, u některých to nevíme`,
    enoughIn: (enough: number, of: number) => `stačí ${inOf(enough, of)}`,
    /** Names have the reason in brackets. */
    without: (counted: number, names: string) =>
      counted === 0
        ? `Součty chybí, předpověď není z čeho spočítat: ${names}.`
        : `Součty jsou ${plural(counted, `z ${number(counted)} pobočky`, `ze ${number(counted)} poboček`, `z ${number(counted)} poboček`)}. Nejsou v nich pobočky s neúplnou nebo žádnou předpovědí: ${names}.`,
    unknown: (day: string) => `${day}: nelze posoudit, zda přepážky stačí`,
    closed: (day: string) => `${day}: všude zavřeno`,
    help: 'Číslo říká, kolik přepážek je v hodině potřeba, v závorce je rozdíl proti obvyklým. Prázdné hodiny mají pobočky zavřené.',
    target: (share: string, minutes: number) => `Cíl je ${share} klientů do ${number(minutes)} min.`,
    table: (day: string) => `Potřeba přepážek po hodinách, ${day}`,
    verdict: 'Výsledek',
    failed: (names: string) => `Předpověď se nepodařilo načíst: ${names}.`,
    notOffered: (stores: string) => `Mimo váš dosah jsou pobočky č. ${stores}. V tabulce nejsou.`,
    missingIn: (missing: number, of: number) => `chybí ${inOf(missing, of)}`,
  },
  file: {
    name: 'planovani-prepazek',
    sheets: { table: 'Přepážky', about: 'Definice' },
    store: 'Pobočka',
    day: 'Den',
    weekday: 'Den v týdnu',
    low: 'Rozmezí od',
    high: 'Rozmezí do',
    naive: 'Naposledy',
    note: 'Poznámka',
    made: 'Vytvořeno',
    evening: (store: string) => `Předpověď z večera: ${store}`,
    notMade: 'ještě není',
    target: 'Cíl',
    targetOf: (share: string, minutes: number) => `${share} klientů do ${number(minutes)} min`,
    range: 'V tomto rozmezí má skončit 8 hodin z 10.',
    differenceHelp: 'Obvykle slouží méně potřeba přepážek. Pod nulou přepážky chybí.',
    download: 'Stáhnout',
    ofDay: (day: string) => `Jen ${day}`,
    ofAll: (from: string, to: string) => `Všechny dny ${from} až ${to}`,
    format: { xlsx: 'Excel (XLSX)', csv: 'CSV' },
    done: 'Soubor je stažený.',
  },
  accuracy: {
    title: 'Jak přesná je předpověď',
    help: 'O kolik klientů za hodinu se mýlila za posledních 8 týdnů; vedle toho odhad „bude jako naposledy“.',
    weekday: 'Den',
    own: 'naše',
    naive: 'naposledy',
    n: 'hodin',
    better: 'přesnější',
    none: 'Zatím není co srovnat: žádný předpovězený den ještě neproběhl.',
    naiveBetter: (days: string) => `Prostý odhad nebyl horší: ${days}. Pro tyto dny se proto používá.`,
    covered: (share: string) => `Do rozmezí se vešlo ${share} hodin, má to být 80 %.`,
    replayed: (count: number, of: number) =>
      `${number(count)} z ${number(of)} ${plural(of, 'dne', 'dnů', 'dnů')} je dopočteno zpětně, jen z toho, co se vědělo večer předem, bez objednávek.`,
  },
  basis: {
    title: 'Z čeho se počítá',
    handling: 'Obsluha',
    handlingOf: (mean: string, n: number) => `průměrně ${mean} (n ${number(n)}, posledních 8 týdnů)`,
    noHandling: 'zatím nikdo nebyl obsloužen, potřebu přepážek proto nelze spočítat',
    similar: 'Podobné dny',
    similarOf: (count: number) =>
      `${number(count)} ${plural(count, 'den', 'dny', 'dnů')} s obvyklou otevírací dobou, novější váží víc; svátky a výpadky se nepočítají`,
    clients: 'Klienti',
    clientsHelp: 'lístky podle hodiny příchodu; kdo jde na dvě činnosti, je dvakrát, kdo přišel mimo úřední hodiny, je v nejbližší z nich',
    ordered: 'Objednaní',
    orderedHelp: 'jsou v předpovědi, méně klientů se nečeká',
    desks: 'Obvykle slouží',
    desksHelp: 'medián přepážek, které v té hodině někoho obsloužily v posledních 4 podobných dnech; rozpis služeb aplikace nezná',
    formula: 'Výpočet',
    formulaHelp: (share: string, minutes: number) => `Erlang C, každá hodina zvlášť, cíl ${share} do ${number(minutes)} min`,
    without: 'Nezahrnuje',
    withoutHelp: 'přestávky, frontu z předchozí hodiny, mezeru mezi klienty, ty, kdo odejdou, a přepážky jen pro některé činnosti',
  },
};
