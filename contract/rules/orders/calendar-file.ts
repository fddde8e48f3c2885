import { octetsOf } from '../text/octets.ts';

/** The visit as the calendar of a client shows it. */
export type CalendarVisit = {
  /** One for ever: by it a calendar knows that a file changes what it has. */
  readonly uid: string;
  /** Grows with each file of the visit. */
  readonly sequence: number;
  readonly writtenAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  /** Where the client moves or cancels the order. */
  readonly link: string | null;
  /** Who sends the file; null where no e-mails go out. */
  readonly organizer: Organizer | null;
  /** E-mail of the client, where the file goes by e-mail: the calendar then takes over a change or a cancellation. */
  readonly attendee: string | null;
  readonly isCancelled: boolean;
};
export type Organizer = { readonly name: string | null; readonly email: string };

/** By which a calendar knows the visit; the number of an order alone is that of an order of another town too. */
export function visitUid({ id, created_at }: { readonly id: number; readonly created_at: Date }): string {
  return `order-${id}-${created_at.getTime()}@poradnik`;
}

/**
 * A calendar file (RFC 5545, RFC 5546). One that goes by e-mail invites the client, so that their calendar takes the next ones over; one
 * that they take from the page themselves is published. Times are of UTC, so that no rule of a time zone has to go with them.
 */
export function calendarFile(visit: CalendarVisit): string {
  const { organizer, attendee, isCancelled } = visit;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Poradnik//Central//CS',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(visit)}`,
    'BEGIN:VEVENT',
    `UID:${visit.uid}`,
    `SEQUENCE:${visit.sequence}`,
    `DTSTAMP:${utc(visit.writtenAt)}`,
    `DTSTART:${utc(visit.startsAt)}`,
    `DTEND:${utc(visit.endsAt)}`,
    `SUMMARY:${escaped(visit.summary)}`,
    ...(visit.location === '' ? [] : [`LOCATION:${escaped(visit.location)}`]),
    `DESCRIPTION:${escaped(visit.description)}`,
    ...(visit.link === null ? [] : [`URL:${visit.link}`]),
    ...(organizer === null ? [] : [`ORGANIZER${commonName(organizer.name)}:${mailto(organizer.email)}`]),
    // The client has agreed already: an answer is not asked for.
    ...(organizer === null || attendee === null
      ? []
      : [`ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(attendee)}`]),
    'CLASS:PRIVATE',
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled ? [] : alarm(visit.summary)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Puts the secret of the link where the file hides it; lines are as long as they may be again. */
export function calendarWithSecret(file: string, hidden: string, secret: string): string {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return lines.map((line) => folded(line.replaceAll(hidden, secret))).join('\r\n');
}

/** What the file asks a calendar to do, as its e-mail has to say too. */
export function calendarMethod(file: string): string {
  return /^METHOD:([A-Z]+)\r?$/mu.exec(file)?.[1] ?? 'PUBLISH';
}

function methodOf({ organizer, attendee, isCancelled }: CalendarVisit): string {
  if (organizer === null || attendee === null) return 'PUBLISH';
  return isCancelled ? 'CANCEL' : 'REQUEST';
}

/** An hour before the visit. */
function alarm(summary: string): readonly string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(summary)}`, 'TRIGGER:-PT1H', 'END:VALARM'];
}

/** The value is in quotation marks, which it cannot hold. */
function commonName(name: string | null): string {
  return name === null ? '' : `;CN="${name.replaceAll(/\p{Cc}+/gu, ' ').replaceAll('"', "'")}"`;
}

/** A mailbox may have signs that divide the parts of an address of the web. */
function mailto(email: string): string {
  return `mailto:${email.replaceAll(/[%?&#]/gu, encodeURIComponent)}`;
}

/** `20261201T080000Z`. */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/gu, '\\n');
}

/** Most octets of a line (RFC 5545, 3.1): a Czech letter takes two, and none is cut in halves. */
const longestLine = 75;

/** A long line goes on after a line break and a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, length] = ['', 0];
  for (const sign of line) {
    const size = octetsOf(sign);
    if (length + size > longestLine) {
      parts.push(part);
      [part, length] = [' ', 1];
    }
    part += sign;
    length += size;
  }
  return [...parts, part].join('\r\n');
}
