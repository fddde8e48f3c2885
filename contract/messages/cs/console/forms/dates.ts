import { plural } from '../../../basics/plural.ts';

/** Days and times. Instants are shown in the time zone of the system. */
export const dates = {
  dateFormat: 'DD.MM.RRRR',
  timeFormat: 'HH:mm',
  date: 'Datum',
  time: 'Čas',
  pickDate: (field: string, chosen: string | null) => `Vyberte datum: ${field}${chosen === null ? '' : `, vybrané je ${chosen}`}`,
  pickTime: (field: string, chosen: string | null) => `Vyberte čas: ${field}${chosen === null ? '' : `, vybraný je ${chosen}`}`,
  today: 'Dnes',
  tomorrow: 'Zítra',
  yesterday: 'Včera',
  last_week: 'Minulý týden',
  week: 'Tento týden',
  next_week: 'Příští týden',
  last_month: 'Minulý měsíc',
  month: 'Tento měsíc',
  next_month: 'Příští měsíc',
  goToNow: 'Přejít na nyní',
  nowAt: (time: string) => `nyní ${time}`,
  never: 'Nikdy',
  justNow: 'právě teď',
  minutesAgo: (count: number) => `před ${count} ${plural(count, 'minutou', 'minutami', 'minutami')}`,
  hoursAgo: (count: number) => `před ${count} ${plural(count, 'hodinou', 'hodinami', 'hodinami')}`,
  daysAgo: (count: number) => `před ${count} ${plural(count, 'dnem', 'dny', 'dny')}`,
  seconds: (count: number) => `${count} ${plural(count, 'sekunda', 'sekundy', 'sekund')}`,
  minutes: (count: number) => `${count} ${plural(count, 'minuta', 'minuty', 'minut')}`,
  hours: (count: number) => `${count} ${plural(count, 'hodina', 'hodiny', 'hodin')}`,
  range: (from: string, to: string) => `${from} – ${to}`,
  from: (from: string) => `od ${from}`,
  until: (to: string) => `do ${to}`,
  /** From Sunday, as the wire numbers weekdays. */
  weekdays: ['neděle', 'pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota'],
  shortWeekdays: ['ne', 'po', 'út', 'st', 'čt', 'pá', 'so'],
  months: ['leden', 'únor', 'březen', 'duben', 'květen', 'červen', 'červenec', 'srpen', 'září', 'říjen', 'listopad', 'prosinec'],
  nextMonth: 'Další měsíc',
};
export type DateWords = typeof dates;
