import { expect, it } from 'vitest';
import { callsOf } from '../../../src/device-pictures/branch-calls.ts';

const ofDesks = [
  { id: 4, number: 2 },
  { id: 5, number: 12 },
];
const ofServices = [
  { id: 1, name: 'Matrika', virtual_display_name: null },
  { id: 2, name: 'Czech POINT', virtual_display_name: 'Výpisy' },
];
const aTicket = (id: number, number: string, called: { readonly at: string; readonly desk: number } | null, service = 1) => {
  return { id, number, called_at: called?.at ?? null, desk_id: called?.desk ?? null, service_id: service };
};

it('calls of the branch are those of its tickets, the newest first, and of no other', () => {
  const rows = [
    aTicket(3, 'B003', { at: '2026-11-30T08:10:00.000Z', desk: 4 }, 2),
    aTicket(2, 'A002', { at: '2026-11-30T08:20:00.000Z', desk: 5 }),
    // Not called, and called at a desk that the branch does not have.
    aTicket(4, 'A004', null),
    aTicket(1, 'A001', { at: '2026-11-30T08:30:00.000Z', desk: 9 }),
  ];
  expect(callsOf(rows, ofDesks, ofServices)).toEqual([
    { id: '2', number: 'A002', desk: '12', service: 'Matrika', attempt: 1 },
    { id: '3', number: 'B003', desk: '2', service: 'Výpisy', attempt: 1 },
  ]);
  expect(callsOf([], ofDesks, ofServices)).toEqual([]);
});
