import { drawnWords } from '../../contract/messages/drawn-words.ts';
import { type KioskButton, type KioskLanguage, kioskLanguages, type LookState } from '../../contract/rules/kiosk/layout/layout.ts';
import { element, placed } from '../view/elements.ts';
import { createButton, drawButton } from './draw-button.ts';

/** Figures as wide as a busy day has them. */
const busy = { people: 28, waitMinutes: 45 } as const;
/** The widest time of day and the widest date in the digits of the font: no real ones take more room. */
const hour = '10:00';
const day = '2026-10-30';

/** By the looks of a button, which stay the same ones while it is dragged, and by everything else but its place. */
const measured = new WeakMap<KioskButton['looks'], Map<string, number>>();

/**
 * Pixels by which the texts of a button are longer than their place; 0 where they fit. Measured in the document, with people and wait
 * where the button shows them, so the fonts of the page have to be ready (`document.fonts.ready`). A moved button is not measured again.
 */
export function measureOverflow(button: KioskButton, state: LookState, language: KioskLanguage): number {
  const known = measured.get(button.looks) ?? new Map<string, number>();
  const { function: does, width, height, align, icon, detail, is_bilingual: isBilingual } = button;
  const key = [state, language, does, width, height, align, icon, detail, isBilingual].join(' ');
  const value = known.get(key) ?? Math.max(...reasonsOf(state, language).map((closed) => measure(button, { state, language, closed })));
  measured.set(button.looks, known.set(key, value));
  return value;
}

/** Reasons that an inactive button may give: one that ends today, and one with a date, which is the longest. */
function reasonsOf(state: LookState, language: KioskLanguage): readonly string[] {
  const words = drawnWords[language];
  return state === 'inactive' ? [words.closedUntil(hour), words.closedUntilDay(day, hour)] : [words.closedUntil(hour)];
}

type Measured = { readonly state: LookState; readonly language: KioskLanguage; readonly closed: string };

function measure(button: KioskButton, { state, language, closed }: Measured): number {
  const made = createButton(button);
  placed(made, { ...button, x: 0, y: 0 });
  drawButton(made, button, {
    state,
    languages: button.is_bilingual ? kioskLanguages : [language],
    language,
    facts: { ...busy, closed },
    words: drawnWords,
    pin: '',
    behind: '#ffffff',
    imageAddress: () => '',
  });
  made.style.backgroundImage = 'none';
  const page = element('div', 'kiosk-page kiosk-measured', { children: [made] });
  page.setAttribute('aria-hidden', 'true');
  document.body.append(page);
  const texts = [...made.querySelectorAll<HTMLElement>('.kiosk-text, .kiosk-pad-title, .kiosk-pad-note')];
  const across = [made, ...texts].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  const down = texts.map(({ scrollHeight }) => scrollHeight - made.clientHeight);
  page.remove();
  return Math.max(0, ...across, ...down);
}
