import { describe, expect, it } from 'vitest';
import { openOn } from '../../../contract/rules/booking/weekly-offer.ts';
import { closedWithin, dragged, drawn, hoursDrawn, lanesOf, stepped } from '../../../src/resources/web-orders/intervals/block-geometry.ts';
import { buildOffer } from '../../../src/resources/web-orders/intervals/draft-blocks.ts';

const tuesday = { weekday: 2, opens: '08:00', closes: '12:00' };
const tuesdayHours = { opens: '08:00', closes: '12:00' };
const point = (column: number, minutes: number) => ({ column, minutes });
const press = (key: string, shiftKey = false) => stepped(tuesday, { key, shiftKey });

describe('a block of the week', () => {
  it('is drawn in steps of five minutes, downwards and upwards, and a press makes an hour', () => {
    expect(drawn(point(0, 482), point(0, 598))).toEqual({ weekday: 1, opens: '08:00', closes: '10:00' });
    expect(drawn(point(6, 598), point(6, 482))).toEqual({ weekday: 0, opens: '08:00', closes: '10:00' });
    expect(drawn(point(1, 481), point(1, 480))).toEqual({ weekday: 2, opens: '08:00', closes: '09:00' });
    expect(drawn(point(1, 1440), point(1, 1440))).toEqual({ weekday: 2, opens: '23:00', closes: '24:00' });
  });

  it('moves to another time and day with its length, and never out of the week', () => {
    expect(dragged(tuesday, 'whole', point(1, 500), point(3, 533))).toEqual({ weekday: 4, opens: '08:35', closes: '12:35' });
    expect(dragged(tuesday, 'whole', point(1, 500), point(9, 5000))).toEqual({ weekday: 0, opens: '20:00', closes: '24:00' });
    expect(dragged(tuesday, 'whole', point(1, 500), point(-4, -5000))).toEqual({ weekday: 1, opens: '00:00', closes: '04:00' });
  });

  it('is never turned round by its edges', () => {
    expect(dragged(tuesday, 'start', point(1, 480), point(1, 2000)).opens).toBe('11:55');
    expect(dragged(tuesday, 'end', point(1, 720), point(1, 0)).closes).toBe('08:05');
  });

  it('is moved by arrows, and its end with Shift', () => {
    expect(press('ArrowDown')).toEqual({ weekday: 2, opens: '08:05', closes: '12:05' });
    expect(press('ArrowLeft')).toEqual({ weekday: 1, opens: '08:00', closes: '12:00' });
    expect(press('ArrowUp', true)).toEqual({ weekday: 2, opens: '08:00', closes: '11:55' });
    expect(press('ArrowRight', true)).toBeUndefined();
    expect(press('a')).toBeUndefined();
  });

  it('is never outside of the hours that are drawn', () => {
    expect(hoursDrawn([])).toEqual({ from: 420, to: 1080 });
    expect(hoursDrawn([{ opens: '05:30', closes: '20:10' }])).toEqual({ from: 300, to: 1260 });
    expect(hoursDrawn([{ opens: '', closes: 'x' }])).toEqual({ from: 0, to: 1080 });
  });

  it('stands beside those of its day that share its time', () => {
    const other = { weekday: 2, opens: '11:00', closes: '13:00' };
    expect(lanesOf([tuesday, other, { ...other, weekday: 3 }, { ...other, opens: '13:00', closes: '14:00' }])).toEqual([
      { lane: 0, of: 2 },
      { lane: 1, of: 2 },
      { lane: 0, of: 1 },
      { lane: 0, of: 1 },
    ]);
  });
});

describe('what clients are offered of a block', () => {
  const hours = (closes: string) => [{ weekday: 2, opens: '08:00', closes }];
  const plans = [
    { name: 'Základ', valid_from: null, valid_to: null, intervals: hours('11:00') },
    { name: 'Prosinec', valid_from: '2026-12-01', valid_to: '2026-12-31', intervals: hours('10:00') },
  ];
  const block = { ...tuesday, at: 0, length_minutes: 30, capacity: 2, valid_from: null, valid_to: null };

  it('is what lies within the opening hours, and the rest is cut off', () => {
    expect(buildOffer(block, '2026-11-20', plans)).toMatchObject({ places: 12, cut: [{ opens: '11:00', closes: '12:00' }] });
    expect(buildOffer({ ...block, weekday: 3 }, '2026-11-20', plans)).toMatchObject({ places: 0, open: [], cut: [tuesdayHours] });
  });

  it('goes by the hours of the days on which the block holds', () => {
    expect(buildOffer({ ...block, valid_from: '2026-12-01' }, '2026-11-20', plans)?.cut).toEqual([{ opens: '10:00', closes: '12:00' }]);
  });

  it('is not counted while a value is half typed', () => {
    expect(buildOffer({ ...block, length_minutes: 0 }, '2026-11-20', plans)).toBeUndefined();
    expect(buildOffer({ ...block, capacity: null }, '2026-11-20', plans)).toBeUndefined();
  });

  it('is drawn over what is closed', () => {
    expect(closedWithin({ from: 420, to: 1080 }, openOn(2, '2026-11-20', plans))).toEqual([
      { opens: '07:00', closes: '08:00' },
      { opens: '11:00', closes: '18:00' },
    ]);
    expect(closedWithin({ from: 420, to: 480 }, [])).toEqual([{ opens: '07:00', closes: '08:00' }]);
  });
});
