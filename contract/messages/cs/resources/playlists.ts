import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';

export const playlists = {
  noun: {
    gender: 'masculine',
    one: 'playlist',
    few: 'playlisty',
    many: 'playlistů',
    accusative: ['playlist', 'playlisty', 'playlistů'],
  },
  page: 'Playlisty',
  fields: {
    name: 'Název',
    store_ids: 'Pobočky',
    virtual_display_ids: 'Virtuální displeje',
    play_from: 'Přehrávat od',
    play_to: 'Přehrávat do',
    priority: 'Priorita',
    active: 'Aktivní',
    items: 'Položky',
  },
  tabs: { main: 'Playlist', targets: 'Kde se přehrává', items: 'Položky' },
  choices: {},
  children: { items: { title: 'Název', display_length: 'Délka zobrazení' } },
  helps: {
    virtual_display_ids: 'Na kterých displejích vybraných poboček má playlist hrát.',
    play_from: 'Prázdné pole znamená hned.',
    play_to: 'Prázdné pole znamená bez konce.',
    priority: 'Od 0 do 9, vyšší číslo má přednost.',
    items: 'Přehrávají se v tomto pořadí stále dokola.',
  },
  empty: 'Zatím tu není žádný playlist. Založte první a vyberte displeje, na kterých poběží.',
} satisfies LabelsOf<Registry['playlists']>;
