import { expect, it } from 'vitest';
import { hasEnded, secondsLeft } from '../../../server/areas/accounts/sessions/session-end.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
/** Begun at 8 and active until 10, of which the policy makes an end at 16. */
const session = { started_at: at(8), last_active_at: at(10), idle_minutes: 480, absolute_hours: 8 };

it.each([
  ['no end of its own', null, 16],
  ['an end of its own before that', at(12), 12],
  ['an end of its own after that, which prolongs nothing', at(17), 16],
])('a session with %s ends by the earlier of the two, and the bound itself still holds', (_, ends_by, end) => {
  const life = { ...session, ends_by };
  expect(hasEnded(life, at(end))).toBe(false);
  expect(hasEnded(life, new Date(at(end).getTime() + 1))).toBe(true);
  expect(secondsLeft(life, at(11))).toEqual({ idle: (end - 11) * 3600, whole: (end - 11) * 3600 });
});

it('a session that is idle ends before the longest that it may last', () => {
  const life = { ...session, idle_minutes: 30, ends_by: null };
  const end = new Date(at(10).getTime() + 30 * 60_000);
  expect(hasEnded(life, end)).toBe(false);
  expect(hasEnded(life, new Date(end.getTime() + 1))).toBe(true);
  expect(secondsLeft(life, at(10))).toEqual({ idle: 1800, whole: 6 * 3600 });
});
