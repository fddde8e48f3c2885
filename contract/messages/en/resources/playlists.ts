import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';
import { noun } from '../basics/noun.ts';

export const playlists = {
  noun: noun('playlist', 'playlists'),
  page: 'Playlists',
  fields: {
    name: 'Name',
    store_ids: 'Branches',
    virtual_display_ids: 'Virtual displays',
    play_from: 'Play from',
    play_to: 'Play to',
    play_days: 'Days',
    hours_from: 'Hours from',
    hours_to: 'Hours to',
    priority: 'Priority',
    active: 'Active',
    buttons: 'Buttons of touch screens',
    items: 'Items',
  },
  tabs: { main: 'Playlist', targets: 'Where it plays', items: 'Items', times: 'When it plays' },
  choices: { play_days: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' } },
  children: {},
  rules: { hours_without_length: 'The hours end when they begin, leave both fields empty for the whole day' },
  helps: {
    virtual_display_ids: 'On which displays of the chosen branches the playlist plays.',
    play_from: 'Empty means at once.',
    play_to: 'Empty means without end.',
    play_days: 'Without a chosen day it plays every day.',
    hours_from: 'Empty means from midnight.',
    hours_to: 'Empty means until midnight. An end before the beginning is on the next day.',
    priority: 'From 0 to 9, the higher number goes first.',
    items: 'They play in this order, over and over.',
  },
  empty: 'There is no playlist yet. Add the first one and choose the displays that it plays on.',
} satisfies LabelsOf<Registry['playlists']>;
