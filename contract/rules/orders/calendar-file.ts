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
  readonly isCancelled: boolean;
};

/** By which a calendar knows the visit; the number of an order alone is that of an order of another town too. */
export function visitUid({ id, created_at }: { readonly id: number; readonly created_at: Date }): string {
  return `order-${id}-${created_at.getTime()}@poradnik`;
}

/**
 * A calendar file (RFC 5545) that a client adds by hand: METHOD:PUBLISH asks for no answer. Times are of UTC, so that no rule of
 * a time zone has to go with them.
 */
export function calendarFile(visit: CalendarVisit): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Poradnik//Central//CS',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${visit.uid}`,
    `SEQUENCE:${visit.sequence}`,
    `DTSTAMP:${utc(visit.writtenAt)}`,
    `DTSTART:${utc(visit.startsAt)}`,
    `DTEND:${utc(visit.endsAt)}`,
    `SUMMARY:${escaped(visit.summary)}`,
    ...(visit.location === '' ? [] : [`LOCATION:${escaped(visit.location)}`]),
    `DESCRIPTION:${escaped(visit.description)}`,
    'CLASS:PRIVATE',
    `STATUS:${visit.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
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

/** Octets of a letter in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
