import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeskEvent, type DeskSession, deskSessionsOf } from '../../../../contract/rules/branch/reported-spans.ts';

const opened = (sequence: number, at: number, employeeId: number | null): DeskEvent => ({ sequence, at, isOpen: true, employeeId });
const closed = (sequence: number, at: number): DeskEvent => ({ sequence, at, isOpen: false, employeeId: null });
const session = (sequence: number, employeeId: number | null, startedAt: number, endedAt: number | null): DeskSession => ({
  sequence,
  employeeId,
  startedAt,
  endedAt,
});

describe('sessions at a desk', () => {
  it('end where the desk is closed or somebody else sits down, and go on where the same is said again', () => {
    const events = [opened(1, 10, 7), opened(2, 20, 7), opened(3, 30, 8), closed(4, 40), closed(5, 50), opened(6, 60, null)];
    expect(deskSessionsOf(events, null)).toEqual([session(1, 7, 10, 30), session(3, 8, 30, 40), session(6, null, 60, null)]);
  });

  it('end earlier where a closing comes late, and later where somebody turns out to have come back', () => {
    const earlier = session(1, 7, 10, 50);
    expect(deskSessionsOf([closed(2, 30), closed(5, 50)], earlier)).toEqual([session(1, 7, 10, 30)]);
    expect(deskSessionsOf([opened(2, 30, 7), closed(6, 60)], earlier)).toEqual([session(1, 7, 10, 60)]);
    expect(deskSessionsOf([opened(6, 60, 7)], earlier)).toEqual([session(6, 7, 60, null)]);
  });

  it('are the same however the events were mixed, and however few of the first are still read', () => {
    const events = fc
      .array(fc.record({ employee: fc.constantFrom(null, 7, 8), isOpen: fc.boolean(), later: fc.nat({ max: 5 }) }), {
        minLength: 1,
        maxLength: 20,
      })
      .map((drawn) => {
        let at = 0;
        return drawn.map(({ employee, isOpen, later }, place) => {
          at += later + 1;
          return isOpen ? opened(place + 1, at, employee) : closed(place + 1, at);
        });
      });
    fc.assert(
      fc.property(events, fc.nat({ max: 20 }), fc.integer(), (all, cut, seed) => {
        const whole = deskSessionsOf(all, null);
        const mixed = all.toSorted((one, other) => ((one.sequence * seed) % 7) - ((other.sequence * seed) % 7));
        expect(deskSessionsOf(mixed, null)).toEqual(whole);
        const rest = all.slice(cut);
        const before = whole.filter(({ sequence }) => sequence <= cut);
        if (rest.length > 0) expect([...before.slice(0, -1), ...sessionsAfter(rest, before.at(-1) ?? null)]).toEqual(whole);
      }),
    );
  });
});

/** The rest of the sessions; an earlier one that is over before the rest stays as it was. */
function sessionsAfter(rest: readonly DeskEvent[], earlier: DeskSession | null): readonly DeskSession[] {
  const sessions = deskSessionsOf(rest, earlier);
  return earlier !== null && sessions[0]?.sequence !== earlier.sequence ? [earlier, ...sessions] : sessions;
}
