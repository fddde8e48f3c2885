import { describe, expect, it } from 'vitest';
import { fitDay, fitPreposition } from '../../../contract/rules/text/fill-template.ts';
import { atTime, inAccusative, onDay } from '../../../contract/rules/time/shown-time.ts';

describe('a time after "v"', () => {
  it('goes by how the hour is spoken', () => {
    const hours = Array.from({ length: 25 }, (_, hour) => hour);
    const spoken = hours.filter((hour) => atTime(`${hour}:00`).startsWith('ve '));
    expect(spoken).toEqual([2, 3, 4, 12, 13, 14, 20, 21, 22, 23, 24]);
    expect(atTime('08:30')).toBe('v 8:30');
  });

  it.each([
    ['Zítra v ', '14:00', 'Zítra ve '],
    ['V ', '12:30', 'Ve '],
    ['Termín ve ', '9:30', 'Termín v '],
    ['Nov ', '14:00', 'Nov '],
    ['od ', '14:00', 'od '],
  ])('of the text "%s" before %s', (before, time, expected) => {
    expect(fitPreposition(before, time)).toBe(expected);
  });
});

describe('a day', () => {
  it.each([
    ['Objednávka na ', 'středa 2. 12. 2026', 'středu 2. 12. 2026'],
    ['na ', 'neděle 6. 12. 2026', 'neděli 6. 12. 2026'],
    ['na ', 'pondělí 7. 12. 2026', 'pondělí 7. 12. 2026'],
    ['dne ', 'středa 2. 12. 2026', '2. 12. 2026'],
    ['Termín: ', 'sobota 5. 12. 2026', 'sobota 5. 12. 2026'],
    ['na ', 'Wednesday 2 December 2026', 'Wednesday 2 December 2026'],
  ])('after "%s" of "%s" is "%s"', (before, day, expected) => {
    expect(fitDay(before, day)).toBe(expected);
  });

  it('is said with its preposition', () => {
    expect(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-06'].map(onDay)).toEqual([
      'v pondělí 30. 11.',
      'v úterý 1. 12.',
      've středu 2. 12.',
      've čtvrtek 3. 12.',
      'v neděli 6. 12.',
    ]);
    expect(inAccusative('sobota 5. 12. v 8:00')).toBe('sobotu 5. 12. v 8:00');
  });
});
