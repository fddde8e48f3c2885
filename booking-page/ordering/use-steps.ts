import { useEffect, useReducer, useState } from 'preact/hooks';
import {
  type Booking,
  type BookingEvent,
  type BookingStep,
  bookingAfter,
  bookingSteps,
  nothingYet,
  stepOf,
} from '../../contract/rules/booking-page/booking-steps.ts';

export type Steps = {
  readonly booking: Booking;
  readonly step: BookingStep;
  readonly happen: (event: BookingEvent) => void;
  /** Goes on to a step; the button back of the browser leads from it to the one before. */
  readonly go: (step: BookingStep) => void;
};

/** What the client has chosen and typed, and the step that is shown: the one of the address, as far as choices lead to it. */
export function useSteps(): Steps {
  const [booking, happen] = useReducer(bookingAfter, nothingYet);
  const [wanted, setWanted] = useState(stepInAddress);
  useEffect(() => {
    const read = (): void => setWanted(stepInAddress());
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return {
    booking,
    step: stepOf(booking, wanted),
    happen,
    go: (step) => {
      location.hash = step;
      setWanted(step);
    },
  };
}

function stepInAddress(): BookingStep {
  const name = location.hash.slice(1);
  return bookingSteps.find((step) => step === name) ?? 'thing';
}
