import { drawnWords } from '../../../contract/messages/drawn-words.ts';
import { fileAddress } from '../../../contract/rules/files/file-digest.ts';
import type { KioskLanguage, KioskLayout, KioskPage, LookState } from '../../../contract/rules/kiosk/layout/layout.ts';
import { formatDay } from '../../../contract/rules/time/shown-time.ts';
import { drawPage, type ServiceFacts } from '../../../drawing/page/draw-page.ts';

type Drawing = {
  readonly kiosk: { readonly storeName: string };
  readonly layout: KioskLayout;
  readonly page: KioskPage;
  readonly language: KioskLanguage;
  readonly stateOf?: (id: string) => LookState;
  /** Neither people that wait nor a time. */
  readonly withoutFigures?: boolean;
};

/** Draws a page with the figures of a usual morning, or without any. */
export function drawKioskPage(root: HTMLElement, drawing: Drawing): void {
  const { kiosk, layout, page, language, stateOf = () => 'active', withoutFigures = false } = drawing;
  const moment = withoutFigures ? { date: '', time: '' } : { date: formatDay('2026-11-23'), time: '10:42' };
  drawPage(root, {
    layout,
    page,
    language,
    stateOf: ({ id }) => stateOf(id),
    factsOf: withoutFigures ? () => unknownFacts : sampleFacts,
    header: { title: kiosk.storeName, subtitle: '', ...moment },
    words: drawnWords,
    pin: '',
    imageAddress: fileAddress,
    headingTag: 'p',
  });
}

const unknownFacts: ServiceFacts = { people: null, waitMinutes: null, closed: null };
const people = [4, 2, 0, 3, 1] as const;

/** The figures of a usual morning, the same for a service each time: the editor shows how they take their place. */
function sampleFacts(serviceId: number): ServiceFacts {
  const waiting = people[serviceId % people.length] ?? 0;
  return { people: waiting, waitMinutes: waiting * 4, closed: null };
}
