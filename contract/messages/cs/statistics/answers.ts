import type { Comparison, Grouping, NamedPeriod } from '../../../rules/statistics/question.ts';
import type { ReportKind } from '../../../rules/statistics/report/report-offers.ts';

/** The words of rows and questions: on the screens, in files and, later, in documents. */
export type AnswerWords = {
  readonly groupings: Readonly<Record<Grouping, string>>;
  /** The head of the column of names. */
  readonly rowsOf: Readonly<Record<Grouping, string>>;
  readonly periods: Readonly<Record<NamedPeriod, string>>;
  readonly comparisons: Readonly<Record<Comparison, string>>;
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  readonly months: readonly string[];
  readonly hour: (hour: number) => string;
  readonly week: (number: number, from: string) => string;
  readonly quarter: (number: number, year: string) => string;
  readonly walkIn: string;
  readonly booked: string;
  readonly employee: (key: string) => string;
  readonly unknownChannel: string;
  readonly noRegion: string;
  /** Work of employees at no desk. */
  readonly noDesk: string;
  readonly gone: (name: string) => string;
  readonly nameless: (key: string) => string;
  readonly total: string;
  readonly n: string;
  readonly nOf: (name: string) => string;
  readonly thenOf: (name: string) => string;
  readonly changeOf: (name: string) => string;
  readonly points: string;
  readonly sheets: { readonly table: string; readonly definitions: string };
  readonly fileName: string;
  readonly page: (number: number, of: number) => string;
  /** What is read of a graph in place of it. */
  readonly graphAlt: (value: string) => string;
  /** What reports are called, in headings and names of files. */
  readonly reports: Readonly<Record<ReportKind, string>>;
  readonly asked: {
    readonly period: string;
    readonly compared: string;
    readonly none: string;
    readonly stores: string;
    readonly regions: string;
    readonly services: string;
    readonly groups: string;
    readonly channels: string;
    readonly all: string;
    readonly by: string;
    readonly target: string;
    readonly minutes: (count: number) => string;
    readonly made: string;
    readonly counted: string;
    readonly isWhole: string;
    readonly notWhole: string;
    readonly unfinished: string;
    readonly leftOut: (count: number) => string;
    readonly stopped: (days: number) => string;
    readonly workingHours: string;
    readonly ofHours: (from: string | null, to: string | null) => string;
    readonly leftOutServices: (count: number) => string;
    readonly weekdays: string;
    readonly note: string;
    readonly value: string;
    readonly definition: string;
    readonly definitionOfN: string;
    readonly unitOfTimes: string;
  };
};

/** The hours of arrival that are counted. */
export const shownHours = (from: string | null, to: string | null): string => {
  const short = (time: string): string => time.replace(/^0/u, '');
  return [...(from === null ? [] : [`od ${short(from)}`]), ...(to === null ? [] : [`do ${short(to)}`])].join(' ');
};

export const answerWords: AnswerWords = {
  groupings: {
    total: 'Vše dohromady',
    store: 'Po pobočkách',
    region: 'Po regionech',
    service: 'Po činnostech',
    group: 'Po souhrnných činnostech',
    channel: 'Podle cesty klienta',
    booked: 'Objednaní a ostatní',
    employee: 'Po zaměstnancích',
    desk: 'Po přepážkách',
    hour: 'Po hodinách dne',
    weekday: 'Po dnech v týdnu',
    cell: 'Po hodinách týdne',
    day: 'Po dnech',
    week: 'Po týdnech',
    month: 'Po měsících',
    quarter: 'Po čtvrtletích',
    year: 'Po letech',
  },
  rowsOf: {
    total: 'Celé období',
    store: 'Pobočka',
    region: 'Region',
    service: 'Činnost',
    group: 'Souhrnná činnost',
    channel: 'Cesta klienta',
    booked: 'Klienti',
    employee: 'Zaměstnanec',
    desk: 'Přepážka',
    hour: 'Hodina příchodu',
    weekday: 'Den v týdnu',
    cell: 'Den a hodina',
    day: 'Den',
    week: 'Týden',
    month: 'Měsíc',
    quarter: 'Čtvrtletí',
    year: 'Rok',
  },
  periods: {
    today: 'Dnes',
    yesterday: 'Včera',
    week: 'Tento týden',
    last_week: 'Minulý týden',
    month: 'Tento měsíc',
    last_month: 'Minulý měsíc',
    quarter: 'Toto čtvrtletí',
    last_quarter: 'Minulé čtvrtletí',
    year: 'Letos',
    last_year: 'Loni',
  },
  comparisons: {
    before: 'Předchozí období',
    year_ago: 'Stejná data loni',
    weekdays_year_ago: 'Stejné dny v týdnu loni',
  },
  weekdays: ['pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota', 'neděle'],
  shortWeekdays: ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne'],
  months: ['leden', 'únor', 'březen', 'duben', 'květen', 'červen', 'červenec', 'srpen', 'září', 'říjen', 'listopad', 'prosinec'],
  hour: (hour) => `${hour}–${hour + 1} h`,
  week: (number, from) => `${number}. týden (od ${from})`,
  quarter: (number, year) => `${number}. čtvrtletí ${year}`,
  walkIn: 'Bez objednání',
  booked: 'Objednaní',
  employee: (key) => `Zaměstnanec č. ${key}`,
  unknownChannel: 'Objednávka, která už není v centrále',
  noRegion: 'Bez regionu',
  noDesk: 'Bez přepážky',
  gone: (name) => `${name} (zrušeno)`,
  nameless: (key) => `č. ${key}`,
  total: 'Celkem',
  n: 'n',
  nOf: (name) => `${name} – n`,
  thenOf: (name) => `${name} – srovnání`,
  changeOf: (name) => `${name} – změna`,
  points: 'b.',
  sheets: { table: 'Tabulka', definitions: 'Definice' },
  fileName: 'statistiky',
  graphAlt: (value) => `Graf: ${value}. Jeho hodnoty jsou v tabulce pod ním.`,
  page: (number, of) => `Strana ${number} z ${of}`,
  reports: { services: 'Přehled činností', clients: 'Přehled klientů', employees: 'Přehled zaměstnanců' },
  asked: {
    period: 'Období',
    compared: 'Srovnání s obdobím',
    none: 'bez srovnání',
    stores: 'Pobočky',
    regions: 'Regiony',
    services: 'Činnosti',
    groups: 'Souhrnné činnosti',
    channels: 'Cesta klienta',
    all: 'všechny',
    by: 'Řádky',
    target: 'Cíl: voláni dřív než za',
    minutes: (count) => `${count} min`,
    made: 'Vytvořeno',
    counted: 'Úplnost',
    isWhole: 'Započteno je vše, co pobočky do té chvíle oznámily.',
    notWhole: 'Část toho, co pobočky oznámily, se ještě započítává.',
    unfinished: 'Období ještě neskončilo, srovnává se se stejně dlouhou částí.',
    stopped: (days) => `Přepočet podle nového nastavení je zastavený: dnů poboček s čísly podle dřívějšího nastavení: ${days}`,
    workingHours: 'Započtené příchody',
    ofHours: shownHours,
    leftOutServices: (count) => `Nezapočteno činností, které vynechává nastavení statistik: ${count}`,
    weekdays: 'Dny v týdnu',
    note: 'Poznámka',
    leftOut: (count) => `Nezapočteno poboček, které nejsou ve vašem dosahu: ${count}`,
    value: 'Hodnota',
    definition: 'Co znamená',
    definitionOfN: 'Z kolika klientů, lístků nebo časů je hodnota. Průměry se nikdy neprůměrují.',
    unitOfTimes: 'min',
  },
};
