import { type KioskButton, type KioskLanguage, type KioskLayout, type KioskPage, type LookState, pageOfLayout } from '../layout/layout.ts';
import { type KioskCondition, shownCondition } from './parameters.ts';

/** Digits of the PIN of an order. */
const pinDigits = 6;
/** Seconds that a ticket takes to be printed, and that a notice stays without a touch. */
const visitSeconds = { printing: 2, notice: 8 } as const;

/** A ticket as the visitor reads it; null is unknown. */
export type VisitTicket = {
  readonly number: string;
  readonly service: number;
  readonly people: number | null;
  readonly waitMinutes: number | null;
};

/** Why a PIN has no ticket. */
export type Refusal = 'unknown' | 'not_confirmed' | 'missed' | 'cancelled' | 'already_here';

/** What becomes of a typed PIN. */
export type Arrival = { readonly result: 'accepted'; readonly ticket: VisitTicket } | { readonly result: 'refused'; readonly why: Refusal };

/** What covers the pages for a while. `pin` and `order` are pages of their own. */
export type VisitScreen =
  | { readonly at: 'pages' | 'pin' | 'order' }
  | { readonly at: 'printing' | 'ticket'; readonly ticket: VisitTicket; readonly since: number; readonly isOrdered: boolean }
  | { readonly at: 'refused'; readonly why: Refusal; readonly since: number; readonly goesTo: 'pin' | 'pages' };

/** A ticket that came out of the printer. */
export type Issued = { readonly ticket: VisitTicket; readonly at: number; readonly language: KioskLanguage };

/** A visitor at a kiosk. Times are milliseconds of one clock. */
export type Visit = {
  readonly language: KioskLanguage;
  /** Pages that the visitor came through; the start page is the first. */
  readonly pages: readonly string[];
  readonly screen: VisitScreen;
  readonly pin: string;
  readonly pressed: string | null;
  readonly touchedAt: number;
  /** Services of the tickets that were issued, by the order of their numbers. */
  readonly issued: readonly number[];
  /** The last of them on paper; null while there is none. */
  readonly printed: Issued | null;
};

export type VisitEvent =
  | { readonly do: 'press' | 'release'; readonly button: KioskButton; readonly at: number }
  | { readonly do: 'leave'; readonly at: number }
  | { readonly do: 'key'; readonly key: string; readonly at: number }
  | { readonly do: 'tick'; readonly at: number };

/** What the kiosk knows. */
export type VisitFacts = {
  readonly layout: KioskLayout;
  readonly conditions: ReadonlySet<KioskCondition>;
  readonly isAvailable: (service: number) => boolean;
  /** The next ticket of a service after those that were issued. */
  readonly ticketFor: (service: number, issued: readonly number[]) => VisitTicket;
  readonly arrivalOf: (pin: string, issued: readonly number[]) => Arrival;
};

const onPages: VisitScreen = { at: 'pages' };

/** A kiosk that waits for its next visitor. */
export function startVisit(layout: KioskLayout, at: number, before?: Pick<Visit, 'issued' | 'printed'>): Visit {
  const [language = 'cs'] = layout.languages;
  const { issued = [], printed = null } = before ?? {};
  return { language, pages: [layout.start_page_id], screen: onPages, pin: '', pressed: null, touchedAt: at, issued, printed };
}

/** The state after an event. */
export function visit(state: Visit, event: VisitEvent, facts: VisitFacts): Visit {
  if (event.do === 'tick') return afterTime(state, event.at, facts);
  const isCovered = shownCondition(facts.conditions) !== undefined || state.screen.at === 'printing';
  if (isCovered) return state.pressed === null ? state : { ...state, pressed: null };
  const touched = { ...state, touchedAt: event.at };
  switch (event.do) {
    case 'press':
      return isPressable(event.button, facts) ? { ...touched, pressed: event.button.id } : touched;
    case 'leave':
      return { ...touched, pressed: null };
    case 'release': {
      const released = { ...touched, pressed: null };
      return state.pressed === event.button.id ? afterPress(released, event.button, facts) : released;
    }
    case 'key':
      return afterKey(touched, event.key, facts);
  }
}

/** Whether a press of the button does something. */
function isPressable({ function: does, service_id: service }: KioskButton, { isAvailable }: Pick<VisitFacts, 'isAvailable'>): boolean {
  if (does === 'information' || does === 'pin_pad') return false;
  return does !== 'ticket' || (service !== null && isAvailable(service));
}

