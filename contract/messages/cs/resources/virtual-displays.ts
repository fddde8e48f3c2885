import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';

export const virtualDisplays = {
  noun: {
    gender: 'masculine',
    one: 'virtuální displej',
    few: 'virtuální displeje',
    many: 'virtuálních displejů',
    accusative: ['virtuální displej', 'virtuální displeje', 'virtuálních displejů'],
  },
  page: 'Virtuální displeje',
  fields: {
    store_id: 'Pobočka',
    name: 'Název',
    width: 'Šířka (px)',
    height: 'Výška (px)',
    volume: 'Hlasitost (%)',
    repeat: 'Počet opakování',
    call_sound_file: 'Zvuk vyvolání',
    quiet_from: 'Doba klidu od',
    quiet_to: 'Doba klidu do',
    design: 'Vzhled a hlas',
    active: 'Aktivní',
    state: 'Stav',
    told_state: 'Naposledy hlášený stav',
    state_since: 'Stav od',
    playing_playlist_id: 'Přehrávaný playlist',
    playing_since: 'Přehrává od',
    shown_version: 'Zobrazená verze',
    shown_since: 'Zobrazena od',
    playing_version: 'Hraná verze playlistu',
    last_communication_at: 'Poslední komunikace',
  },
  tabs: { main: 'Virtuální displej', sound: 'Zvuk vyvolání', state: 'Stav' },
  choices: {
    state: { online: 'Připojen', offline: 'Odpojen', error: 'Chyba', not_known: 'Nyní neznámý' },
    told_state: { online: 'Připojen', offline: 'Odpojen', error: 'Chyba' },
  },
  children: {},
  helps: {
    width: 'Rozlišení obrazovky, obvykle 1920 × 1080.',
    volume: 'Hlasitost zvuku vyvolání. 0 znamená bez zvuku.',
    repeat: 'Kolikrát se zvuk po prvním přehrání zopakuje. 0 znamená ani jednou.',
    call_sound_file: 'Bez něj displej přehraje svůj.',
    quiet_from: 'V době klidu se vyvolává bez zvuku.',
  },
  empty: 'Zatím tu není žádný virtuální displej. Založte první.',
} satisfies LabelsOf<Registry['virtual-displays']>;
