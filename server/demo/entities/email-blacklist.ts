import type { emailBlacklist } from '../../../contract/resources/web-orders/email-blacklist.ts';
import { addDays, dayOf, minuteMs, startOf } from '../town/calendar.ts';
import { type DemoRow, made } from '../town/demo-row.ts';

/** Pattern, reason, days until it ends (null = never), days since it was written down. */
const bans = [
  ['jednorazovka.example', 'Jednorázové schránky: na potvrzení nikdo neodpovídá', null, 380],
  ['docasny-mail.example', 'Jednorázové schránky', null, 352],
  ['10minut.example', 'Jednorázové schránky', null, 210],
  ['robot@firma.example', 'Hromadné objednávání všech termínů registru vozidel', null, 174],
  ['objednavky@prepisy-aut.example', 'Obchodování s termíny', null, 150],
  ['termin.prodam@posta.example', 'Obchodování s termíny', null, 149],
  ['josef.hruby71@schranka.example', 'Pětkrát se nedostavil bez omluvy', 62, 28],
  ['alena.bila@posta.example', 'Opakovaně se nedostavila', 45, 45],
  ['milan.vrana66@posta.example', 'Čtyřikrát se nedostavil', 30, 60],
  ['test@firma.example', 'Zkušební objednávky dodavatele', 14, 9],
  ['urazky@schranka.example', 'Urážlivé poznámky v objednávkách', 120, 61],
  ['asdf@obcan.mesto.test', null, null, 33],
] as const;

/** Who may not reserve, and why. */
export function demoEmailBlacklist(now: Date): readonly DemoRow<typeof emailBlacklist>[] {
  const today = dayOf(now.getTime());
  return bans.map(([pattern, reason, daysLeft, daysAgo], place) => ({
    // In the morning, one a little later than the other.
    ...made(place + 1, startOf(addDays(today, -daysAgo)) + (8 * 60 + place * 17) * minuteMs),
    pattern,
    reason,
    until: daysLeft === null ? null : addDays(today, daysLeft),
    created_by: place % 3 === 0 ? 1 : 2,
  }));
}
