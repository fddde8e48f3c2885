import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type Booking,
  type BookingEvent,
  type BookingStep,
  bookingAfter,
  stepOf,
} from '../../contract/rules/booking-page/booking-steps.ts';
import { choiceIn, choiceOffered, choiceToGoOn, fragmentOf } from '../../contract/rules/booking-page/choice-address.ts';
import { keptIn } from '../../contract/rules/booking-page/kept-booking.ts';
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
  const newest = useRef(booking);
  const [wanted, setWanted] = useState(stepInAddress);
  const { choice } = booking;
  useEffect(() => {
    const read = (): void => setWanted(stepInAddress());
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  // A choice that leads to no other step stands in the address too.
  useEffect(() => {
    const address = `${location.pathname}${location.search}${fragmentOf({ step: stepInAddress(), choice })}`;
    history.replaceState(history.state, '', address);
  }, [choice]);
  return {
    booking,
    step: stepOf(booking, wanted),
    wanted,
    happen: (event) => {
      newest.current = bookingAfter(newest.current, event);
      setBooking(newest.current);
    },
    go: (step) => {
      location.hash = fragmentOf({ step, choice: newest.current.choice }) || step;
      setWanted(step);
    },
  };
}

/** What the address and the tab know from before. */
function begun(services: Offer['services']): Booking {
  const kept = keptIn(keptInTab('booking'));
  const choice = choiceToGoOn(choiceIn(location.hash).choice, kept.choice);
  return { choice: choiceOffered(choice, services), typed: kept.typed };
}

function stepInAddress(): BookingStep {
  return choiceIn(location.hash).step;
}
