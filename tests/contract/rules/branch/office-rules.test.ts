import { expect, it } from 'vitest';
import { isQuiet, ticketNumber } from '../../../../contract/rules/branch/office-rules.ts';

it.each([
  [{ ticket_prefix: 'A', number_from: 1, number_to: 999 }, [0, 11, 998, 999], ['A001', 'A012', 'A999', 'A001']],
  [{ ticket_prefix: null, number_from: 50, number_to: 60 }, [0, 10, 11], ['50', '60', '50']],
  [{ ticket_prefix: 'B', number_from: 7, number_to: 7 }, [0, 1], ['B7', 'B7']],
])('numbers of tickets begin with the first, and again after the last: %o', (service, before, numbers) => {
  expect(before.map((count) => ticketNumber(service, count))).toEqual(numbers);
});

it.each([
  ['11:30', '13:00', ['11:30', '12:59'], ['11:29', '13:00', '00:00']],
  ['22:00', '06:00', ['22:00', '23:59', '00:00', '05:59'], ['06:00', '12:00', '21:59']],
  ['08:00', '08:00', [], ['08:00', '20:00']],
  ['08:00', null, [], ['08:00', '20:00']],
  [null, '08:00', [], ['07:00', '20:00']],
])('it is quiet from %s until before %s, over midnight too', (quiet_from, quiet_to, quiet, loud) => {
  for (const time of quiet) expect(isQuiet({ quiet_from, quiet_to }, time), time).toBe(true);
  for (const time of loud) expect(isQuiet({ quiet_from, quiet_to }, time), time).toBe(false);
});
