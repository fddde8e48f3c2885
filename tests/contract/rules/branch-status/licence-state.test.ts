import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysLeft,
  licenceStateOn,
  licensedEntities,
  licensedKindOf,
  licensedKinds,
} from '../../../../contract/rules/branch-status/licence.ts';
import { addDays } from '../../../../contract/rules/opening/calendar-days.ts';

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));

describe('the days that a licence has left', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-21', '2026-11-20', 1],
    ['2026-11-19', '2026-11-20', -1],
    ['2027-11-20', '2026-11-20', 365],
    ['2028-03-01', '2028-02-28', 2],
    ['2026-04-01', '2026-03-01', 31],
  ])('to %s on %s are %i', (validTo, today, left) => {
    expect(daysLeft(validTo, today)).toBe(left);
  });

  it('are as many as have to pass until the last day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (today, count) => {
        expect(daysLeft(addDays(today, count), today)).toBe(count);
      }),
    );
  });
});

describe('the state of a licence', () => {
  it('warns as many days before the end as are set', () => {
    const onDay = (valid_to: string, warningDays: number) => licenceStateOn('2026-11-20', { valid_to }, warningDays);
    expect([onDay('2026-11-27', 7), onDay('2026-11-28', 7)]).toEqual(['ending', 'valid']);
    expect([onDay('2026-11-20', 0), onDay('2026-11-21', 0), onDay('2026-11-19', 0)]).toEqual(['ending', 'valid', 'ended']);
  });

  it('goes from valid through ending to ended as days pass, and never back', () => {
    const order = ['valid', 'ending', 'ended'];
    fc.assert(
      fc.property(days, fc.nat(100), fc.nat(400), (valid_to, warningDays, before) => {
        const today = addDays(valid_to, 100 - before);
        const [now, next] = [today, addDays(today, 1)].map((day) => order.indexOf(licenceStateOn(day, { valid_to }, warningDays)));
        expect(now).toBeLessThanOrEqual(next ?? -1);
      }),
    );
  });
});

describe('a place of a licence', () => {
  it.each([
    ['desks', { active: true, desk_kind: 'hardware' }, 'hardware_bulkhead_desk_count'],
    ['desks', { active: true, desk_kind: 'software' }, 'software_bulkhead_desk_count'],
    ['virtual-displays', { active: true }, 'virtual_display_count'],
    ['touch-screens', { active: true }, 'input_device_count'],
    ['services', { active: true }, null],
    ['services', { active: true, desk_kind: 'hardware' }, null],
    ['desks', { active: false, desk_kind: 'hardware' }, null],
    ['virtual-displays', { active: false }, null],
    ['touch-screens', {}, null],
    ['touch-screens', { active: 'true' }, null],
  ])('is taken by a row of %s with %j as %s', (entity, row, kind) => {
    expect(licensedKindOf(entity, row)).toBe(kind);
  });

  it('is taken by every entity that a licence counts, and is one that licences name', () => {
    for (const entity of licensedEntities) expect(licensedKinds).toContain(licensedKindOf(entity, { active: true }));
  });
});
