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
