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
    play_days: 'Dny',
    hours_from: 'Hodiny od',
    hours_to: 'Hodiny do',
    priority: 'Priorita',
    active: 'Aktivní',
    buttons: 'Tlačítka kiosků',
    items: 'Položky',
  },
  tabs: { main: 'Playlist', targets: 'Kde se přehrává', items: 'Položky', times: 'Kdy se přehrává' },
  choices: { play_days: { mon: 'po', tue: 'út', wed: 'st', thu: 'čt', fri: 'pá', sat: 'so', sun: 'ne' } },
  children: {},
  rules: { hours_without_length: 'Konec hodin se rovná jejich začátku, pro celý den nechte obě pole prázdná' },
  helps: {
    virtual_display_ids: 'Na kterých displejích vybraných poboček má playlist hrát.',
    play_from: 'Prázdné pole znamená hned.',
    play_to: 'Prázdné pole znamená bez konce.',
    play_days: 'Bez vybraného dne hraje každý den.',
    hours_from: 'Prázdné pole znamená od půlnoci.',
    hours_to: 'Prázdné pole znamená do půlnoci. Konec před začátkem je až další den.',
    priority: 'Od 0 do 9, vyšší číslo má přednost.',
    items: 'Přehrávají se v tomto pořadí stále dokola.',
  },
  empty: 'Zatím tu není žádný playlist. Založte první a vyberte displeje, na kterých poběží.',
} satisfies LabelsOf<Registry['playlists']>;
