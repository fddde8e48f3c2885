import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';

export const openingPlans = {
  noun: {
    gender: 'masculine',
    one: 'plán úředních hodin',
    few: 'plány úředních hodin',
    many: 'plánů úředních hodin',
    accusative: ['plán úředních hodin', 'plány úředních hodin', 'plánů úředních hodin'],
  },
  page: 'Plány úředních hodin',
  fields: { store_id: 'Pobočka', name: 'Název', valid_from: 'Platí od', valid_to: 'Platí do', intervals: 'Týden' },
  tabs: { main: 'Plán' },
  choices: {},
  children: { intervals: { weekday: 'Den v týdnu', opens: 'Od', closes: 'Do' } },
  helps: {
    valid_from: 'Základní plán nemá žádné datum a platí, kdykoli neplatí jiný.',
    valid_to: 'Poslední den platnosti. Prázdné znamená bez konce.',
  },
  empty: 'Zatím tu není žádný plán. Založte základní, aby pobočka měla úřední hodiny.',
} satisfies LabelsOf<Registry['opening-plans']>;

export const openingExceptions = {
  noun: {
    gender: 'feminine',
    one: 'výjimka z úředních hodin',
    few: 'výjimky z úředních hodin',
    many: 'výjimek z úředních hodin',
    accusative: ['výjimku z úředních hodin', 'výjimky z úředních hodin', 'výjimek z úředních hodin'],
  },
  page: 'Výjimky z úředních hodin',
  fields: { store_id: 'Pobočka', day: 'Den', closed: 'Zavřeno', intervals: 'Úřední hodiny', note: 'Poznámka' },
  tabs: { main: 'Výjimka' },
  choices: {},
  children: { intervals: { opens: 'Od', closes: 'Do' } },
  helps: {
    day: 'V tento den platí výjimka místo plánu, i když je svátek.',
    note: 'Proč je den jiný. Zobrazí se v kalendáři.',
  },
  rules: {
    closed_with_intervals: 'Zavřený den nemá úřední hodiny, odeberte intervaly, nebo den otevřete',
    intervals_needed: 'Přidejte aspoň jeden interval, nebo den označte jako zavřený',
  },
  empty: 'Zatím tu není žádná výjimka. Přidejte první pro den, kdy je otevřeno jinak než podle plánu.',
} satisfies LabelsOf<Registry['opening-exceptions']>;

export const dayMarks = {
  noun: {
    gender: 'neuter',
    one: 'označení dne',
    few: 'označení dnů',
    many: 'označení dnů',
    accusative: ['označení dne', 'označení dnů', 'označení dnů'],
  },
  page: 'Označené dny',
  fields: { store_id: 'Pobočka', day: 'Den', day_type: 'Typ dne', note: 'Poznámka' },
  tabs: { main: 'Označení' },
  choices: { day_type: { holiday: 'Svátek', blocked: 'Blokovaný', open: 'Otevřeno i o svátku' } },
  children: {},
  helps: { day_type: 'Státní svátky přicházejí samy, označovat je nemusíte.' },
  empty: 'Zatím tu není žádný označený den. Dny se označují v kalendáři pobočky.',
} satisfies LabelsOf<Registry['day-marks']>;
