import { describe, expect, it } from 'vitest';
import { calendarFile, calendarMethod, calendarWithSecret } from '../../../../contract/rules/orders/calendar-file.ts';

const visit = {
  uid: 'order-1-2@poradnik',
  sequence: 3,
  writtenAt: new Date('2027-10-01T10:00:00.000Z'),
  startsAt: new Date('2027-10-31T00:30:00.000Z'),
  endsAt: new Date('2027-10-31T01:30:00.000Z'),
  summary: 'Občanské průkazy',
  location: 'Dlouhá 1, Brno',
  description: 'PIN 123456',
  link: null,
  organizer: null,
  attendee: null,
  isCancelled: false,
};
const invited = { ...visit, organizer: { name: 'Město "Brno"', email: 'urad@brno.test' }, attendee: 'jana+urad%1@doma.test' };
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

  it('is published where the client takes it from the page, and invites and cancels where it goes by e-mail', () => {
    expect(calendarMethod(calendarFile(visit))).toBe('PUBLISH');
    expect(calendarMethod(calendarFile(invited))).toBe('REQUEST');
    expect(calendarMethod(calendarFile({ ...invited, isCancelled: true }))).toBe('CANCEL');
    // No one invites to what is taken from the page of an office without e-mails.
    expect(calendarMethod(calendarFile({ ...visit, attendee: 'jana@doma.test', isCancelled: true }))).toBe('PUBLISH');
  });

  it('names the office and the client, and asks for no answer', () => {
    expect(linesOf(calendarFile(invited))).toEqual(
      expect.arrayContaining([
        `ORGANIZER;CN="Město 'Brno'":mailto:urad@brno.test`,
        'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:jana+urad%251@doma.test',
      ]),
    );
  });

  it('reminds an hour before the visit, and of none that is cancelled', () => {
    expect(linesOf(calendarFile(visit)).filter((line) => /VALARM|TRIGGER/u.test(line))).toEqual([
      'BEGIN:VALARM',
      'TRIGGER:-PT1H',
      'END:VALARM',
    ]);
    expect(calendarFile({ ...visit, isCancelled: true })).not.toContain('VALARM');
  });

  it('gets the secret of its link wherever a line is folded, and stays as narrow as lines may be', () => {
    const link = `https://objednani.dlouhe-jmeno-mesta.test/objednani?lang=cs#o=${'•'.repeat(6)}`;
    const secret = 'a'.repeat(43);
    for (const padding of Array.from({ length: 40 }, (_, length) => 'x'.repeat(length))) {
      const hidden = calendarFile({ ...visit, link, description: `${padding} ${link}` });
      const file = calendarWithSecret(hidden, '•'.repeat(6), secret);
      expect(linesOf(file)).toContain(`URL:https://objednani.dlouhe-jmeno-mesta.test/objednani?lang=cs#o=${secret}`);
      expect(linesOf(file).find((line) => line.startsWith('DESCRIPTION:'))).toContain(secret);
      expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    }
  });
});
