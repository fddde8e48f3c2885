import { type Booking, type Choice, nothingYet, type Typed } from './booking-steps.ts';

/** A held time as it is kept over a reload: by the clock of the machine, because the clock of a page starts at zero. */
export type KeptHold = {
  readonly token: string;
  readonly serviceId: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly held_until: string;
  readonly now: string;
  readonly receivedAtClock: number;
};

export type KeptBooking = Booking & { readonly hold: KeptHold | undefined };

type Values = Readonly<Record<string, unknown>>;

/** Reads what was kept; of what is written otherwise nothing is left. */
export function parseKeptBooking(text: string | null): KeptBooking {
  const { choice, typed, hold } = valuesIn(parsed(text));
  return { choice: choiceOf(valuesIn(choice)), typed: typedOf(valuesIn(typed)), hold: holdOf(valuesIn(hold)) };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function valuesIn(value: unknown): Values {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function textIn(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function numberIn(values: Values, name: string): number | undefined {
  const value = values[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function choiceOf(values: Values): Choice {
  const [thing, serviceId, day] = [textIn(values, 'thing'), numberIn(values, 'serviceId'), textIn(values, 'day')];
  const [startsAt, hold] = [textIn(values, 'startsAt'), textIn(values, 'hold')];
  if (thing === undefined) return {};
  if (serviceId === undefined) return { thing };
  if (day === undefined) return { thing, serviceId };
  if (startsAt === undefined || hold === undefined) return { thing, serviceId, day };
  return { thing, serviceId, day, startsAt, hold };
}

function typedOf(values: Values): Typed {
  const of = (name: 'email' | 'name' | 'phone' | 'note'): string => textIn(values, name) ?? nothingYet.typed[name];
  return { email: of('email'), name: of('name'), phone: of('phone'), note: of('note'), consent: values['consent'] === true };
}

function holdOf(values: Values): KeptHold | undefined {
  const [token, startsAt, now] = [textIn(values, 'token'), textIn(values, 'startsAt'), textIn(values, 'now')];
  const [serviceId, receivedAtClock] = [numberIn(values, 'serviceId'), numberIn(values, 'receivedAtClock')];
  const [until, endsAt] = [textIn(values, 'held_until'), textIn(values, 'endsAt')];
  const isWhole = endsAt !== undefined && token !== undefined && startsAt !== undefined && now !== undefined && until !== undefined;
  if (!isWhole || serviceId === undefined || receivedAtClock === undefined) return undefined;
  return { token, serviceId, startsAt, endsAt, held_until: until, now, receivedAtClock };
}
