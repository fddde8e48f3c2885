import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playDays } from '../../../../contract/rules/playing/play-days.ts';
import type { Playable, PlayTarget } from '../../../../contract/rules/playing/playlist.ts';
import { candidatesFor, rankedAt } from '../../../../contract/rules/playing/playlist-ranking.ts';
import { nextLoss, timelineOf } from '../../../../contract/rules/playing/timeline.ts';
import { whatPlays } from '../../../../contract/rules/playing/what-plays.ts';
import { aPlaylist } from '../../../support/playlists.ts';

const minuteMs = 60_000;
const hall: PlayTarget = { kind: 'display', storeId: 1, id: 7 };
const image = { title: 'Plakát', file: 'a'.repeat(64), kind: 'image', display_length: 10 } as const;
const loop: Playable = aPlaylist({ items: [image] });
const at = (text: string) => Date.parse(text);
const nameAt = (playlists: readonly Playable[], text: string) => whatPlays(playlists, hall, at(text)).playlist?.name ?? null;

describe('who plays', () => {
  it('is the higher priority, then the direct target, then the later start, then the older playlist', () => {
    const own = { ...loop, id: 2, name: 'Přímo', displayIds: [7] };
    const later = { ...own, id: 4, name: 'Později', from: at('2026-11-01T00:00:00Z') };
    const urgent = { ...loop, id: 5, name: 'Naléhavě', priority: 3 };
    const why = (playlists: readonly Playable[]) => whatPlays(playlists, hall, at('2026-11-23T12:00:00Z')).why;

    expect(why([loop, own, later, urgent])).toMatchObject({ is: 'priority', winner: urgent, over: later });
    expect(why([loop, own, later])).toMatchObject({ is: 'later_start', winner: later, over: own });
    expect(why([loop, own])).toMatchObject({ is: 'direct', winner: own, over: loop });
    expect(why([{ ...loop, id: 9 }, loop])).toMatchObject({ is: 'older', winner: loop });
    expect(why([loop])).toEqual({ is: 'alone' });
    expect(why([])).toEqual({ is: 'none' });
  });

  it('is never a playlist that is switched off, has nothing to show, or is for another device', () => {
    const others = [
      { ...loop, active: false },
      { ...loop, items: [] },
      { ...loop, items: [{ ...image, file: null }] },
      { ...loop, storeIds: [2] },
      { ...loop, displayIds: [8] },
      { ...loop, buttons: [{ touch_screen_id: 3, button_id: 'b1' }] },
    ];
    expect(whatPlays(others, hall, 0)).toMatchObject({ playlist: null, since: null, until: null, item: null, next: null });
  });

  it('gives hours over midnight to the day on which they begin', () => {
    const night = [{ ...loop, days: ['fri'], opens: 22 * 60, closes: 2 * 60 }];
    expect(nameAt(night, '2026-11-27T22:30:00+01:00')).toBe('Smyčka');
    expect(nameAt(night, '2026-11-28T01:59:00+01:00')).toBe('Smyčka');
    expect(nameAt(night, '2026-11-28T02:00:00+01:00')).toBeNull();
    expect(nameAt(night, '2026-11-28T22:30:00+01:00')).toBeNull();
    expect(nameAt(night, '2026-11-27T01:00:00+01:00')).toBeNull();
  });

  it('follows the clocks of Prague when they are put on and back', () => {
    const night = [{ ...loop, opens: 2 * 60, closes: 3 * 60 }];
    // In spring the hour is left out, in autumn it comes twice and the loop goes on.
    expect(whatPlays(night, hall, at('2027-03-28T00:30:00Z')).next?.at).toBe(at('2027-03-29T02:00:00+02:00'));
    expect(whatPlays(night, hall, at('2027-10-31T00:30:00Z'))).toMatchObject({
      since: at('2027-10-31T02:00:00+02:00'),
      until: at('2027-10-31T03:00:00+01:00'),
    });
  });

  it('says which item is on the screen and what comes next', () => {
    const begins = at('2026-11-23T07:00:00+01:00');
    const morning = { ...loop, opens: 7 * 60, closes: 18 * 60, items: [image, { ...image, file: null }, { ...image, display_length: 5 }] };
    const { item, until, next } = whatPlays([morning], hall, begins + 27_000);
    expect(item).toMatchObject({ index: 1, since: begins + 25_000, until: begins + 30_000 });
    expect([until, next]).toEqual([at('2026-11-23T18:00:00+01:00'), { playlist: null, at: until }]);
  });

  it('remembers a pattern that ended weeks ago', () => {
    const ended = { ...loop, id: 2, priority: 1, days: ['mon'], to: at('2026-10-07T12:00:00Z') };
    expect(whatPlays([loop, ended], hall, at('2026-11-23T12:00:00Z')).since).toBe(at('2026-10-06T00:00:00+02:00'));
  });
});

