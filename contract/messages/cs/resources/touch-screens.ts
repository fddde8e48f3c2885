import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';

export const touchScreens = {
  noun: {
    gender: 'masculine',
    one: 'dotykový kiosek',
    few: 'dotykové kiosky',
    many: 'dotykových kiosků',
    accusative: ['dotykový kiosek', 'dotykové kiosky', 'dotykových kiosků'],
  },
  page: 'Dotykové kiosky',
  fields: {
    store_id: 'Pobočka',
    name: 'Název',
    label: 'Popis',
    width: 'Šířka (px)',
    height: 'Výška (px)',
    active: 'Aktivní',
    state: 'Stav',
    told_state: 'Naposledy hlášený stav',
    paper: 'Papír',
    told_paper: 'Naposledy hlášený papír',
    state_since: 'Stav od',
    shown_design_version: 'Zobrazená verze vzhledu',
    shown_since: 'Zobrazena od',
    last_communication_at: 'Poslední komunikace',
  },
  tabs: { main: 'Dotykový kiosek', state: 'Stav' },
  choices: {
    state: { online: 'Připojen', offline: 'Odpojen', error: 'Chyba', not_known: 'Nyní neznámý' },
    told_state: { online: 'Připojen', offline: 'Odpojen', error: 'Chyba' },
    paper: { enough: 'Dostatek', low: 'Dochází', out: 'Došel', not_known: 'Nyní není známo' },
    told_paper: { enough: 'Dostatek', low: 'Dochází', out: 'Došel' },
  },
  children: {},
  helps: {
    label: 'Kde kiosek stojí, například Vstupní hala.',
    width: 'Rozlišení obrazovky, obvykle 1280 × 1024.',
  },
  empty: 'Zatím tu není žádný dotykový kiosek. Založte první.',
} satisfies LabelsOf<Registry['touch-screens']>;

export const kioskDesigns = {
  noun: {
    gender: 'masculine',
    one: 'vzhled kiosku',
    few: 'vzhledy kiosků',
    many: 'vzhledů kiosků',
    accusative: ['vzhled kiosku', 'vzhledy kiosků', 'vzhledů kiosků'],
  },
  page: 'Vzhledy kiosků',
  fields: {
    store_id: 'Pobočka',
    touch_screen_id: 'Kiosek',
    name: 'Název vzhledu',
    pages: 'Stránky',
    tickets: 'Lístky',
    error_image: 'Obrázek při chybě',
    error_sound: 'Zvuk při chybě',
    blocked_image: 'Obrázek zablokovaného kiosku',
    blocked_sound: 'Zvuk zablokovaného kiosku',
    paper_image: 'Obrázek, když došel papír',
    paper_sound: 'Zvuk, když došel papír',
    closed_image: 'Obrázek mimo úřední hodiny',
    printing_sound: 'Zvuk při tisku lístku',
    offline_image: 'Obrázek bez spojení',
  },
  tabs: { main: 'Vzhled kiosku', pages: 'Stránky a lístky', states: 'Zvuky a obrazy stavů' },
  choices: {},
  children: {},
  helps: { pages: 'Kreslí se v editoru stránek kiosku.' },
  empty: 'Zatím žádný kiosek nemá vlastní vzhled. Nakreslete první v editoru stránek kiosku.',
} satisfies LabelsOf<Registry['kiosk-designs']>;
