import { drawnWords } from '../../../contract/messages/drawn-words.ts';
import { checkLayout } from '../../../contract/rules/kiosk/check-layout.ts';
import { kioskLanguages } from '../../../contract/rules/kiosk/layout/layout.ts';
import { newButton } from '../../../contract/rules/kiosk/layout/new-parts.ts';
import { preparedKinds } from '../../../contract/rules/kiosk/prepared/prepared-styles.ts';
import { kioskConditions } from '../../../contract/rules/kiosk/visit/parameters.ts';
import type { VisitScreen } from '../../../contract/rules/kiosk/visit/visit.ts';
import { pageOfCondition, pageOfScreen } from '../../../contract/rules/kiosk/visit/visit-pages.ts';
import { measureOverflow } from '../../../drawing/page/draw-page.ts';
import { aLayout } from '../../support/kiosk-layouts.ts';
import '../../../src/ui/theme/base.css';

/** What runs in the browser: texts are measured with the font that kiosks are drawn in. */
const services = [
  ['Občanské průkazy', 'Identity cards', 'Doklady'],
  ['Cestovní doklady', 'Passports', 'Doklady'],
  ['Evidence obyvatel', 'Change of address', 'Obyvatelé a matrika'],
  ['Matrika', 'Registry office', 'Obyvatelé a matrika'],
  ['Czech POINT', 'Czech POINT extracts', 'Ověřování a Czech POINT'],
  ['Ověřování listin a podpisů', 'Certified copies', 'Ověřování a Czech POINT'],
  ['Pokladna', 'Cash desk', 'Pokladna a informace'],
  ['Informace', 'Information', 'Pokladna a informace'],
].map(([cs = '', en = '', agenda = ''], at) => ({ id: at + 1, name: { cs, en }, agenda: { cs: agenda, en: `${en} and more` } }));
const sizes = [
  { width: 1280, height: 1024 },
  { width: 1080, height: 1920 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];
const layouts = preparedKinds.flatMap((kind) =>
  sizes.flatMap((size) =>
    // Few services have larger buttons and letters.
    [services.length, 3, 1].map((count) => ({
      of: `${kind} of ${count} ${size.width}`,
      layout: aLayout(kind, 0, { ...size, services: services.slice(-count) }),
    })),
  ),
);

const shown = { ticket: { number: 'AB 9999', service: 1, people: 128, waitMinutes: 145 }, since: 0, isOrdered: true };
const screens: readonly VisitScreen[] = [
  { at: 'pin' },
  { at: 'order' },
  { at: 'printing', ...shown },
  { at: 'ticket', ...shown },
  { at: 'refused', why: 'not_confirmed', since: 0, goesTo: 'pin' },
];

/** The fonts that texts are measured in: asked for, because a font that nothing is written in is not loaded. */
const fonts = () => Promise.all(['400', '600', '700', '900'].map((weight) => document.fonts.load(`${weight} 20px "Inter Czech"`, 'Aař')));

/** Texts that are longer than their place. */
const tooLong = {
  ofPrepared: async () => {
    await fonts();
    const known = new Set(services.map(({ id }) => id));
    return layouts.flatMap(({ of, layout }) =>
      checkLayout(layout, { services: known, overflow: measureOverflow }).map((fault) => ({ of, ...fault })),
    );
  },
  ofEveryKiosk: async () => {
    await fonts();
    return layouts.flatMap(({ of, layout }) => {
      const covering = screens.flatMap((screen) => pageOfScreen(screen, layout, drawnWords) ?? []);
      const pages = [...covering, ...kioskConditions.map((condition) => pageOfCondition(condition, null, layout, drawnWords))];
      const buttons = pages.flatMap((page) => page.buttons.map((button) => ({ page: page.id, button })));
      return buttons.flatMap(({ page, button }) =>
        kioskLanguages
          .map((language) => ({ of, page, button: button.id, by: measureOverflow(button, 'active', language) }))
          .filter(({ by }) => by > 0),
      );
    });
  },
  ofLongNames: async () => {
    await fonts();
    const button = (cs: string) => newButton({ id: 'b', x: 0, y: 0, width: 300, height: 100, look: { text: { cs, en: 'Short' } } });
    const names = ['Ověřování listin a podpisů '.repeat(4), 'Nejneobhospodařovávatelnější', 'Pokladna'];
    return names.map((cs) => [measureOverflow(button(cs), 'active', 'cs') > 50, measureOverflow(button(cs), 'active', 'en')]);
  },
};

Object.assign(window, { tooLong });
