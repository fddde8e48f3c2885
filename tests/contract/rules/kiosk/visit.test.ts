import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ButtonFunction, buttonFunctions, type KioskButton } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { newButton } from '../../../../contract/rules/kiosk/layout/new-parts.ts';
import { kioskConditions } from '../../../../contract/rules/kiosk/visit/parameters.ts';
import {
  findLookState,
  findVisitedPage,
  startVisit,
  type Visit,
  type VisitEvent,
  type VisitFacts,
  visit,
} from '../../../../contract/rules/kiosk/visit/visit.ts';
import { aLayout } from '../../../support/kiosk-layouts.ts';

const layout = aLayout('areas', 9);
const pages = layout.pages.map(({ id }) => id);
const [start = '', next = ''] = pages;
const ticket = (service: number, issued: readonly number[]) => ({ number: `A${issued.length + 1}`, service, people: 3, waitMinutes: 12 });
const facts: VisitFacts = {
  layout,
  conditions: new Set(),
  isAvailable: (service) => service !== 6,
  ticketFor: ticket,
  arrivalOf: (pin, issued) =>
    pin === '123456' ? { result: 'accepted', ticket: ticket(2, issued) } : { result: 'refused', why: 'unknown' },
};
const button = (does: ButtonFunction, given: Partial<KioskButton> = {}): KioskButton => ({
  ...newButton({ id: 'b', x: 0, y: 0, width: 90, height: 90, function: does }),
  ...given,
});

type Untimed<E> = E extends { readonly at: number } ? Omit<E, 'at'> : never;
type Course = Untimed<VisitEvent>;

/** The state after events, a second after each other. */
const after = (events: readonly Course[], state = startVisit(layout, 0), known = facts): Visit =>
  events.reduce<Visit>((current, event, at) => visit(current, { ...event, at: (at + 1) * 1000 }, known), state);
const touch = (one: KioskButton): readonly Course[] => [
  { do: 'press', button: one },
  { do: 'release', button: one },
];
const keys = (typed: string): readonly Course[] => Array.from(typed, (key) => ({ do: 'key', key }));
const confirm: Course = { do: 'key', key: 'confirm' };
const tick: Course = { do: 'tick' };
const ticks = (count: number): readonly Course[] => Array.from({ length: count }, () => tick);
const ticketButton = button('ticket', { service_id: 1 });
const arrival = button('arrival');

const anyButton = fc
  .record({
    id: fc.constantFrom('x', 'y'),
    function: fc.constantFrom(...buttonFunctions),
    service_id: fc.option(fc.constantFrom(1, 2, 6)),
    target_page_id: fc.option(fc.constantFrom(...pages, 'gone')),
  })
  .map((given) => button(given.function, given));
const anyEvents: fc.Arbitrary<readonly Course[]> = fc.oneof(
  anyButton.map(touch),
  fc.record({ do: fc.constantFrom('press' as const, 'release' as const), button: anyButton }).map((event) => [event]),
  fc.constantFrom<readonly Course[]>([{ do: 'leave' }], ticks(1), ticks(12), [...keys('123456'), confirm]),
  fc.constantFrom('1', '9', 'clear', 'confirm', 'x').map((key): readonly Course[] => [{ do: 'key', key }]),
);
const anyCourse = fc.array(anyEvents, { maxLength: 40 }).map((events) => events.flat());

