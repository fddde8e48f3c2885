import { comparePlaying, type PlayingDifference } from '../../../contract/rules/playing/lagging.ts';
import type { PlayTarget } from '../../../contract/rules/playing/playlist.ts';
import { type Playing, whatPlays } from '../../../contract/rules/playing/what-plays.ts';
import { displayTarget, type PlayingInput } from '../../branch-status/playing-input.ts';
import { type Row, textOf } from '../../crud/core/row.ts';

/** What a display reported last. `isOnline`: it is so now, as far as is known. */
export type Reported = {
  readonly isOnline: boolean;
  readonly playlist: number | null;
  readonly name: string | null;
  readonly version: number | null;
  /** Null where it never reported what it plays. */
  readonly since: string | null;
};

/** A device with what it should play and what it reports; a button reports nothing. */
export type PlayingRow = {
  readonly key: string;
  readonly storeId: number;
  readonly store: string;
  readonly name: string;
  readonly address: string;
  readonly expected: Playing;
  readonly newest: number | null;
  readonly reported: Reported | null;
  readonly difference: PlayingDifference;
};

/** What devices play at the instant: differences first, then by store and name. */
export function playingRows(input: PlayingInput, at: number): readonly PlayingRow[] {
  const rowOf = (row: Omit<PlayingRow, 'expected' | 'newest' | 'difference' | 'store'>, target: PlayTarget): PlayingRow => {
    const expected = whatPlays(input.playlists, target, at);
    const newest = input.playlists.find(({ id }) => id === expected.playlist?.id) ?? null;
    const difference = row.reported?.isOnline === true ? comparePlaying(newest, row.reported.since === null ? null : row.reported) : 'none';
    return { ...row, store: input.stores.get(row.storeId) ?? '', expected, newest: newest?.version ?? null, difference };
  };
  const displays = input.displays.map((row) =>
    rowOf(
      {
        key: `d${String(row['id'])}`,
        storeId: Number(row['store_id']),
        name: textOf(row['name']),
        address: `/virtual-displays/${String(row['id'])}`,
        reported: reportedOf(input, row),
      },
      displayTarget(row),
    ),
  );
  // A button that no playlist names has nothing to do with any.
  const named = input.buttons.filter(({ touchScreenId, buttonId }) =>
    input.playlists.some(({ buttons }) => buttons.some((each) => each.touch_screen_id === touchScreenId && each.button_id === buttonId)),
  );
  const buttons = named.map(({ touchScreenId, buttonId, storeId, kiosk, text }) =>
    rowOf(
      {
        key: `b${touchScreenId}.${buttonId}`,
        storeId,
        name: `${kiosk}: ${text}`,
        address: `/touch-screens/${touchScreenId}`,
        reported: null,
      },
      { kind: 'button', storeId, touchScreenId, buttonId },
    ),
  );
  const gravity = ({ difference }: PlayingRow): number => (difference === 'none' ? 1 : 0);
  return [...displays, ...buttons].toSorted(
    (one, other) =>
      gravity(one) - gravity(other) ||
      one.store.localeCompare(other.store, 'cs') ||
      one.name.localeCompare(other.name, 'cs', { numeric: true }),
  );
}

function reportedOf({ playlists }: PlayingInput, row: Row): Reported {
  const playlist = row['playing_playlist_id'] == null ? null : Number(row['playing_playlist_id']);
  return {
    isOnline: row['state'] === 'online',
    playlist,
    name: playlist === null ? null : (playlists.find(({ id }) => id === playlist)?.name ?? `#${playlist}`),
    version: row['playing_version'] == null ? null : Number(row['playing_version']),
    since: row['playing_since'] == null ? null : textOf(row['playing_since']),
  };
}
