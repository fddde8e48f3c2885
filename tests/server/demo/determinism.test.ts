import { describe, expect, it } from 'vitest';
import { demonstration } from '../../../server/demo/demonstration.ts';

const now = new Date('2026-05-11T09:00:00Z');

describe('the demonstration', () => {
  it('is the same for the same instant', () => {
    const [one, other] = [demonstration(now), demonstration(now)];
    expect(one.rows).toEqual(other.rows);
    expect(one.settings).toEqual(other.settings);
    const [days, same] = [one.days(), other.days()];
    for (const day of days) expect(JSON.stringify(day)).toBe(JSON.stringify(same.next().value));
    expect(same.next().done).toBe(true);
  });

  it('tells the same of a day whenever it is asked, once its orders are too old to be told', () => {
    const withoutId = (instant: Date) =>
      [...demonstration(instant).days()]
        .flatMap(({ tickets }) => tickets)
        .filter(({ created_at }) => created_at.startsWith('2026-02-10'))
        .map((row) => ({ ...row, id: 0, visit_id: 0 }));
    const asked = withoutId(now);
    expect(asked.length).toBeGreaterThan(500);
    expect(withoutId(new Date('2026-06-20T22:00:00Z'))).toEqual(asked);
  });

  it.each(['2026-01-01T00:30:00Z', '2026-03-29T01:30:00Z', '2026-12-24T12:00:00Z'])(
    'can be made at %s, when everything is closed',
    (instant) => {
      const today = [...demonstration(new Date(instant)).days()].at(-1);
      expect(today).toEqual({ tickets: [], sessions: [] });
    },
  );
});
