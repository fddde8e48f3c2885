import { expect, it } from 'vitest';
import type { PlayingInput } from '../../src/branch-status/playing-input.ts';
import { playingRows } from '../../src/custom/now-playing/playing-rows.ts';
import { aPlaylist } from '../support/playlists.ts';

const loop = aPlaylist({ version: 3, storeIds: [1, 2] });
const culture = { ...loop, id: 2, version: 1, name: 'Kultura', storeIds: [2], priority: 5 };
const aDisplay = (id: number, store: number, reported: object) => {
  const since = '2026-11-18T07:00:00.000Z';
  return { id, store_id: store, name: `Displej ${id}`, state: 'online', playing_playlist_id: 1, playing_since: since, ...reported };
};
const input = (displays: PlayingInput['displays']): PlayingInput => ({
  playlists: [loop, culture],
  stores: new Map([
    [1, 'Radnice'],
    [2, 'Knihovna'],
  ]),
  displays,
  buttons: [],
});

it('what plays otherwise than it should is marked and comes first; what is not known differs from nothing', () => {
  const rows = playingRows(
    input([
      aDisplay(10, 1, { playing_version: 3 }),
      aDisplay(11, 1, { playing_version: 2 }),
      aDisplay(12, 2, {}),
      aDisplay(13, 2, { playing_playlist_id: null }),
      // Silent, and one that never reported what it plays.
      aDisplay(14, 2, { state: 'offline' }),
      aDisplay(15, 2, { playing_since: null, playing_playlist_id: null }),
    ]),
    Date.parse('2026-11-18T09:00:00.000Z'),
  );
  expect(rows.map(({ key, difference, expected }) => [key, difference, expected.playlist?.name])).toEqual([
    ['d12', 'other', 'Kultura'],
    ['d13', 'other', 'Kultura'],
    ['d11', 'older', 'Smyčka'],
    ['d14', 'none', 'Kultura'],
    ['d15', 'none', 'Kultura'],
    ['d10', 'none', 'Smyčka'],
  ]);
});
