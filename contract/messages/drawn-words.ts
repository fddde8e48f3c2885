import type { KioskLanguage } from '../rules/kiosk/layout/layout.ts';
import type { ServiceClosed } from '../rules/kiosk/visit/known-branch.ts';
import { drawnKiosk as czech, type DrawnKiosk } from './cs/drawn-kiosk.ts';
import { drawnKiosk as english } from './en/drawn-kiosk.ts';

/** Words of drawn kiosks in all their languages: a button can show two of them next to each other. */
export type DrawnWords = Readonly<Record<KioskLanguage, DrawnKiosk>>;

export const drawnWords: DrawnWords = { cs: czech, en: english };

/** Why a service has no tickets, and from when it has them again; `today` is the day of the kiosk. */
export function closedText(words: DrawnKiosk, closed: ServiceClosed, today: string): string {
  if (closed.why !== 'hours') return closed.why === 'reserve' ? words.notIssued : words.notOffered;
  const { opens } = closed;
  if (opens === null) return words.closed;
  // As the clock of the kiosk shows hours.
  const time = opens.time.replace(/^0/u, '');
  return opens.day === today ? words.closedUntil(time) : words.closedUntilDay(opens.day, time);
}
