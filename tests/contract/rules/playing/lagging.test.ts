import { describe, expect, it } from 'vitest';
import { laggingPlay, type ReportedPlaying, type StoredPlaylist, type WorkingDisplay } from '../../../../contract/rules/playing/lagging.ts';
import { aPlaylist } from '../../../support/playlists.ts';

const at = (text: string) => Date.parse(`2026-11-18T${text}:00+01:00`);
const loop: StoredPlaylist = aPlaylist({ version: 3, changedAt: at('08:00'), isDeleted: false });
const culture: StoredPlaylist = { ...loop, id: 2, name: 'Kultura', priority: 5, opens: 12 * 60, closes: 18 * 60, changedAt: at('07:00') };
const hall: WorkingDisplay = { id: 7, storeId: 1, readySince: at('06:00'), reported: { playlist: 1, version: 3 } };
type Varied = Partial<ReportedPlaying> & { readonly readySince?: number };
const lag = ({ readySince = hall.readySince, ...varied }: Varied, playlists = [loop, culture], now = '11:00') => {
  const reported = { playlist: 1, version: 3, ...varied };
  const found = laggingPlay(playlists, { ...hall, readySince, reported }, at(now));
  return found === null ? null : [found.plays?.name ?? null, found.should?.name ?? null, found.since];
};

describe('a display lags', () => {
  it('not while it plays what it should, in the version that it reports or in one that it does not', () => {
    expect([lag({}), lag({ version: null }), lag({ playlist: null, version: null }, [culture])]).toEqual([null, null, null]);
  });

  it('with an older version since the change, and with another playlist since its hour has come', () => {
    expect(lag({ version: 2 })).toEqual(['Smyčka', 'Smyčka', at('08:00')]);
    expect(lag({}, [loop, culture], '12:30')).toEqual(['Smyčka', 'Kultura', at('12:00')]);
    expect(lag({ version: null }, [loop, culture], '12:30')).toEqual(['Smyčka', 'Kultura', at('12:00')]);
  });

  it('where it should play and reports that nothing plays, since the change or since it can follow one', () => {
    const empty = { playlist: null, version: null };
    expect(lag(empty)).toEqual([null, 'Smyčka', at('08:00')]);
    expect(lag({ ...empty, readySince: at('10:30') })).toEqual([null, 'Smyčka', at('10:30')]);
  });

  it('not where it never reported what it plays', () => {
    expect(laggingPlay([loop], { ...hall, reported: null }, at('11:00'))).toBeNull();
  });

  it('where it plays what was deleted or taken away from its store, since that happened', () => {
    const gone = { ...culture, isDeleted: true, changedAt: at('10:00') };
    expect(lag({ playlist: 2 }, [loop, gone], '12:30')).toEqual(['Kultura', 'Smyčka', at('10:00')]);
    expect(lag({ playlist: 2 }, [loop, { ...culture, storeIds: [9], changedAt: at('10:00') }])).toEqual(['Kultura', 'Smyčka', at('10:00')]);
  });
});
