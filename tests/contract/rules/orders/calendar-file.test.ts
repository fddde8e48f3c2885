import { describe, expect, it } from 'vitest';
import { calendarFile } from '../../../../contract/rules/orders/calendar-file.ts';

const visit = {
  uid: 'order-1-2@poradnik',
  sequence: 3,
  writtenAt: new Date('2027-10-01T10:00:00.000Z'),
  startsAt: new Date('2027-10-31T00:30:00.000Z'),
  endsAt: new Date('2027-10-31T01:30:00.000Z'),
  summary: 'Občanské průkazy',
  location: 'Dlouhá 1, Brno',
  description: 'PIN 123456',
  isCancelled: false,
};
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('tells times in UTC, so that the hour which comes twice is told apart', () => {
    expect(linesOf(calendarFile(visit))).toEqual(
      expect.arrayContaining(['DTSTART:20271031T003000Z', 'DTEND:20271031T013000Z', 'SEQUENCE:3']),
    );
  });

  it('has no line over 75 octets and cuts no letter, however long a Czech text is', () => {
    const summary = 'Žádost o příspěvek na péči '.repeat(20).trim();
    const file = calendarFile({ ...visit, summary });
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(linesOf(file)).toContain(`SUMMARY:${summary}`);
    expect(file).not.toContain('\uFFFD');
  });

  it('takes no line of a text for one of its own', () => {
    const file = calendarFile({ ...visit, location: 'Dlouhá 1;\r\nSTATUS:CANCELLED, Brno' });
    expect(linesOf(file).filter((line) => line.startsWith('STATUS:'))).toEqual(['STATUS:CONFIRMED']);
    expect(linesOf(file)).toContain('LOCATION:Dlouhá 1\\;\\nSTATUS:CANCELLED\\, Brno');
  });

  it('names no place where there is none', () => {
    expect(calendarFile({ ...visit, location: '' })).not.toContain('LOCATION');
  });
});
