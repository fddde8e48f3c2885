import type { PasswordStandard, ShortcomingCode } from '../../../../rules/accounts/password-standards.ts';
import { plural } from '../../../basics/plural.ts';

const characters = (count: number): string => `${count} ${plural(count, 'znak', 'znaky', 'znaků')}`;
const days = (count: number): string => `${count} ${plural(count, 'den', 'dny', 'dnů')}`;

/** What a policy of passwords means, and which standards it meets. */
export const policy = {
  meaning: {
    title: 'Co nastavení znamená',
    unsaved: 'Platí pro hodnoty ve formuláři, i dokud nejsou uložené.',
    length: (ofAll: number, ofSuper: number) =>
      ofSuper > ofAll
        ? `Heslo má aspoň ${characters(ofAll)}, heslo hlavního správce aspoň ${ofSuper}.`
        : `Heslo má aspoň ${characters(ofAll)}.`,
    kinds: (names: string) => (names === '' ? 'Druhy znaků předepsané nejsou.' : `Obsahuje ${names}.`),
    tries: (allowed: number, most: number) =>
      `Po ${allowed} ${allowed === 1 ? 'neúspěšném pokusu' : 'neúspěšných pokusech'} se na další čeká, nejprve minutu, nejdéle 15 minut. Po ${most} se účet zablokuje.`,
    life: (count: number) => (count === 0 ? 'Heslo platí stále.' : `Heslo platí ${days(count)}, pak si uživatel zvolí nové.`),
    history: (count: number) =>
      count === 0
        ? 'Nové heslo nesmí být stejné jako stávající.'
        : `Znovu nejde použít stávající heslo ani ${plural(count, `${count} předchozí`, `${count} předchozí`, `${count} předchozích`)}.`,
    common: 'Běžná hesla a hesla složená ze jména, e-mailu nebo názvu aplikace odmítáme vždy.',
    secondFactor: (length: number, seconds: number) =>
      `Při přihlášení se zadává ještě kód z SMS. Má ${length} ${plural(length, 'číslici', 'číslice', 'číslic')} a platí ${seconds} ${plural(seconds, 'sekundu', 'sekundy', 'sekund')}.`,
    noSecondFactor: 'Kód z SMS se při přihlášení nevyžaduje.',
  },
  standards: {
    title: 'Vzory nastavení',
    help: 'Tlačítko doplní hodnoty do formuláře, uložíte je sami. Co je přísnější, než vzor žádá, zůstane.',
    names: { nist: 'NIST', decree: 'Vyhláška' } satisfies Record<PasswordStandard, string>,
    notes: {
      nist: 'Doporučení NIST SP 800-63B-4: delší heslo místo předepsaných znaků a nucených změn.',
      decree:
        'Vyhláška o kybernetické bezpečnosti č. 82/2018 Sb., § 19. Nahradily ji vyhlášky č. 409/2025 a 410/2025 Sb., jejich platné znění si ověřte.',
    } satisfies Record<PasswordStandard, string>,
    fill: (name: string) => `Vyplnit podle vzoru „${name}“`,
    met: 'Splňuje',
    missed: 'Nesplňuje',
    misses: 'Vzor žádá navíc:',
    filled: (name: string) => `Formulář je vyplněný podle vzoru „${name}“. Zkontrolujte ho a uložte.`,
    shortcoming: {
      length: (limit) => `heslo aspoň ${characters(limit)}`,
      super_length: (limit) => `heslo hlavního správce aspoň ${characters(limit)}`,
      composition: () => 'žádné předepsané druhy znaků',
      never_expires: (limit) => `platnost hesla nejvýše ${days(limit)}`,
      expires: () => 'platnost hesla bez omezení (0)',
      expires_late: (limit) => `platnost hesla nejvýše ${days(limit)}`,
      history: (limit) => `aspoň ${limit} posledních hesel bez opakování`,
      code_length: (limit) => `kód aspoň o ${limit} číslicích`,
      code_validity: (limit) => `platnost kódu nejvýše ${limit} sekund`,
    } satisfies Record<ShortcomingCode, (limit: number) => string>,
  },
  sample: {
    title: 'Zkuste heslo',
    label: 'Vzorek hesla',
    help: 'Nepište sem své skutečné heslo. Vzorek se nikam neodesílá ani neukládá.',
    ofSuper: 'Heslo hlavního správce',
    accepted: 'Pravidla vzorek splňuje.',
    refused: 'Pravidla vzorek nesplňuje.',
  },
};
export type PolicyWords = typeof policy;
