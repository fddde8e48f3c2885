import { describe, expect, it } from 'vitest';
import { readHours, writtenHours } from '../../../contract/rules/time/hours-of-day.ts';
import { searchedHour } from '../../../contract/rules/typing/typed-time.ts';

describe('hours of a day', () => {
  it.each(['00:00-24:00', '13:00-15:00', '23:59-24:00'])('are read from %s and written the same', (text) => {
    const hours = readHours(text);
    expect(hours === undefined ? undefined : writtenHours(hours)).toBe(text);
  });

  it.each(['15:00-13:00', '13:00-13:00', '24:00-24:00', '1:00-2:00', '13:60-14:00', '13:00', '', null, 13])('are not %j', (text) => {
    expect(readHours(text)).toBeUndefined();
  });

  it.each([
    ['9:30', '09:30'],
    ['10.30', '10:30'],
    ['24:00', '24:00'],
    ['1030', undefined],
    ['novák', undefined],
    ['10:30:59', undefined],
  ])('are sought by the word %s', (word, hour) => {
    expect(searchedHour(word)).toBe(hour);
  });
});
