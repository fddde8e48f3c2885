import { formatEnglishDay, formatInstant, formatLongCzechDay } from '../../time/shown-time.ts';
import type { KioskLanguage } from '../layout/layout.ts';

/** The day and the time in the header of a kiosk: `pondělí 23. listopadu`, `9:42`. */
export function kioskClock(now: Date, language: KioskLanguage): { readonly date: string; readonly time: string } {
  const date = language === 'cs' ? formatLongCzechDay(now) : formatEnglishDay(now).replace(/ \d{4}$/u, '');
  const [, time = ''] = formatInstant(now.toISOString()).split(' ');
  return { date, time: time.replace(/^0/u, '') };
}
