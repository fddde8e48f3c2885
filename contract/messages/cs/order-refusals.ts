import type { Details } from '../../basics/errors.ts';
import { weekdayOf } from '../../rules/opening/calendar-days.ts';
import { reasonCodes } from '../../rules/opening/day-hours.ts';
import { publicHolidays } from '../../rules/opening/public-holidays.ts';
import { formatDay } from '../../rules/shown-time.ts';
import { numberOf, textOf } from '../basics/details.ts';
import { plural } from '../basics/plural.ts';
import { opening } from './console/stores/opening.ts';

/** `29.11.2026 (neděle)`. */
function dayIn(details: Details): string {
  const day = textOf(details, 'day');
  return day === undefined ? 'Ten den' : `Dne ${formatDay(day)} (${opening.weekdays[weekdayOf(day)] ?? ''})`;
}

/** Why the day is closed, in brackets, or nothing. */
function whyClosed(details: Details): string {
  const code = reasonCodes.find((each) => each === details['code']);
  const holiday = publicHolidays.find((each) => each === details['holiday']);
  if (code === undefined) return '';
  return ` (${opening.reasons[code](holiday === undefined ? (textOf(details, 'name') ?? '') : opening.holidays[holiday])})`;
}

/** How many places the time has, in brackets; nothing where that is not told. */
function capacityIn(details: Details): string {
  const capacity = numberOf(details, 'capacity');
  return capacity === undefined ? '' : ` (${capacity} ${plural(capacity, 'místo', 'místa', 'míst')})`;
}

/** What is said when an order must not be. */
export const orderRefusals = {
  email_blocked: (details: Details) => {
    const [pattern, reason, until] = ['pattern', 'reason', 'until'].map((name) => textOf(details, name));
    const mended =
      textOf(details, 'way') === undefined
        ? 'Zadejte jiný, nebo se obraťte na hlavního správce.'
        : `Zadejte jiný, nebo blokování zrušte: Webové objednávky, Blokované e-maily${pattern === undefined ? '' : `, záznam „${pattern}“`}.`;
    return [
      `E-mail je blokovaný ${until === undefined ? 'natrvalo' : `do ${formatDay(until)}`}, objednat na něj nejde.`,
      reason === undefined ? 'Důvod u něj není zapsaný.' : `Důvod: ${reason.replace(/\.$/u, '')}.`,
      mended,
    ].join(' ');
  },
  outside_opening_hours: (details: Details) => {
    const hours = textOf(details, 'hours');
    return `Termín je mimo úřední hodiny. ${dayIn(details)} má pobočka otevřeno${hours === undefined ? ' jindy' : ` ${hours}`}. Zvolte jiný čas.`;
  },
  office_closed: (details: Details) => `${dayIn(details)} má pobočka zavřeno${whyClosed(details)}. Zvolte jiný den.`,
  order_ended: () => 'Objednávka už skončila, její termín, pobočka ani služba se měnit nedají. Pro nový termín založte novou objednávku.',
  order_not_offered: () =>
    'V tento čas se na činnost neobjednává. Zvolte některý z volných termínů, nebo s oprávněním „Objednávání mimo kapacitu“ napište důvod.',
  order_full: (details: Details) =>
    `Termín je už plně obsazený${capacityIn(details)}. Zvolte jiný volný termín, nebo s oprávněním „Objednávání mimo kapacitu“ napište důvod.`,
  over_capacity_not_yours: () =>
    'Objednávat mimo kapacitu nebo úřední hodiny smí jen ten, kdo má oprávnění „Objednávání mimo kapacitu“. Důvod vymažte a zvolte volný termín.',
  order_in_past: () => 'Termín už uplynul. Zvolte čas, který teprve přijde.',
};
