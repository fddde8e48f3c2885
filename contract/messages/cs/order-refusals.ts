import type { Details } from '../../basics/errors.ts';
import { weekdayOf } from '../../rules/opening/calendar-days.ts';
import { reasonCodes } from '../../rules/opening/day-hours.ts';
import { publicHolidays } from '../../rules/opening/public-holidays.ts';
import { formatDay, formatInstant } from '../../rules/time/shown-time.ts';
import { readDetailNumber, readDetailText } from '../basics/details.ts';
import { plural } from '../basics/plural.ts';
import { officeHours } from './console/stores/office-hours.ts';
import { opening } from './console/stores/store-tabs.ts';

/** `29.11.2026 (neděle)`. */
function dayIn(details: Details): string {
  const day = readDetailText(details, 'day');
  return day === undefined ? 'Ten den' : `Dne ${formatDay(day)} (${opening.weekdays[weekdayOf(day)] ?? ''})`;
}

/** Why the day is closed, in brackets, or nothing. */
function whyClosed(details: Details): string {
  const code = reasonCodes.find((each) => each === details['code']);
  const holiday = publicHolidays.find((each) => each === details['holiday']);
  if (code === undefined) return '';
  return ` (${officeHours.reasons[code](holiday === undefined ? (readDetailText(details, 'name') ?? '') : officeHours.holidays[holiday])})`;
}

/** The note of the block in brackets; empty if the reader may not see it. */
function noteIn(details: Details): string {
  const note = readDetailText(details, 'note');
  return note === undefined ? '' : ` (${note})`;
}

/** How many places the time has, in brackets; nothing where it is not known. */
function capacityIn(details: Details): string {
  const capacity = readDetailNumber(details, 'capacity');
  return capacity === undefined ? '' : ` (${capacity} ${plural(capacity, 'místo', 'místa', 'míst')})`;
}

/** The other way out, for who has the right to it alone. */
function orReason(details: Details): string {
  return readDetailText(details, 'way') === 'over_capacity_reason' ? ', nebo napište důvod mimo kapacitu' : '';
}

/** The times near it that are free, as a sentence; empty where they are not known. */
function nearestIn(details: Details): string {
  const times = readDetailText(details, 'nearest')?.split(' ') ?? [];
  return times.length === 0 ? '' : ` Nejbližší volné: ${times.map(formatInstant).join(', ')}.`;
}

/** How many are allowed, in brackets; nothing where it is not known. */
function countIn(details: Details): string {
  const max = readDetailNumber(details, 'max');
  return max === undefined ? '' : ` (${max})`;
}

/** After how many seconds or minutes something may be tried again. */
function waitIn(details: Details): string {
  const seconds = readDetailNumber(details, 'seconds');
  if (seconds === undefined) return ' za chvíli';
  const minutes = Math.ceil(seconds / 60);
  return seconds > 120
    ? ` za ${minutes} ${plural(minutes, 'minutu', 'minuty', 'minut')}`
    : ` za ${seconds} ${plural(seconds, 'sekundu', 'sekundy', 'sekund')}`;
}

