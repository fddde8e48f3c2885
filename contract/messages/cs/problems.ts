import type { Details, ProblemCode } from '../../basics/errors.ts';
import { readDetailNumber, readDetailText } from '../basics/details.ts';
import { literal } from '../basics/literal.ts';
import { plural } from '../basics/plural.ts';
import { grammar } from './basics/grammar.ts';

const { number } = grammar;
const letters = (count: number): string => `${number(count)} ${plural(count, 'znak', 'znaky', 'znaků')}`;
/** After the preposition \"o\". */
const lettersAbout = (count: number): string => `${number(count)} ${plural(count, 'znaku', 'znacích', 'znacích')}`;
const items = (count: number): string => `${number(count)} ${plural(count, 'položku', 'položky', 'položek')}`;

/** With the number that the problem came with, or without it. */
function withNumber(details: Details, name: string, text: (value: number) => string, otherwise: string): string {
  const value = readDetailNumber(details, name);
  return value === undefined ? otherwise : text(value);
}

const weekdays = ['neděle', 'pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota'] as const;

/** The two intervals that share time, with their weekday where they have one. */
function overlapping(details: Details, text: (one: string, other: string, day: string) => string, otherwise: string): string {
  const [one, other, weekday] = [readDetailText(details, 'one'), readDetailText(details, 'other'), readDetailNumber(details, 'weekday')];
  const day = weekday === undefined ? undefined : weekdays[weekday];
  return one === undefined || other === undefined ? otherwise : text(one, other, day === undefined ? '' : ` (${day})`);
}

/** Which interval it is, in brackets; nothing where it is not known. */
function ofInterval(details: Details): string {
  const [interval, weekday] = [readDetailText(details, 'interval'), readDetailNumber(details, 'weekday')];
  if (interval === undefined) return '';
  return weekday === undefined ? ` (${interval})` : ` (${weekdays[weekday] ?? ''} ${interval})`;
}