describe('a visitor at a kiosk', () => {
  it('is always on a page of the layout, came through each page once, and has typed at most six digits', () => {
    fc.assert(
      fc.property(anyCourse, (events) => {
        const state = after(events);
        expect(state.pages[0]).toBe(start);
        expect(new Set(state.pages).size).toBe(state.pages.length);
        expect(state.pages.filter((id) => !pages.includes(id))).toEqual([]);
        expect(state.pin).toMatch(/^\d{0,6}$/u);
        expect(layout.languages).toContain(state.language);
      }),
    );
  });

  it('never gets a ticket of an unavailable service', () => {
    fc.assert(
      fc.property(anyCourse, (events) => {
        expect(after(events).issued).not.toContain(6);
      }),
    );
  });

  it('is forgotten after the time of the layout, whatever they did; tickets stay issued', () => {
    fc.assert(
      fc.property(anyCourse, (events) => {
        const state = after(events);
        const later = after(ticks(200), { ...state, touchedAt: 0 });
        expect({ ...later, touchedAt: 0 }).toEqual(startVisit(layout, 0, { issued: state.issued, printed: later.printed }));
      }),
    );
  });

  it('changes nothing while a condition covers the pages', () => {
    fc.assert(
      fc.property(anyCourse, fc.constantFrom(...kioskConditions), (events, condition) => {
        const state = { ...startVisit(layout, 0), pages: [start, next] };
        const covered = after(
          events.filter((event) => event.do !== 'tick'),
          state,
          { ...facts, conditions: new Set([condition]) },
        );
        expect(covered).toEqual(state);
      }),
    );
  });

  it('sees a button pressed from the press to the release, and an unavailable one as it is', () => {
    const pressed = after([{ do: 'press', button: ticketButton }]);
    expect(findLookState(pressed, ticketButton, facts)).toBe('pressed');
    expect(findLookState(after(touch(button('language'))), ticketButton, facts)).toBe('active');
    expect(findLookState(pressed, button('ticket', { service_id: 6 }), facts)).toBe('inactive');
    expect(findLookState(pressed, button('ticket', { service_id: null }), facts)).toBe('inactive');
  });

  it('does nothing by a touch that leaves the button, or ends on another one', () => {
    expect(after([{ do: 'press', button: ticketButton }, { do: 'leave' }, { do: 'release', button: ticketButton }]).issued).toEqual([]);
    expect(
      after([
        { do: 'press', button: { ...arrival, id: 'other' } },
        { do: 'release', button: ticketButton },
      ]).issued,
    ).toEqual([]);
  });

  it('goes to a page, back, and to the start; a page passed before is gone back to', () => {
    const to = (id: string) => touch(button('page', { target_page_id: id }));
    const [, , third = ''] = pages;
    expect(after([...to(next), ...to(third)]).pages).toEqual([start, next, third]);
    expect(after([...to(next), ...to(third), ...to(next)]).pages).toEqual([start, next]);
    expect(after([...to(next), ...touch(button('back'))]).pages).toEqual([start]);
    expect(after([...to(next), ...to(third), ...touch(button('start'))]).pages).toEqual([start]);
    expect(after(to('gone')).pages).toEqual([start]);
    expect(findVisitedPage(after(to(next)), layout)?.id).toBe(next);
  });

  it('changes the language, and gets the first one back with the start page', () => {
    const other = after(touch(button('language')));
    expect([other.language, after(touch(button('language')), other).language]).toEqual(['en', 'cs']);
    expect(after(ticks(31), { ...other, touchedAt: 0 }).language).toBe('cs');
  });

  it('stays as long as the page says', () => {
    const patient = { ...layout, pages: layout.pages.map((page) => ({ ...page, idle_seconds: 90 })) };
    const stays = (count: number) => after(ticks(count), { ...startVisit(layout, 0), pin: '1' }, { ...facts, layout: patient }).pin;
    expect([stays(89), stays(90)]).toEqual(['1', '']);
  });

  it('gets a ticket that is printed, shown, and gone', () => {
    const printing = after(touch(ticketButton));
    expect(printing.screen).toMatchObject({ at: 'printing', ticket: { number: 'A1', service: 1 }, isOrdered: false });
    const shown = after(ticks(4), printing);
    expect(shown.screen.at).toBe('ticket');
    expect(after(ticks(14), printing)).toMatchObject({ screen: { at: 'pages' }, issued: [1] });
    expect(after(touch(ticketButton), startVisit(layout, 0, { issued: [1], printed: null })).screen).toMatchObject({
      ticket: { number: 'A2' },
    });
  });

  it('cannot touch anything while the ticket is printed', () => {
    const printing = after(touch(ticketButton));
    expect(after(touch(arrival), printing)).toEqual(printing);
  });

  it('types a PIN on a page of its own, and confirms only six digits', () => {
    const typed = after([...touch(arrival), ...keys('1234567')]);
    expect([typed.screen.at, typed.pin]).toEqual(['pin', '123456']);
    expect(after([{ do: 'key', key: 'clear' }], typed).pin).toBe('');
    expect(after([confirm], after(keys('12345'))).pin).toBe('12345');
    expect(after([confirm], typed).screen).toMatchObject({ at: 'printing', isOrdered: true });
  });

  it.each([
    { says: 'its own page', events: [...touch(arrival), ...keys('999999'), confirm], goesTo: 'pin' },
    { says: 'a pad of the layout', events: [...keys('999999'), confirm], goesTo: 'pages' },
  ])('that is refused types again on $says', ({ events, goesTo }) => {
    const refused = after(events);
    expect(refused).toMatchObject({ pin: '', screen: { at: 'refused', why: 'unknown' } });
    expect(after(ticks(17), refused).screen.at).toBe(goesTo);
    expect(after(touch(button('back')), refused).screen.at).toBe('pages');
  });
});
