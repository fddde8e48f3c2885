/** What the client has chosen so far. A new choice clears the choices that depended on it and keeps everything typed. */
export type Choice = {
  readonly thing?: string;
  readonly serviceId?: number;
  readonly day?: string;
  readonly startsAt?: string;
  /** The secret of the time that is held. */
  readonly hold?: string;
};

/** What the client typed: kept in the memory of the page alone. */
export type Typed = {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly note: string;
  readonly consent: boolean;
};

export type Booking = { readonly choice: Choice; readonly typed: Typed };

export const bookingSteps = ['thing', 'place', 'day', 'time', 'form'] as const;
export type BookingStep = (typeof bookingSteps)[number];

export const nothingYet: Booking = { choice: {}, typed: { email: '', name: '', phone: '', note: '', consent: false } };

export type BookingEvent =
  | { readonly type: 'thing'; readonly thing: string }
  | { readonly type: 'place'; readonly serviceId: number }
  | { readonly type: 'day'; readonly day: string }
  | { readonly type: 'held'; readonly startsAt: string; readonly hold: string }
  | { readonly type: 'lost' }
  | { readonly type: 'typed'; readonly typed: Partial<Typed> };

/** The booking after an event. */
export function bookingAfter({ choice, typed }: Booking, event: BookingEvent): Booking {
  switch (event.type) {
    case 'thing':
      return { choice: event.thing === choice.thing ? choice : { thing: event.thing }, typed };
    case 'place':
      return { choice: event.serviceId === choice.serviceId ? choice : { ...until(choice, 'place'), serviceId: event.serviceId }, typed };
    case 'day':
      return { choice: event.day === choice.day ? choice : { ...until(choice, 'day'), day: event.day }, typed };
    case 'held':
      return { choice: { ...until(choice, 'time'), startsAt: event.startsAt, hold: event.hold }, typed };
    case 'lost':
      return { choice: until(choice, 'time'), typed };
    case 'typed':
      return { choice, typed: { ...typed, ...event.typed } };
  }
}

/** The step that is shown: the one wanted, as of an address or the button back, or the first one that lacks a choice before it. */
export function findShownStep({ choice }: Booking, wanted: BookingStep): BookingStep {
  const missing = bookingSteps.find((step) => isOpen(choice, step));
  const furthest = missing ?? 'form';
  return bookingSteps.indexOf(wanted) < bookingSteps.indexOf(furthest) ? wanted : furthest;
}

function isOpen(choice: Choice, step: BookingStep): boolean {
  if (step === 'thing') return choice.thing === undefined;
  if (step === 'place') return choice.serviceId === undefined;
  if (step === 'day') return choice.day === undefined;
  return step === 'time' && choice.hold === undefined;
}

/** What was chosen before a step. */
function until({ thing, serviceId, day }: Choice, step: 'place' | 'day' | 'time'): Choice {
  return {
    ...(thing === undefined ? {} : { thing }),
    ...(step === 'place' || serviceId === undefined ? {} : { serviceId }),
    ...(step !== 'time' || day === undefined ? {} : { day }),
  };
}
