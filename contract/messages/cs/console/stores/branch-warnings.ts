import { plural } from '../../../basics/plural.ts';

/** Warnings of a branch and facts about it, fetched with `/stores/monitoring`. */
export const branchWarnings = {
  outage: (kind: string, at: string) => `Výpadek (${kind}) trvá od ${at}.`,
  longWait: (service: string, time: string) => `${service}: nejdéle se čeká ${time}`,
  openMore: (open: number, all: number) =>
    `${plural(open, 'Otevřena', 'Otevřeny', 'Otevřeno')} ${open} z ${all} ${plural(all, 'přepážky', 'přepážek', 'přepážek')}, otevřete další.`,
  allOpen: 'Všechny přepážky jsou otevřené.',
  device: (name: string, fault: string) => `${name}: ${fault}.`,
  warnings: {
    offline: { now: 'nehlásí se', before: 'bez spojení', next: 'Ověřte, že je zapnutý a připojený k síti.' },
    error: { now: 'hlásí poruchu', before: 'porucha', next: 'Podívejte se na pobočce, co ukazuje.' },
    low: { now: 'dochází papír', before: 'docházel papír', next: 'Doplňte papír.' },
    out: { now: 'došel papír', before: 'došel papír', next: 'Doplňte papír.' },
  },
  showsNoDesign: (at: string) => `nezobrazuje své stránky uložené od ${at}`,
  showsOlderDesign: (version: number, at: string) => `zobrazuje starší verzi stránek (${version}), novější je uložena od ${at}`,
  showsOlderSettings: (version: number, at: string) => `vyvolává podle staršího nastavení (${version}), novější je uložené od ${at}`,
  checkDisplay: 'Ověřte, že displej běží a že si server pobočky stahuje soubory z ústředny.',
  checkDesign: 'Ověřte, že kiosek běží a že si server pobočky stahuje soubory z ústředny.',
  since: (what: string, at: string) => `${what} od ${at}`,
  asOf: (what: string, asOf: string) => `${what}, ${asOf}`,
  sync: 'Poslední stažení změn se nepodařilo.',
  changes: (count: number, at: string) => `${count} ${plural(count, 'změna čeká', 'změny čekají', 'změn čeká')} na stažení od ${at}.`,
  licenceEnding: (day: string) => `Licence platí do ${day}.`,
  licenceEnded: (day: string) => `Licence skončila ${day}.`,
  show: {
    operation: 'Zobrazit provoz',
    kiosk: 'Zobrazit kiosk',
    display: 'Zobrazit displej',
    licence: 'Prodloužit licenci',
  },
  facts: {
    kiosks: 'Kiosky',
    displays: 'Virtuální displeje',
    changes: 'Změny na stažení',
    communication: 'Komunikace',
    outages: 'Výpadky za 24 h',
    licence: 'Platnost licence',
    licenceTo: (day: string) => `do ${day}`,
    licenceUnlimited: 'bez omezení',
  },
};
export type BranchWarningWords = typeof branchWarnings;

/** A display that does not play what it should: the sentences of monitoring, fetched with it. */
export const lagging = {
  text: (display: string, plays: string | null, expected: string | null, since: string) =>
    `${display}: ${plays === null ? 'nehlásí, že by něco hrál' : `hraje ${plays}`}, od ${since} ${expected === null ? 'nemá hrát nic' : `má hrát ${expected}`}.`,
  newer: (display: string, name: string, since: string) => `${display}: hraje starší verzi playlistu ${name}, nová je od ${since}.`,
  next: 'Pobočka zřejmě nestáhla soubory. Ověřte její připojení a místo na disku.',
  show: 'Co se přehrává',
};
