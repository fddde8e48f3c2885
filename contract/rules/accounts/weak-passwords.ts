/** Parts of names that are long enough to be recognised in a password. */
const shortestPart = 4;
/** Words that anybody would try here first. */
const ofProduct = ['poradnik', 'centralniaplikace'];

/** What a password is compared as: without case, diacritics, spaces and whatever is between words. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{Ll}\p{Nd}]/gu, '');
}

/** Whether the password is little more than the person's name, their e-mail or the product (ASVS 6.2.11). */
export function isPersonalPassword(password: string, person: { readonly name: string; readonly email: string }): boolean {
  const typed = plain(password);
  const parts = [...person.name.split(/\s+/u), ...person.email.split(/[@.]/u)].map(plain);
  const known = [...ofProduct, ...parts].filter((part) => part.length >= shortestPart).toSorted((one, other) => other.length - one.length);
  const rest = known.reduce((left, part) => left.replaceAll(part, ''), typed);
  // A long sentence may well hold a name; a password that is half a name may not.
  return rest.length < typed.length && rest.length * 2 <= typed.length;
}

/** Forms under which a password would be in a list of common ones: as it is, and without figures and signs at its end. */
export function listedForms(password: string): readonly string[] {
  const whole = password.toLowerCase();
  const bare = whole.replace(/[^\p{L}]+$/u, '');
  return [...new Set([whole, whole.replaceAll(/\s/gu, ''), bare, plain(bare)])].filter((form) => form !== '');
}

/** Common passwords of the country, which the list of the world does not have: the server refuses them, the meter knows them. */
export const czechPasswords: readonly string[] = [
  'heslo',
  'heslo123',
  'tajneheslo',
  'mojeheslo',
  'noveheslo',
  'ahojahoj',
  'maminka',
  'tatinek',
  'zlaticko',
  'milacek',
  'sluchatko',
  'praha',
  'brno',
  'ostrava',
  'sparta',
  'slavia',
  'urad',
  'magistrat',
  'radnice',
  'spravce',
  'leto',
  'podzim',
  'zima',
  'jaro',
];