/** What is at a field: what to enter instead. One sentence without a full stop, as the specification's two are. */
export const problems = {
  required: () => literal.required,
  unknown_value: () => 'Vyberte jednu z nabízených hodnot',
  wrong_type: () => 'Hodnota nemá správný tvar, zadejte ji znovu',
  too_long: (details) => withNumber(details, 'max', (max) => `Zadejte nejvýše ${letters(max)}`, 'Text je příliš dlouhý, zkraťte ho'),
  too_short: (details) => withNumber(details, 'min', (min) => `Zadejte aspoň ${letters(min)}`, 'Text je příliš krátký, doplňte ho'),
  too_small: (details) => withNumber(details, 'min', (min) => `Zadejte číslo ${number(min)} nebo vyšší`, 'Zadejte vyšší číslo'),
  too_big: (details) => withNumber(details, 'max', (max) => `Zadejte číslo ${number(max)} nebo nižší`, 'Zadejte nižší číslo'),
  too_many: (details) => withNumber(details, 'max', (max) => `Ponechte nejvýše ${items(max)}`, 'Položek je příliš mnoho, některé odeberte'),
  email: () => literal.email,
  phone: () => 'Zadejte platné telefonní číslo, například 601\u00a0234\u00a0567',
  whole_number: () => 'Zadejte celé číslo',
  day: () => 'Zadejte existující datum ve tvaru DD.MM.RRRR',
  time: () => 'Zadejte čas, například 8:30',
  instant: () => 'Zadejte existující datum a čas ve tvaru DD.MM.RRRR HH:mm',
  colour: () => 'Zadejte barvu ve tvaru #5d9cec',
  nul_character: () => 'Text obsahuje nepovolený znak, napište ho znovu',
  host_and_port: () => 'Zadejte adresu s portem, například pobocka1.mesto.cz:4000',
  email_or_phone: () => 'Zadejte e-mail nebo telefon',
  address_or_domain: () => 'Zadejte e-mail nebo doménu bez hvězdičky, například jan@example.cz nebo example.cz',
  address_list: () => 'Zadejte platné e-maily, každý jen jednou, oddělené čárkou nebo novým řádkem',
  path_pattern: () => 'Zadejte adresu od lomítka, například /stores/{id} nebo /reports/*',
  file_digest: () => 'Soubor se nahrává ve formuláři, v tabulce může být jen jeho otisk, jak ho píše export',
  ticket_prefix: () => 'Zadejte jedno písmeno bez diakritiky',
  postal_code: () => 'Zadejte PSČ jako pět číslic, například 110 00',
  day_in_past: () => 'Zvolte dnešní nebo pozdější den',
  end_before_start: (details) => `Konec musí být později než začátek${ofInterval(details)}`,
  hours_over_midnight: (details) => `Hodiny přes půlnoc${ofInterval(details)} rozdělte: jeden den do 24:00 a další od 0:00`,
  not_in_cells: () => 'Zadejte násobek pěti minut',
  visit_longer_than_interval: (details) => `Do intervalu${ofInterval(details)} se nevejde ani jeden termín`,
  days_reversed: () => 'Poslední den nesmí být dřív než první',
  intervals_overlap: (details) =>
    overlapping(
      details,
      (one, other, day) => `Interval ${other} se kryje s ${one}${day}, upravte jeden z nich`,
      'Intervaly se kryjí, upravte jeden z nich',
    ),
  missing_tags: (details) => {
    const tags = readDetailText(details, 'tags');
    return tags === undefined ? 'Doplňte do textu povinné značky' : `Doplňte do textu povinné značky: ${tags}`;
  },
  fixed_store: () => 'Pobočku už změnit nejde, založte záznam znovu u té správné',
  unknown_tags: (details) => {
    const tags = readDetailText(details, 'tags');
    return tags === undefined ? 'V textu je neznámá značka, opravte ji' : `Neznámá značka v textu: ${tags}, opravte ji`;
  },
  wrong_tags: (details) => {
    const [missing, unknown] = [readDetailText(details, 'missing'), readDetailText(details, 'unknown')];
    if (missing === undefined || unknown === undefined) return 'V textu chybí povinné značky a jsou v něm neznámé, opravte ho';
    return `Doplňte do textu povinné značky: ${missing}. Neznámé značky opravte: ${unknown}`;
  },
  unknown_reference: () => 'Vybraný záznam už neexistuje, vyberte jiný',
  ambiguous_reference: () => 'Takových záznamů je víc, zadejte číslo záznamu, například #12',
  deleted_reference: (details) => {
    const thing = readDetailText(details, 'thing');
    return thing === undefined ? 'Nejprve obnovte z koše, na co tento záznam odkazuje' : `Nejprve obnovte z koše: ${thing}`;
  },
  other_store: (details) => {
    const names = readDetailText(details, 'names');
    return names === undefined ? 'Vybraný záznam patří jiné pobočce, vyberte jiný' : `Odeberte, co patří jiné pobočce: ${names}`;
  },
  not_yours: () => 'K vybranému záznamu nemáte přístup, vyberte jiný',
  role_not_yours: () => 'Hlavního správce smí určit jen hlavní správce, vyberte jinou roli',
  level_not_yours: (details) =>
    withNumber(
      details,
      'min',
      (min) => `Zadejte číslo ${number(min)} nebo vyšší, vyšší úroveň nemáte ani vy`,
      'Tak vysokou úroveň udělit nemůžete',
    ),
  area_not_yours: () => 'Některé z těchto oprávnění sami nemáte, vraťte ho do původního stavu',
  store_not_yours: () => 'K některé z těchto poboček sami nemáte přístup, ponechte jen své',
  password_common: () => 'Toto heslo je příliš běžné, zvolte jiné',
  password_personal: () => 'Heslo je skoro jen vaše jméno, e-mail nebo název aplikace, zvolte jiné',
  password_already_used: ({ day = '' }) => `Toto heslo jste už používali (${day}), zvolte jiné`,
  password_too_weak: () => 'Heslo zatím nesplňuje všechna pravidla',
  password_too_long: (details) =>
    withNumber(details, 'max', (max) => `Zadejte heslo o nejvýše ${lettersAbout(max)}`, 'Heslo je příliš dlouhé, zkraťte ho'),
  wrong_old_password: () => 'Stávající heslo není správné, napište ho znovu',
  same_as_previous: () => 'Nové heslo je stejné jako stávající, zvolte jiné',
  wrong_pin: () => 'PIN nesouhlasí, opište ho ze zprávy o objednávce',
  wrong_code: () => literal.wrongCode,
  code_expired: () => 'Kód už neplatí, nechte si poslat nový',
  authenticator_lost: () =>
    'Server má nový tajný klíč a vaši ověřovací aplikaci už neumí ověřit. Použijte jiný způsob, nebo požádejte správce, aby druhý faktor zrušil, a aplikaci nastavte znovu',
  set_up_expired: () => 'Na nastavení uplynulo příliš mnoho času, začněte znovu',
  password_needed: () => 'Pro tuto změnu zadejte znovu své heslo',
  no_way_for_codes: () =>
    'Kódy by zatím neměly kudy odejít a nikdo by se nepřihlásil. Nastavte bránu SMS, nebo si nejprve přidejte ověřovací aplikaci či přístupový klíč',
  repeated_row: (details) =>
    withNumber(
      details,
      'line',
      (line) => `Stejná hodnota už je na řádku ${number(line)}, ponechte jen jeden`,
      'Stejná hodnota už v souboru je, ponechte ji jednou',
    ),
  not_clearable: () => 'Toto pole smazat nejde, zadejte hodnotu (prázdná buňka nic nemění)',
  forbidden_row: () => 'Takový záznam založit ani změnit nesmíte, požádejte o to správce',
} satisfies Record<ProblemCode, (details: Details) => string>;
