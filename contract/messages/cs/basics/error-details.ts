import { proofPurposes as allPurposes, type ProofPurpose } from '../../../basics/access.ts';
import type { Details } from '../../../basics/errors.ts';
import { type FormedKind, isFormed } from '../../../basics/formed.ts';
import type { LicensedKind } from '../../../rules/branch-status/licence.ts';
import { formatDay } from '../../../rules/time/shown-time.ts';
import { readDetailText } from '../../basics/details.ts';
import { plural } from '../../basics/plural.ts';

/** The name in Czech quotation marks with a space before it, or nothing. */
export function named(details: Details): string {
  const name = readDetailText(details, 'name');
  return name === undefined ? '' : ` „${name}“`;
}

/** The form that the API takes, where the value is one of a date or time. */
export function describeForm(details: Details): string | undefined {
  const format = readDetailText(details, 'format');
  return format !== undefined && isFormed(format) ? `${formats[format]}.` : undefined;
}

/** Numbers that a refusal reports, in brackets, or nothing. */
export function listNumbers(details: Details): string {
  const numbers = readDetailText(details, 'numbers');
  return numbers === undefined ? '' : ` (č. ${numbers})`;
}

/** How long to wait; from two minutes on in whole minutes. */
export function after(seconds: number | undefined): string {
  if (seconds === undefined) return 'za chvíli';
  if (seconds < 120) return `za ${seconds} ${plural(seconds, 'sekundu', 'sekundy', 'sekund')}`;
  const minutes = Math.ceil(seconds / 60);
  return `za ${minutes} ${plural(minutes, 'minutu', 'minuty', 'minut')}`;
}

/** The days of a plan in brackets, or nothing. */
export function during(details: Details): string {
  const [from, to] = [readDetailText(details, 'from'), readDetailText(details, 'to')];
  const days = [...(from === undefined ? [] : [`od ${formatDay(from)}`]), ...(to === undefined ? [] : [`do ${formatDay(to)}`])];
  return days.length === 0 ? '' : ` (${days.join(' ')})`;
}

export function formatDetailDay(details: Details): string {
  const day = readDetailText(details, 'day');
  return day === undefined ? 'tento den' : formatDay(day);
}

/** What the password is asked for again. */
const proofPurposes: Readonly<Record<ProofPurpose, string>> = {
  branch_key: 'vytvořit klíč pobočky',
  second_factor_of_user: 'zrušit uživateli dvoufázové ověření',
  required_second_factor: 'vypnout povinné dvoufázové ověření',
  personal_data: 'stáhnout soubor s osobními údaji',
  erased_person: 'vymazat osobní údaje',
  message_secret: 'zobrazit odkaz nebo kód ze zprávy',
};

export function describePurpose(details: Details): string {
  const purpose = allPurposes.find((each) => each === details['purpose']);
  return purpose === undefined ? 'pokračovat' : proofPurposes[purpose];
}

export function itemAt(place: unknown): string {
  return place === undefined ? 'Některá položka' : `Položka ${typeof place === 'number' || typeof place === 'string' ? place : ''}`;
}

/** API errors for an invalid date or time: they name the format that the API accepts. Forms use the problem texts of fields instead. */
export const formats: Readonly<Record<FormedKind, string>> = {
  day: 'Pošlete existující den ve tvaru YYYY-MM-DD, například 2026-12-24',
  time: 'Pošlete čas ve tvaru HH:mm, například 08:30',
  instant: 'Pošlete existující okamžik ve tvaru ISO 8601 s posunem, například 2026-12-24T14:30:00+01:00',
};

/** How every refusal of a licence key begins (page 03); the reason follows. */
export const keyNotChanged = 'Licenční klíč se nepodařilo změnit:';

const forms: Readonly<Record<LicensedKind, readonly [one: string, few: string, many: string]>> = {
  software_bulkhead_desk_count: ['softwarovou přepážku', 'softwarové přepážky', 'softwarových přepážek'],
  hardware_bulkhead_desk_count: ['hardwarovou přepážku', 'hardwarové přepážky', 'hardwarových přepážek'],
  virtual_display_count: ['virtuální displej', 'virtuální displeje', 'virtuálních displejů'],
  hardware_display_count: ['hardwarový displej', 'hardwarové displeje', 'hardwarových displejů'],
  input_device_count: ['kiosk', 'kiosky', 'kiosků'],
};
const forAny = ['zařízení', 'zařízení', 'zařízení'] as const;

/** "4 softwarové přepážky" in the accusative. */
export function licensedThings(kind: string | undefined, count: number): string {
  const found = Object.entries(forms).find(([name]) => name === kind)?.[1] ?? forAny;
  return `nejvýš ${count} ${plural(count, ...found)}`;
}
