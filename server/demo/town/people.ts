import { between, happens, pick, type Random } from '../../../contract/rules/values/random.ts';
import { givenNames, surnames } from '../content/names.ts';

export type Person = { readonly given: string; readonly surname: string };

/** A made-up person where the surname has the form of the sex; behind counters women prevail. */
export function personOf(random: Random, shareOfWomen = 0.52): Person {
  const woman = happens(random, shareOfWomen);
  const [male, female] = pick(random, surnames);
  return { given: pick(random, woman ? givenNames.female : givenNames.male), surname: woman ? female : male };
}

/** A member of staff with a mailbox that no one has had yet. */
export function newPerson(random: Random, taken: Set<string>): Person {
  let person = personOf(random, 0.75);
  while (taken.has(makeMailbox(person))) person = personOf(random, 0.75);
  taken.add(makeMailbox(person));
  return person;
}

export function fullName({ given, surname }: Person): string {
  return `${given} ${surname}`;
}

/** `jana.novakova`: how people make addresses of their names. */
export function makeMailbox({ given, surname }: Person): string {
  return `${given}.${surname}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A Czech number in the shape that the wire keeps. */
export function phoneOf(random: Random): string {
  return `+420600${between(random, 100_000, 999_999)}`;
}

// Both ends are reserved by RFC 2606 and RFC 6761: no message can ever reach anybody.
const clientDomains = ['posta.example', 'schranka.example', 'obcan.mesto.test', 'mesto.test', 'firma.example'] as const;

/** An address of a client, for which no mailbox can exist. */
export function clientEmail(random: Random, person: Person): string {
  const year = happens(random, 0.35) ? String(between(random, 55, 99)) : '';
  return `${makeMailbox(person)}${year}@${pick(random, clientDomains)}`;
}
