import { spokenPin, spokenVisit } from '../../basics/spoken-visit.ts';

/** What a clerk reads to the client once an order is made, and its slip of paper. */
export const readAloud = {
  title: 'Přečtěte klientovi',
  sentence: (instant: Date, pin: string, now: Date) => `${spokenVisit(instant, now)}, PIN ${spokenPin(pin)}.`,
  copy: 'Kopírovat',
  copied: 'Věta je zkopírovaná.',
  notCopied: 'Větu se nepodařilo zkopírovat. Označte ji a zkopírujte klávesami Ctrl+C.',
  print: 'Vytisknout lístek',
  close: 'Zavřít',
  slip: {
    title: 'Objednání na úřad',
    pin: 'PIN',
    hint: 'PIN zadejte v hale na kiosku, nebo ho řekněte v informacích.',
  },
};
export type ReadAloudWords = typeof readAloud;
