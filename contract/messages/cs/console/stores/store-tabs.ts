import { plural } from '../../../basics/plural.ts';
import { grammar } from '../../basics/grammar.ts';

/** Groups of the tabs of a branch. */
export const branchGroups = { operation: 'Provoz', administration: 'Správa' };
export type BranchGroupWords = typeof branchGroups;

/** One store at a glance, its monitoring and its devices: tabs of a store. */
export const storeStatus = {
  glance: 'Přehled',
  devices: 'Zařízení',
  loading: 'Načítá se stav pobočky…',
  failed: 'Stav pobočky se nepodařilo načíst',
  retry: 'Zkusit znovu',
  details: 'Základní údaje',
  devicesUp: (part: number, all: number) => `${part} z ${all} v provozu`,
  kiosks: 'Kiosky',
  displays: 'Displeje',
  devicesThen: (asOf: string) => `Pobočka teď nekomunikuje: ${asOf}.`,
  licenceUnlimited: 'bez omezení',
  licenceTo: (day: string) => `do ${day}`,
  noBackup: 'zatím žádná',
  noAddress: 'nevyplněná',
  inactive: 'Pobočka není aktivní',
  inactiveText: 'V monitoringu a na úvodní stránce se neukazuje. Aktivní ji uděláte v základních údajích.',
  unread: 'nepodařilo se načíst',
  now: 'Právě teď',
  nobodyWaits: 'Nikdo nečeká.',
  queue: 'Kdo čeká a jak dlouho',
  service: 'Činnost',
  waiting: 'Čeká',
  longestWait: 'Nejdelší čekání',
  lastDay: 'Posledních 24 hodin',
  mostOutages: 'Nejvíc výpadků',
  outagesFor: 'Za jakou dobu',
  outageDays: (days: number) => `za ${days} dní`,
  outageCount: (count: number, time: string) => `${count}×, ${time}`,
  outagesOf: (store: string, count: number, time: string) =>
    `${store}: ${count} ${plural(count, 'výpadek', 'výpadky', 'výpadků')}, celkem ${time}`,
  outagesMore: (count: number) => `Další ${plural(count, 'pobočka', 'pobočky', 'pobočky')} (${count})`,
  noOutagesFor: 'žádná pobočka',
  lasts: (time: string) => `trvá ${time}`,
  took: (time: string) => `celkem ${time}`,
  device: 'Zařízení',
  deviceState: 'Stav',
  deviceSince: 'Od',
  paper: 'Papír',
  plays: 'Přehrává',
  lastContact: 'Naposledy se ozvalo',
  never: 'zatím nikdy',
  unknown: 'neznámý',
  noContact: 'Zatím se neozval',
  nothingPlays: 'nic',
  noKiosks: 'Pobočka nemá žádný kiosk v provozu.',
  noDisplays: 'Pobočka nemá žádný virtuální displej v provozu.',
  licensed: (used: number, allowed: number) => `využito ${used} z ${allowed} v licenci`,
  notLicensed: (used: number) => `${used} bez omezení licencí`,
};
export type StoreStatusWords = typeof storeStatus;

/** Days of a week, and tabs of opening hours and of the calendar: what lists and the frame of a branch show. */
export const opening = {
  weekdays: ['neděle', 'pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota'],
  weekdaysShort: ['Ne', 'Po', 'Út', 'St', 'Čt', 'Pá', 'So'],
  applyDefaults: 'Použít výchozí úřední hodiny',
  tabs: { hours: 'Úřední hodiny', plans: 'Plány a výjimky', calendar: 'Kalendář' },
};

export type OpeningWords = typeof opening;

/** Ways to the pre-shared key that a branch signs in with; what its dialogs say is fetched with them. */
export const branchKey = {
  tab: 'Klíč a spojení',
  make: 'Vytvořit klíč',
  renew: 'Vytvořit nový klíč',
};
export type BranchKeyWords = typeof branchKey;

const { number } = grammar;

/** Changes that a branch has yet to download, as lists say them; their own screen has further words. */
export const waiting = {
  tab: 'Čekající změny',
  count: (count: number) => `${number(count)} ${plural(count, 'změna čeká', 'změny čekají', 'změn čeká')}`,
};
export type WaitingWords = typeof waiting;
