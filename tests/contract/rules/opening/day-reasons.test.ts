import { describe, expect, it } from 'vitest';
import { type DayMark, hoursOfDay, type OpeningException, type OpeningPlan } from '../../../../contract/rules/opening/day-hours.ts';

const morning = { opens: '08:00', closes: '12:00' };
const afternoon = { opens: '13:00', closes: '17:00' };
const plan: OpeningPlan = {
  id: 4,
  name: 'Základ',
  valid_from: null,
  valid_to: null,
  intervals: [
    { weekday: 4, ...afternoon },
    { weekday: 4, ...morning },
    { weekday: 5, ...afternoon },
  ],
};
const christmas = '2026-12-24';
const mark: DayMark = { id: 6, day: christmas, day_type: 'open', note: 'Otevřeno' };
const exception: OpeningException = { id: 7, day: christmas, closed: false, intervals: [afternoon, morning], note: 'Svátek' };
const planned = { code: 'base_plan', id: 4, name: 'Základ', holiday: null, intervals: [morning, afternoon] };
const byLaw = { code: 'public_holiday', id: null, name: null, holiday: 'christmas_eve', intervals: [] };

describe('why a day looks as it does', () => {
  it('is told step by step, each with the row that says so', () => {
    expect(hoursOfDay(christmas, { plans: [plan], exceptions: [exception], marks: [mark] })).toEqual({
      intervals: [morning, afternoon],
      type: 'free',
      reasons: [
        planned,
        byLaw,
        { code: 'marked_open', id: 6, name: 'Otevřeno', holiday: null, intervals: [morning, afternoon] },
        { code: 'exception', id: 7, name: 'Svátek', holiday: null, intervals: [morning, afternoon] },
      ],
    });
  });

  it('is told of rows that are not saved yet without their identifiers', () => {
    const unsaved = {
      plans: [{ name: 'Nový', valid_from: null, valid_to: null, intervals: [] }],
      exceptions: [{ day: christmas, closed: false, intervals: [morning], note: null }],
      marks: [{ day: christmas, day_type: 'blocked', note: null } as const],
    };
    const bare = { id: null, name: null, holiday: null };
    expect(hoursOfDay(christmas, unsaved)).toEqual({
      intervals: [],
      type: 'blocked',
      reasons: [
        { ...bare, code: 'base_plan', name: 'Nový', intervals: [] },
        byLaw,
        { ...bare, code: 'exception', intervals: [morning] },
        { ...bare, code: 'blocked', intervals: [] },
      ],
    });
  });

  it('is nobody where there is no plan', () => {
    expect(hoursOfDay('2026-11-20', { plans: [], exceptions: [], marks: [] }).reasons).toEqual([
      { code: 'no_plan', id: null, name: null, holiday: null, intervals: [] },
    ]);
  });

  it('has no hours of an exception that says that it is closed, whatever it has besides', () => {
    const closed = { ...exception, closed: true };
    expect(hoursOfDay(christmas, { plans: [plan], exceptions: [closed], marks: [] })).toMatchObject({
      intervals: [],
      type: 'notAvailable',
    });
  });

  it('is not told by marks and exceptions of other days', () => {
    const others = { plans: [plan], exceptions: [exception], marks: [mark, { ...mark, day_type: 'blocked' } as const] };
    expect(hoursOfDay('2026-12-31', others)).toEqual({ intervals: [morning, afternoon], type: 'free', reasons: [planned] });
  });
});
