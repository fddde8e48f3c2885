import { plural } from '../../../basics/plural.ts';

const places = (count: number): string => `${count} ${plural(count, 'místo', 'místa', 'míst')}`;

/** The week of a booking plan. Fetched with the editor. */
export const intervalEditor = {
  help: 'Tažením v prázdném místě dne vytvoříte interval, tažením intervalu ho posunete, tažením za okraj změníte jeho délku. Prstem místo nebo interval napřed podržte, klepnutí do prázdného místa vytvoří hodinu. Šipky interval posunou o 5 minut, s klávesou Shift změní jeho konec. Delete ho odebere, Enter otevře jeho údaje.',
  week: 'Týden intervalů',
  places,
  each: (minutes: number, capacity: number) => `po ${minutes} min, ${places(capacity)}`,
  wrong: (problem: string) => `Chyba: ${problem}`,
  cut: (intervals: string) => `mimo otevírací dobu ${intervals}`,
  cutOff: (day: string, open: string, cut: string) => `${day}: otevřeno je ${open}. Časy ${cut} klienti neuvidí.`,
  closedDay: (day: string) => `${day}: pobočka má zavřeno. Tento interval klienti neuvidí.`,
  validFrom: (day: string) => `od ${day}`,
  validTo: (day: string) => `do ${day}`,
  add: (day: string) => `Přidat interval: ${day}`,
  added: (day: string, interval: string) => `${day}: přidán interval ${interval}.`,
  moved: (day: string, interval: string) => `${day} ${interval}`,
  removed: (day: string, interval: string) => `${day}: odebrán interval ${interval}.`,
  remove: 'Odebrat interval',
  close: 'Zavřít údaje',
};
