import { wallTimeAt } from '../../../rules/time/prague-time.ts';
import { formatLongCzechDay } from '../../../rules/time/shown-time.ts';
import { plural } from '../../basics/plural.ts';
import { inGroups } from '../../basics/spoken-digits.ts';

const digits = ['nula', 'jedna', 'dva', 'tři', 'čtyři', 'pět', 'šest', 'sedm', 'osm', 'devět'] as const;

/** Hours with "ve": their names begin with two consonants (dvě, dvanáct). */
const hoursAfterVe: ReadonlySet<number> = new Set([2, 3, 4, 12, 13, 14, 20, 21, 22, 23]);

/** `v 8 hodin`, `ve 14 hodin 15 minut`: the time of an instant in Prague as it is read aloud. */
export function spokenTime(instant: Date): string {
  const { hour, minute } = wallTimeAt(instant);
  const hours = `${hoursAfterVe.has(hour) ? 've' : 'v'} ${hour} ${plural(hour, 'hodinu', 'hodiny', 'hodin')}`;
  return minute === 0 ? hours : `${hours} ${minute} ${plural(minute, 'minutu', 'minuty', 'minut')}`;
}

/** `tři pět sedm, šest devět nula`: a PIN as it is dictated, three digits at a time. */
export function spokenPin(pin: string): string {
  return inGroups(pin, digits);
}

/** `Pondělí 30. listopadu v 8 hodin`: when a client comes, with the year where it is another one than now. */
export function spokenVisit(instant: Date, now: Date): string {
  const { year } = wallTimeAt(instant);
  const day = formatLongCzechDay(instant);
  const written = year === wallTimeAt(now).year ? day : `${day} ${year}`;
  return `${written.charAt(0).toLocaleUpperCase('cs')}${written.slice(1)} ${spokenTime(instant)}`;
}
