import type { emailBlacklist } from '../../../contract/resources/web-orders/email-blacklist.ts';
import { addDays, dayOf, minuteMs, startOf } from '../town/calendar.ts';
import { type DemoRow, made } from '../town/demo-row.ts';

/** Pattern, reason, days until it ends (null = never), days since it was written down, orders that it refused. */
const bans = [
  ['jednorazovka.example', 'Jednorázové schránky: na potvrzení nikdo neodpovídá', null, 380, 41],
  ['docasny-mail.example', 'Jednorázové schránky', null, 352, 17],
  ['10minut.example', 'Jednorázové schránky', null, 210, 6],
  ['robot@firma.example', 'Hromadné objednávání všech termínů registru vozidel', null, 174, 23],
  ['objednavky@prepisy-aut.example', 'Obchodování s termíny', null, 150, 9],
  ['termin.prodam@posta.example', 'Obchodování s termíny', null, 149, 0],
  ['josef.hruby71@schranka.example', 'Pětkrát se nedostavil bez omluvy', 62, 28, 2],
  ['alena.bila@posta.example', 'Opakovaně se nedostavila', 45, 45, 1],
  ['milan.vrana66@posta.example', 'Čtyřikrát se nedostavil', 30, 60, 0],
  ['test@firma.example', 'Zkušební objednávky dodavatele', 14, 9, 3],
  ['urazky@schranka.example', 'Urážlivé poznámky v objednávkách', 120, 61, 0],
  ['asdf@obcan.mesto.test', null, null, 33, 0],
] as const;

/** Who may not reserve, and why. */
export function demoEmailBlacklist(now: Date): readonly DemoRow<typeof emailBlacklist>[] {
  const today = dayOf(now.getTime());
  return bans.map(([pattern, reason, daysLeft, daysAgo, hits], place) => ({
    // In the morning, one a little later than the other.
    ...made(place + 1, startOf(addDays(today, -daysAgo)) + (8 * 60 + place * 17) * minuteMs),
    pattern,
    reason,
    until: daysLeft === null ? null : addDays(today, daysLeft),
    created_by: place % 3 === 0 ? 1 : 2,
    hits: hits === 0 ? null : hits,
    // In the evening of one of the days since.
    last_hit_at:
      hits === 0 ? null : new Date(startOf(addDays(today, -1 - (place % daysAgo))) + (19 * 60 + place * 23) * minuteMs).toISOString(),
  }));
}
