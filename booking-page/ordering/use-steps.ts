import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import {
  type Booking,
  type BookingEvent,
  type BookingStep,
  bookingAfter,
  findShownStep,
} from '../../contract/rules/booking-page/booking-steps.ts';
import { choiceOffered, choiceToGoOn, parseChoice, writeChoiceFragment } from '../../contract/rules/booking-page/choice-address.ts';
import { parseKeptBooking } from '../../contract/rules/booking-page/kept-booking.ts';
import type { Offer } from '../client/booking-client.ts';
import { keptInTab } from '../client/kept-in-tab.ts';

export type Steps = {
  readonly booking: Booking;
  readonly step: BookingStep;
  /** The step that the address wants, whether choices lead to it or not. */
  readonly wanted: BookingStep;
  readonly happen: (event: BookingEvent) => void;
  /** Goes on to a step; the button back of the browser leads from it to the one before. */
  readonly go: (step: BookingStep) => void;
};

/** What the client has chosen and typed, and the step that is shown: the one of the address, as far as choices lead to it. */
export function useSteps({ services }: Pick<Offer, 'services'>): Steps {
  const [booking, setBooking] = useState(() => begun(services));
  const [wanted, setWanted] = useState(stepInAddress);
  const [steps, setSteps] = useState(0);
  const { choice } = booking;
  useEffect(() => {
    const read = (): void => setWanted(stepInAddress());
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  // As soon as the step is shown it is in the address, with the choice that led to it: the button back is pressed at once.
  useLayoutEffect(() => {
    if (steps > 0) location.hash = writeChoiceFragment({ step: wanted, choice }) || wanted;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each step
  }, [steps]);
  // A choice that leads to no other step is in the address too.
  useLayoutEffect(() => {
    const address = `${location.pathname}${location.search}${writeChoiceFragment({ step: stepInAddress(), choice })}`;
    history.replaceState(history.state, '', address);
  }, [choice]);
  return {
    booking,
    step: findShownStep(booking, wanted),
    wanted,
    happen: (event) => setBooking((before) => bookingAfter(before, event)),
    go: (step) => {
      setWanted(step);
      setSteps((before) => before + 1);
    },
  };
}

/** What the address and the tab know from before. */
function begun(services: Offer['services']): Booking {
  const kept = parseKeptBooking(keptInTab('booking'));
  const choice = choiceToGoOn(parseChoice(location.hash).choice, kept.choice);
  return { choice: choiceOffered(choice, services), typed: kept.typed };
}

function stepInAddress(): BookingStep {
  return parseChoice(location.hash).step;
}
