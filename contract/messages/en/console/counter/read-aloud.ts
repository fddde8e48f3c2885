import type { ReadAloudWords } from '../../../cs/console/counter/read-aloud.ts';
import { spokenPin, spokenVisit } from '../../basics/spoken-visit.ts';

/** English of the Czech file of the same name. */
export const readAloud: ReadAloudWords = {
  title: 'Read to the client',
  sentence: (instant, pin, now) => `${spokenVisit(instant, now)}, PIN ${spokenPin(pin)}.`,
  copy: 'Copy',
  copied: 'The sentence is copied.',
  notCopied: 'The sentence could not be copied. Select it and copy it with Ctrl+C.',
  print: 'Print a slip',
  close: 'Close',
  slip: {
    title: 'Appointment at the office',
    pin: 'PIN',
    hint: 'Enter the PIN at the kiosk in the hall, or tell it at the information desk.',
  },
};