const anchors = ['2027-03-27T20:00:00Z', '2027-10-30T20:00:00Z', '2026-11-23T00:00:00Z'].map(at);
const minute = fc.integer({ min: 0, max: 1440 });
const playlistsNear = (start: number) => {
  const bound = fc.option(fc.integer({ min: -600, max: 2600 }).map((shift) => start + shift * minuteMs));
  const one = fc.record({
    displayIds: fc.constantFrom([], [7], [8]),
    from: bound,
    to: bound,
    days: fc.subarray([...playDays]),
    opens: fc.option(minute.filter((value) => value < 1440)),
    closes: fc.option(minute.filter((value) => value > 0)),
    priority: fc.integer({ min: 0, max: 2 }),
  });
  return fc.array(one, { maxLength: 5 }).map((list) => list.map((each, place) => ({ ...loop, ...each, id: place + 1 })));
};
const town = fc.constantFrom(...anchors).chain((start) => fc.record({ start: fc.constant(start), playlists: playlistsNear(start) }));

describe('the timeline', () => {
  it('is whole and says minute by minute what the function says, also when clocks change', () => {
    fc.assert(
      fc.property(town, ({ start, playlists }) => {
        const end = start + 2 * 1440 * minuteMs;
        const segments = timelineOf(playlists, hall, { from: start, to: end });
        expect([segments[0]?.from, segments.at(-1)?.to]).toEqual([start, end]);
        for (const [place, { from, to }] of segments.entries()) {
          expect(from).toBeLessThan(to);
          expect(segments[place + 1]?.from ?? end).toBe(to);
        }
        const candidates = candidatesFor(playlists, hall);
        for (let now = start; now < end; now += minuteMs) {
          const segment = segments.find(({ from, to }) => from <= now && now < to);
          const [winner, ...hidden] = rankedAt(candidates, now);
          if (segment?.playlist !== (winner ?? null) || segment.hidden.length !== hidden.length) expect.unreachable(String(now));
          if (now % (40 * minuteMs) === 0)
            expect(whatPlays(playlists, hall, now)).toMatchObject({ playlist: segment.playlist, why: segment.why });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('agrees with since and until: the same plays from one to the other, and something else just outside', () => {
    fc.assert(
      fc.property(town, fc.integer({ min: 0, max: 2880 }), ({ start, playlists }, shift) => {
        const now = start + shift * minuteMs;
        const { playlist, since, until, next } = whatPlays(playlists, hall, now);
        const idAt = (instant: number) => whatPlays(playlists, hall, instant).playlist?.id;
        if (since !== null) expect([idAt(since) === playlist?.id, idAt(since - 1) === playlist?.id]).toEqual([true, false]);
        if (until !== null) expect([idAt(until - 1), idAt(until)]).toEqual([playlist?.id, next?.playlist?.id]);
        const [from, to] = [since ?? now - 86_400_000, until ?? now + 86_400_000];
        for (let step = 0; step <= 50; step += 1) expect(idAt(from + Math.floor(((to - 1 - from) * step) / 50))).toBe(playlist?.id);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what a playlist loses next', () => {
  const rival = { ...loop, id: 2, name: 'Volby', priority: 3, from: at('2026-12-14T08:00:00+01:00'), to: at('2026-12-16T08:00:00+01:00') };
  const from = at('2026-11-30T00:00:00+01:00');

  it('is the first instant at which another one wins while it would play, with the reason', () => {
    expect(nextLoss([loop, rival], hall, loop.id, from)).toMatchObject({
      at: rival.from,
      why: { is: 'priority', winner: rival, over: loop },
    });
    expect(nextLoss([loop, rival], hall, loop.id, at('2026-12-15T00:00:00+01:00'))?.at).toBe(at('2026-12-15T00:00:00+01:00'));
  });

  it('has the reason of the playlist itself, even where another one loses before it', () => {
    const second = { ...loop, id: 3, name: 'Doklady', priority: 2 };
    expect(nextLoss([loop, rival, second], hall, loop.id, rival.from)?.why).toEqual({ is: 'priority', winner: rival, over: loop });
    const [segment] = timelineOf([loop, rival, second], hall, { from: rival.from, to: rival.to, ownId: loop.id });
    expect(segment?.why).toEqual({ is: 'priority', winner: rival, over: loop });
  });

  it('is nothing where it ends before, plays elsewhere, wins, or is alone', () => {
    expect(nextLoss([{ ...loop, to: at('2026-12-10T00:00:00+01:00') }, rival], hall, loop.id, from)).toBeNull();
    expect(nextLoss([{ ...loop, displayIds: [8] }, rival], hall, loop.id, from)).toBeNull();
    expect(nextLoss([loop, rival], hall, rival.id, from)).toBeNull();
    expect(nextLoss([loop], hall, loop.id, from)).toBeNull();
    expect(nextLoss([loop, rival], hall, loop.id, at('2026-12-16T08:00:00+01:00'))).toBeNull();
  });

  it('is met at every minute by who plays', () => {
    const daily = { ...rival, opens: 9 * 60, closes: 10 * 60, days: ['tue'] };
    const loss = nextLoss([loop, daily], hall, loop.id, from);
    expect(loss?.at).toBe(at('2026-12-15T09:00:00+01:00'));
    expect(nameAt([loop, daily], '2026-12-15T09:00:00+01:00')).toBe('Volby');
    expect(nameAt([loop, daily], '2026-12-15T08:59:00+01:00')).toBe('Smyčka');
  });
});
