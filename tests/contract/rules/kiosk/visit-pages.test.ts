import { describe, expect, it } from 'vitest';
import { drawnWords } from '../../../../contract/messages/drawn-words.ts';
import { checkLayout } from '../../../../contract/rules/kiosk/check-layout.ts';
import { parseLayout } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { preparedKinds } from '../../../../contract/rules/kiosk/prepared/prepared-styles.ts';
import { kioskClock } from '../../../../contract/rules/kiosk/visit/kiosk-clock.ts';
import { kioskConditions, mediaFor, shownCondition } from '../../../../contract/rules/kiosk/visit/parameters.ts';
import type { VisitScreen } from '../../../../contract/rules/kiosk/visit/visit.ts';
import { pageOfCondition, pageOfScreen } from '../../../../contract/rules/kiosk/visit/visit-pages.ts';
import { aLayout } from '../../../support/kiosk-layouts.ts';

const layout = aLayout();

describe('the condition of a kiosk', () => {
  it('that is shown is the worst of those that hold', () => {
    expect(shownCondition(new Set(kioskConditions.toReversed()))).toBe('error');
    expect(shownCondition(new Set(['printing', 'paper_out']))).toBe('paper_out');
    expect(shownCondition(new Set())).toBeUndefined();
  });

  it('has its image and sound by the numbers of the specification', () => {
    const media = { paper_out_image: 'a', paper_out_sound: 'b', printing_sound: 'c', outside_hours_image: 'd' };
    expect(kioskConditions.map((condition) => Object.values(mediaFor(condition, media)))).toEqual([
      [null, null],
      [null, null],
      [null, null],
      ['a', 'b'],
      ['d', null],
      [null, 'c'],
    ]);
  });
});

describe('the header of a kiosk', () => {
  it('has the day and the time of Prague in the language', () => {
    const now = new Date('2026-11-23T08:42:00Z');
    expect(kioskClock(now, 'cs')).toEqual({ date: 'pondělí 23. listopadu', time: '9:42' });
    expect(kioskClock(now, 'en')).toEqual({ date: 'Monday 23 November', time: '9:42' });
  });
});

describe('a page that every kiosk has', () => {
  const shownTicket = { ticket: { number: 'A12', service: 1, people: 0, waitMinutes: null }, since: 0, isOrdered: false };
  const screens: readonly VisitScreen[] = [
    { at: 'pin' },
    { at: 'order' },
    { at: 'printing', ...shownTicket },
    { at: 'ticket', ...shownTicket },
    { at: 'refused', why: 'cancelled', since: 0, goesTo: 'pin' },
  ];
  const cases = preparedKinds.flatMap((kind) =>
    [
      { width: 1280, height: 1024 },
      { width: 1080, height: 1920 },
    ].map((size) => ({ kind, ...size })),
  );

  it.each(cases)('has no fault in the colours of $kind at $width x $height', ({ kind, ...size }) => {
    const of = aLayout(kind, 8, size);
    const covering = screens.map((screen) => pageOfScreen(screen, of, drawnWords));
    const made = [...covering, ...kioskConditions.map((condition) => pageOfCondition(condition, null, of, drawnWords))];
    const alone = made.map((page) => (page === undefined ? undefined : { ...of, start_page_id: page.id, pages: [page] }));
    expect(alone.map((each) => parseLayout(each) ?? 'no layout').filter((each) => each === 'no layout')).toEqual([]);
    expect(alone.flatMap((each) => (each === undefined ? [] : checkLayout(each, { services: new Set() })))).toEqual([]);
  });

  it('is none while the visitor is on the pages', () => {
    expect(pageOfScreen({ at: 'pages' }, layout, drawnWords)).toBeUndefined();
  });

  it('says how many are ahead, and not how long it takes where that is unknown', () => {
    const page = pageOfScreen({ at: 'ticket', ...shownTicket }, layout, drawnWords);
    const texts = page?.buttons.map(({ looks }) => looks.active.text.cs);
    expect(texts).toEqual(['A12', 'Nikdo před vámi nečeká', 'Hotovo']);
  });

  it('is an uploaded image and nothing else', () => {
    const page = pageOfCondition('error', 'a'.repeat(64), layout, drawnWords);
    expect([page.image, page.buttons, page.has_header]).toEqual(['a'.repeat(64), [], false]);
  });
});
