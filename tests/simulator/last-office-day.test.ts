import { expect, it } from 'vitest';
import { lastOfficeDay } from '../../simulator/office/plan/local-day.ts';

it.each([
  ['a day whose doors have been open for an hour', '2026-11-27T08:00:00.000Z', '2026-11-27T06:30:00.000Z'],
  ['the day before while nobody has come yet', '2026-11-27T07:59:59.999Z', '2026-11-26T06:30:00.000Z'],
  ['the day before also between waking of the kiosks and the opening', '2026-11-27T06:45:00.000Z', '2026-11-26T06:30:00.000Z'],
  ['Friday on a Sunday', '2026-11-29T12:00:00.000Z', '2026-11-27T06:30:00.000Z'],
  ['the day before a public holiday', '2026-11-17T12:00:00.000Z', '2026-11-16T06:30:00.000Z'],
  ['Monday in the night before Tuesday in summer', '2026-07-20T22:30:00.000Z', '2026-07-20T05:30:00.000Z'],
])('plays %s', (_, now, beginning) => {
  expect(new Date(lastOfficeDay(Date.parse(now))).toISOString()).toBe(beginning);
});