/** The look of a button for this visitor. */
export function findLookState({ pressed }: Visit, button: KioskButton, facts: Pick<VisitFacts, 'isAvailable'>): LookState {
  if (button.function === 'ticket' && !isPressable(button, facts)) return 'inactive';
  return pressed === button.id ? 'pressed' : 'active';
}

/** The page of the layout that the visitor is on; undefined in a layout without any. */
export function findVisitedPage({ pages }: Visit, layout: KioskLayout): KioskPage | undefined {
  return pageOfLayout(layout, pages.at(-1) ?? null) ?? pageOfLayout(layout, layout.start_page_id) ?? layout.pages[0];
}

function afterPress(state: Visit, button: KioskButton, facts: VisitFacts): Visit {
  const { layout } = facts;
  const left = { ...state, screen: onPages, pin: '' };
  switch (button.function) {
    case 'ticket': {
      if (button.service_id === null || !facts.isAvailable(button.service_id)) return state;
      return printing(left, facts.ticketFor(button.service_id, state.issued), false);
    }
    case 'page':
      return { ...left, pages: follow(state.pages, button.target_page_id, layout) };
    case 'back':
      return state.screen.at === 'pages' ? { ...left, pages: state.pages.length > 1 ? state.pages.slice(0, -1) : state.pages } : left;
    case 'start':
      return { ...left, pages: [layout.start_page_id] };
    case 'arrival':
      return { ...left, screen: { at: 'pin' } };
    case 'order':
      return { ...left, screen: { at: 'order' } };
    case 'language': {
      const next = (layout.languages.indexOf(state.language) + 1) % layout.languages.length;
      return { ...state, language: layout.languages[next] ?? state.language };
    }
    case 'information':
    case 'pin_pad':
      return state;
  }
}

/** The way to a page: a page that the visitor came through already is gone back to. */
function follow(pages: readonly string[], target: string | null, layout: KioskLayout): readonly string[] {
  if (target === null || pageOfLayout(layout, target) === undefined) return pages;
  const before = pages.indexOf(target);
  return before === -1 ? [...pages, target] : pages.slice(0, before + 1);
}

function afterKey(state: Visit, key: string, facts: VisitFacts): Visit {
  if (/^\d$/u.test(key)) return state.pin.length < pinDigits ? { ...state, pin: state.pin + key } : state;
  if (key === 'clear') return { ...state, pin: '' };
  if (key !== 'confirm' || state.pin.length < pinDigits) return state;
  const arrival = facts.arrivalOf(state.pin, state.issued);
  const emptied = { ...state, pin: '' };
  const goesTo = state.screen.at === 'pin' ? 'pin' : 'pages';
  if (arrival.result === 'accepted') return printing(emptied, arrival.ticket, true);
  return { ...emptied, screen: { at: 'refused', why: arrival.why, since: state.touchedAt, goesTo } };
}

function printing(state: Visit, ticket: VisitTicket, isOrdered: boolean): Visit {
  return {
    ...state,
    pin: '',
    screen: { at: 'printing', ticket, since: state.touchedAt, isOrdered },
    issued: [...state.issued, ticket.service],
  };
}

function afterTime(state: Visit, at: number, { layout }: VisitFacts): Visit {
  const { screen } = state;
  const hasPassed = (since: number, seconds: number): boolean => at - since >= seconds * 1000;
  switch (screen.at) {
    case 'printing':
      return hasPassed(screen.since, visitSeconds.printing)
        ? {
            ...state,
            screen: { ...screen, at: 'ticket', since: at },
            touchedAt: at,
            printed: { ticket: screen.ticket, at, language: state.language },
          }
        : state;
    case 'ticket':
      return hasPassed(screen.since, visitSeconds.notice) ? startVisit(layout, at, state) : state;
    case 'refused':
      return hasPassed(screen.since, visitSeconds.notice) ? { ...state, screen: { at: screen.goesTo }, touchedAt: at } : state;
    case 'pages':
    case 'pin':
    case 'order': {
      const seconds = findVisitedPage(state, layout)?.idle_seconds ?? layout.idle_seconds;
      if (!hasPassed(state.touchedAt, seconds)) return state;
      const start = startVisit(layout, state.touchedAt, state);
      return isSame(state, start) ? state : start;
    }
  }
}

/** Whether the kiosk waits for its next visitor already. */
function isSame(state: Visit, start: Visit): boolean {
  return (
    state.language === start.language &&
    state.pages.join(' ') === start.pages.join(' ') &&
    state.screen.at === 'pages' &&
    state.pin === '' &&
    state.pressed === null
  );
}
