import { describe, expect, it } from 'vitest';
import { calendarFile } from '../../../../contract/rules/booking-page/calendar-file.ts';

const visit = {
  uid: 'order-12@mesto.test',
  startsAt: '2026-11-26T09:15:00.000Z',
  endsAt: '2026-11-26T09:30:00.000Z',
  title: 'Občanské průkazy; výdej, ztráta',
  place: 'Příliš žluťoučký kůň úpěl ďábelské ódy v ulici Nejnedůležitější, Radovín nad Zlatavou 🐎',
  writtenAt: new Date('2026-11-25T08:00:00.123Z'),
};

describe('the calendar file of a visit', () => {
  const file = calendarFile(visit);
  const lines = file.split('\r\n');

  it('has no line over 75 octets, and says the same when its lines are joined again', () => {
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${visit.place.replaceAll(',', '\\,')}\r\n`);
  });

  it('tells times in UTC, escapes what divides values, and asks nobody to reply', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'DTSTAMP:20261125T080000Z',
        'DTSTART:20261126T091500Z',
        'DTEND:20261126T093000Z',
        'SUMMARY:Občanské průkazy\\; výdej\\, ztráta',
      ]),
    );
  });

  it('lets no text begin a line of its own', () => {
    expect(calendarFile({ ...visit, title: 'Doklady\r\nATTENDEE:mailto:cizi@posta.test' })).not.toContain('\nATTENDEE');
  });
});
