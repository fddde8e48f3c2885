import { expect, it } from 'vitest';
import type { BookingInterval } from '../../../../contract/rules/booking/booking-plan.ts';
import { cutInWeek } from '../../../../contract/rules/booking/weekly-offer.ts';

const today = '2026-11-26';
const base = { name: 'Základ', valid_from: null, valid_to: null, intervals: [{ weekday: 2, opens: '08:00', closes: '11:00' }] };
const late = { ...base, name: 'Od ledna', valid_from: '2027-01-01', intervals: [{ weekday: 2, opens: '08:00', closes: '12:00' }] };
const morning: BookingInterval = {
  weekday: 2,
  opens: '08:00',
  closes: '12:00',
  length_minutes: 15,
  capacity: 1,
  valid_from: null,
  valid_to: null,
};

it.each<[string, Partial<BookingInterval>, readonly object[]]>([
  ['what is past closing', {}, [{ weekday: 2, opens: '11:00', closes: '12:00' }]],
  ['a whole interval of a closed day', { weekday: 3 }, [{ weekday: 3, opens: '08:00', closes: '12:00' }]],
  ['nothing of one within the hours', { closes: '11:00' }, []],
  ['nothing of one that begins with longer hours', { valid_from: '2027-01-01' }, []],
  ['nothing of one that has ended', { valid_to: '2026-11-25' }, []],
  ['nothing of one that ends before its next day', { valid_to: '2026-11-30' }, []],
  ['what is past closing on the last day', { valid_to: '2026-12-01' }, [{ weekday: 2, opens: '11:00', closes: '12:00' }]],
])('opening hours cut off %s', (_, change, cut) => {
  expect(cutInWeek([{ ...morning, ...change }], today, [base, late])).toEqual(cut);
});
