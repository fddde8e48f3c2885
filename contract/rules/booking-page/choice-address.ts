import { type BookingStep, bookingSteps, type Choice } from './booking-steps.ts';

export type AddressedChoice = { readonly step: BookingStep; readonly choice: Choice };

type OfferedService = { readonly id: number; readonly name: string };

/**
 * The step and the choice as a fragment, which browsers send to no one: `#form?thing=Doklady&service=7&day=2026-12-01&time=…`. What
 * lets someone in, such as the token of the time that is held, is no part of it.
 */
export function writeChoiceFragment({ step, choice }: AddressedChoice): string {
  const { thing, serviceId, day, startsAt } = choice;
  const given = { thing, service: serviceId, day, time: startsAt };
  const parameters = Object.entries(given)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
    .join('&');
  if (parameters === '') return step === 'thing' ? '' : `#${step}`;
  return `#${step}?${parameters}`;
}

/**
 * Reads such a fragment. What is written otherwise is left out, and a choice without the one before it too. A service needs no name: a
 * link in an SMS is short.
 */
export function parseChoice(fragment: string): AddressedChoice {
  const [name = '', query = ''] = fragment.replace(/^#/u, '').split('?', 2);
  const step = bookingSteps.find((each) => each === name) ?? 'thing';
  const given = new Map(query.split('&').map((pair) => [pair.split('=', 1)[0], decoded(pair.slice(pair.indexOf('=') + 1))]));
  const [thing = '', service = '', day = '', time = ''] = ['thing', 'service', 'day', 'time'].map((part) => given.get(part));
  const named = thing === '' ? {} : { thing };
  if (!/^[1-9]\d{0,9}$/u.test(service)) return { step, choice: named };
  const place = { ...named, serviceId: Number(service) };
  if (!/^\d{4}-\d\d-\d\d$/u.test(day) || Number.isNaN(Date.parse(day))) return { step, choice: place };
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(time) || Number.isNaN(Date.parse(time))) return { step, choice: { ...place, day } };
  return { step, choice: { ...place, day, startsAt: time } };
}

/** Empty where it is no text that a browser would write. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The choice as far as it is still offered: an address may be old, or name the service in another language than the page does. */
export function choiceOffered(choice: Choice, services: readonly OfferedService[]): Choice {
  const { thing } = choice;
  const named = services.filter(({ name }) => name === thing);
  const chosen = services.find(({ id }) => id === choice.serviceId);
  if (thing === undefined || named.length === 0) return chosen === undefined ? {} : { ...choice, thing: chosen.name };
  if (named.some(({ id }) => id === choice.serviceId)) return choice;
  return { thing };
}

/** What the page goes on with: the choice of the address, with what is known of it as well where both are one choice. */
export function choiceToGoOn(addressed: Choice, kept: Choice): Choice {
  if (addressed.thing === undefined && addressed.serviceId === undefined) return kept;
  const isOne =
    (addressed.thing ?? kept.thing) === kept.thing &&
    (addressed.serviceId ?? kept.serviceId) === kept.serviceId &&
    (addressed.day ?? kept.day) === kept.day &&
    (addressed.startsAt ?? kept.startsAt) === kept.startsAt;
  return isOne ? kept : addressed;
}
