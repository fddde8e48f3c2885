import { plural } from '../basics/plural.ts';

const waiting = (people: number): string => (people === 0 ? 'nikdo nečeká' : `${plural(people, 'čeká', 'čekají', 'čeká')} ${people}`);
const minutes = (count: number): string => (count === 0 ? 'Hned' : `${count} min`);
/** `30. 11.` of `2026-11-30`. */
const dayAndMonth = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return `${date}. ${month}.`;
};
const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase('cs') + text.slice(1);

/** What a drawn kiosk says that is not in its document. */
export const drawnKiosk = {
  /** How many people are before the visitor. */
  waiting,
  /** How long the visitor will wait. */
  minutes,
  /** Both in one line. */
  waitingFor: (people: number, wait: number): string =>
    wait === 0 ? capital(waiting(people)) : `${capital(waiting(people))}, asi ${minutes(wait)}`,
  /** Why a service has no tickets now, and from when it has them again. */
  closedUntil: (time: string): string => `Zavřeno, znovu od ${time}`,
  /** The same where it is on another day, as `YYYY-MM-DD`. */
  closedUntilDay: (day: string, time: string): string => `Zavřeno, znovu ${dayAndMonth(day)} od ${time}`,
  closed: 'Zavřeno',
  notIssued: 'Nevydává se',
  notOffered: 'Nenabízíme',
  pin: {
    clear: 'Smazat',
    confirm: 'Potvrdit',
    typed: (digits: number): string => `Zadáno ${digits} ze 6 číslic`,
  },
  /** Pages that every kiosk has, whatever its layout. */
  visit: {
    back: 'Zpět',
    done: 'Hotovo',
    pin: { title: 'Mám objednaný termín', text: 'Zadejte PIN ze zprávy, kterou jste dostali.' },
    order: { title: 'Objednání na jiný den', text: 'Tady si na kiosku vyberete činnost, den a čas.' },
    printing: { title: 'Tiskne se lístek', text: 'Vezměte si ho dole pod obrazovkou.' },
    ticket: {
      title: 'Vezměte si lístek',
      arrived: 'Váš příchod je zapsaný',
      ahead: (people: number): string => (people === 0 ? 'Nikdo před vámi nečeká' : `Před vámi ${waiting(people)}`),
      expected: (wait: number): string => (wait === 0 ? 'Na řadu přijdete hned' : `Čekání asi ${minutes(wait)}`),
    },
    refused: {
      unknown: { title: 'Tento PIN dnes neznáme', text: 'Zkontrolujte číslice ve zprávě, nebo se zeptejte v informacích.' },
      not_confirmed: { title: 'Objednávka není potvrzená', text: 'Zeptejte se v informacích, nebo si vezměte lístek bez objednání.' },
      missed: { title: 'Termín už propadl', text: 'Vezměte si lístek bez objednání, nebo se zeptejte v informacích.' },
      cancelled: { title: 'Objednávka je zrušená', text: 'Vezměte si lístek bez objednání, nebo se zeptejte v informacích.' },
      already_here: { title: 'Příchod už je zapsaný', text: 'Sledujte obrazovku, vaše číslo na ní bude vyvolané.' },
    },
    conditions: {
      error: { title: 'Kiosek teď nefunguje', text: 'O lístek si řekněte v informacích.' },
      blocked: { title: 'Kiosek je mimo provoz', text: 'O lístek si řekněte v informacích.' },
      offline: { title: 'Kiosek nemá spojení', text: 'Lístky se nevydávají. Zeptejte se v informacích.' },
      paper_out: { title: 'Došel papír', text: 'Lístek teď nejde vytisknout. Zeptejte se v informacích.' },
      outside_hours: { title: 'Teď je zavřeno', text: 'Lístky se vydávají jen v otevírací době.' },
      printing: { title: 'Tiskne se lístek', text: 'Vezměte si ho dole pod obrazovkou.' },
    },
  },
};

/** The Czech words set the shape. */
export type DrawnKiosk = typeof drawnKiosk;
