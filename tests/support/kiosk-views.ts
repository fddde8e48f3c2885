import { drawnWords } from '../../contract/messages/drawn-words.ts';
import type { KioskButton, KioskLayout, KioskPage } from '../../contract/rules/kiosk/layout/layout.ts';
import { newButton, newPage } from '../../contract/rules/kiosk/layout/new-parts.ts';
import type { PageView } from '../../drawing/page/draw-page.ts';

/** A button of a kiosk, in a place of its own. */
export const aButton = (given: Partial<Parameters<typeof newButton>[0]> = {}): KioskButton =>
  newButton({ id: 'b1', x: 10, y: 300, width: 500, height: 140, function: 'ticket', service_id: 1, ...given });

/** How a page with the buttons is drawn, all of them active and nothing known of services. */
export function aView(buttons: readonly KioskButton[], given: Partial<PageView> = {}, page: Partial<KioskPage> = {}): PageView {
  const drawn = newPage({ id: 'p1', name: 'Start', ...page, buttons: [...buttons] });
  const layout: KioskLayout = {
    format: 1,
    width: 1280,
    height: 1024,
    languages: ['cs', 'en'],
    start_page_id: 'p1',
    idle_seconds: 30,
    pages: [drawn],
  };
  return {
    layout,
    page: drawn,
    language: 'cs',
    stateOf: () => 'active',
    factsOf: () => undefined,
    header: { title: 'Town', subtitle: 'Hall', date: 'Monday', time: '10:42' },
    words: drawnWords,
    pin: '',
    imageAddress: (digest) => `/files/${digest}`,
    headingTag: 'h1',
    ...given,
  };
}