/** What is said when an order must not be. */
export const orderRefusals = {
  email_blocked: (details: Details) => {
    const [pattern, reason, until] = ['pattern', 'reason', 'until'].map((name) => readDetailText(details, name));
    const corrected =
      readDetailText(details, 'way') === undefined
        ? 'Zadejte jiný, nebo se obraťte na hlavního správce.'
        : `Zadejte jiný, nebo blokování zrušte: Webové objednávky, Blokované e-maily${pattern === undefined ? '' : `, záznam „${pattern}“`}.`;
    return [
      `E-mail je blokovaný ${until === undefined ? 'natrvalo' : `do ${formatDay(until)}`}, objednat na něj nejde.`,
      reason === undefined ? 'Důvod u něj není zapsaný.' : `Důvod: ${reason.replace(/\.$/u, '')}.`,
      corrected,
    ].join(' ');
  },
  outside_opening_hours: (details: Details) => {
    const hours = readDetailText(details, 'hours');
    return `Termín je mimo úřední hodiny. ${dayIn(details)} má pobočka otevřeno${hours === undefined ? ' jindy' : ` ${hours}`}. Zvolte jiný čas.`;
  },
  service_blocked: (details: Details) => {
    const hours = readDetailText(details, 'hours');
    return `${dayIn(details)} je činnost zablokovaná${hours === undefined ? '' : ` ${hours}`}${noteIn(details)}. Zvolte jiný termín.`;
  },
  office_closed: (details: Details) => `${dayIn(details)} má pobočka zavřeno${whyClosed(details)}. Zvolte jiný den.`,
  order_ended: () => 'Objednávka už skončila, její termín, pobočka ani činnost se měnit nedají. Pro nový termín založte novou objednávku.',
  client_blocked: () => 'Tento e-mail je blokovaný, objednat na něj nejde. Zadejte jiný, nebo se obraťte na úřad.',
  time_not_free: () => 'Tento termín už volný není. Vyberte si jiný.',
  hold_ended: () => 'Tento termín už pro vás nedržíme. Vyberte si ho znovu, vyplněné údaje zůstaly.',
  too_many_holds: () => 'Držíte si už příliš mnoho termínů. Dokončete objednávku, nebo chvíli počkejte.',
  too_many_orders: (details: Details) =>
    `Na tento e-mail už je objednáno nejvíc termínů, kolik úřad dovoluje${countIn(details)}. Některý nejdřív zrušte.`,
  order_link_not_valid: () => 'Odkaz na objednávku neplatí. Zkontrolujte, že je celý, nebo se obraťte na úřad.',
  hidden_field_filled: () => 'Toto pole vyplnil prohlížeč nebo správce hesel. Smažte ho a odešlete objednávku znovu.',
  order_not_waiting: () =>
    'Objednávka už na potvrzení nečeká: je potvrzená, zrušená, nebo propadla. Podívejte se do e-mailu, nebo se objednejte znovu.',
  letter_too_soon: (details: Details) => `Další e-mail můžeme poslat${waitIn(details)}. Mezitím se podívejte i do nevyžádané pošty.`,
  too_many_letters: () =>
    'K této objednávce už další e-mail poslat nejde. Podívejte se do nevyžádané pošty, nebo se objednejte znovu s jiným e-mailem.',
  mailbox_full: () =>
    'Další odkaz na tento e-mail teď neposíláme: za posledních 24 hodin na něj odešlo nejvíc zpráv o nepotvrzených objednávkách, kolik dovolujeme. Otevřete odkaz v některé z nich, zadejte jiný e-mail, nebo se obraťte na úřad.',
  too_many_unconfirmed: (details: Details) =>
    `Z vašeho připojení k internetu už čeká na potvrzení tolik objednávek, kolik dovolujeme${countIn(details)}. Některou potvrďte odkazem v e-mailu, nebo to zkuste znovu${waitIn(details)}.`,
  own_phone_missing: () => 'Zkušební SMS nemáme kam poslat: u vašeho účtu není telefon. Doplňte ho ve svém profilu.',
  order_not_changeable: () => 'Tuto objednávku už změnit nejde: termín začal, nebo je zrušená či vyřízená.',
  already_waiting: (details: Details) => {
    const until = readDetailText(details, 'until');
    return `Na tento e-mail nebo telefon už se na stejnou činnost čeká${until === undefined ? '' : `, a to do ${formatDay(until)}`}. Podruhé se zařadit nejde; jakmile se místo uvolní, napíšeme.`;
  },
  too_many_waiting: () =>
    'Na tento e-mail, telefon nebo z tohoto připojení už se čeká na tolik termínů, kolik dovolujeme. Z některého čekání se nejdřív odhlaste odkazem ve zprávě.',
  waiting_not_offered: () => 'Zprávu o uvolněném místě sem teď poslat nejde. Zadejte jiný kontakt, nebo zavolejte na pobočku.',
  waiting_link_not_valid: () => 'Na tento odkaz už se nečeká: čekání skončilo, nebo jste ho zrušili. Zařadit se můžete znovu.',
  nothing_to_offer: () =>
    'Teď není co nabídnout: žádný volný termín tohoto dne nikomu z čekajících nevyhovuje, nebo už nezbývá dost času přijít. Nabídky odcházejí od 7 do 20 hodin.',
  offer_ended: () => 'Tento termín už nedržíme: půl hodiny uběhla, nebo nabídka skončila jinak.',
  order_not_moved: () => 'Objednávka už na tento termín je, nic se nezměnilo.',
  order_moved_often: () =>
    'Tuto objednávku jste za posledních 24 hodin přesunuli už několikrát, další přesun teď nejde. Zkuste to zítra, nebo zavolejte na pobočku.',
  booking_closed: () => 'Na tuto činnost se teď přes web neobjednává. Zvolte jinou, nebo se obraťte na úřad.',
  order_not_offered: (details: Details) => `V tento čas se na činnost neobjednává. Zvolte některý z volných termínů${orReason(details)}.`,
  order_other_length: (details: Details) => {
    const ends = readDetailText(details, 'ends_at');
    return `Termín, který v tento čas začíná, ${ends === undefined ? 'trvá jinak dlouho' : `končí ${formatInstant(ends)}`}. Zadejte tento konec${orReason(details)}.`;
  },
  order_full: (details: Details) =>
    `Termín je už plně obsazený${capacityIn(details)}.${nearestIn(details)} Zvolte jiný volný termín${orReason(details)}.`,
  over_capacity_not_yours: () =>
    'Objednávat mimo kapacitu nebo úřední hodiny smí jen ten, kdo má oprávnění „Objednávání mimo kapacitu“. Důvod vymažte a zvolte volný termín.',
  order_in_past: () => 'Termín už uplynul. Zvolte čas, který teprve přijde.',
};
