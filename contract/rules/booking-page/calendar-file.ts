/** A visit as a calendar keeps it. */
export type Visit = {
  /** The same for ever, so that a calendar knows the visit again after a move. */
  readonly uid: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly title: string;
  readonly place: string;
  readonly writtenAt: Date;
};

/** Most octets of a line (RFC 5545, 3.1). */
const longestLine = 75;

/** A calendar file of the visit, all its times in UTC: an entry of one's own, to which nobody is asked to reply. */
export function calendarFile({ uid, startsAt, endsAt, title, place, writtenAt }: Visit): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Poradnik//Booking//CS',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stampOf(writtenAt)}`,
    `DTSTART:${stampOf(new Date(startsAt))}`,
    `DTEND:${stampOf(new Date(endsAt))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function stampOf(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d+/gu, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/gu, '\\$&').replaceAll(/\r?\n|\r/gu, '\\n');
}

/** Lines are counted in octets, and no letter is divided. */
function folded(line: string): string {
  let [text, length] = ['', 0];
  for (const letter of line) {
    const size = octetsOf(letter);
    if (length + size > longestLine) {
      text += '\r\n ';
      length = 1;
    }
    text += letter;
    length += size;
  }
  return text;
}

/** Octets of a letter in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
