import type { KioskButton, KioskPage, Look, Rect, Texts } from './layout.ts';

export const noTexts: Texts = { cs: '', en: '' };

/** Colours that a new page and its buttons begin with; the text has a contrast of at least 7 : 1 on each. */
export const palette = {
  page: '#f3f2ee',
  ink: '#14243d',
  card: '#ffffff',
  cardBorder: '#c9c7be',
  accent: '#14487f',
  onAccent: '#ffffff',
  closed: '#e6e4dc',
  closedInk: '#55534c',
} as const;

const baseLook: Look = {
  background: palette.card,
  image: null,
  text: noTexts,
  note: noTexts,
  font_size: 32,
  font_weight: 700,
  color: palette.ink,
  border_color: palette.cardBorder,
  border_width: 2,
  radius: 16,
};

type NewButton = Pick<KioskButton, 'id'> & Rect & Partial<Omit<KioskButton, 'looks'>> & { readonly look?: Partial<Look> };

/** A button with what is not said filled in: a card that turns dark when pressed and grey when its service is unavailable. */
export function newButton({ look, ...given }: NewButton): KioskButton {
  const active = { ...baseLook, ...look };
  return {
    function: 'information',
    service_id: null,
    target_page_id: null,
    align: 'left',
    is_bilingual: false,
    icon: null,
    detail: 'none',
    ...given,
    looks: {
      active,
      inactive: { background: palette.closed, color: palette.closedInk, border_color: palette.closedInk },
      pressed: { background: palette.accent, color: palette.onAccent, border_color: palette.accent },
    },
  };
}

/** A page without buttons. */
export function newPage(given: Pick<KioskPage, 'id' | 'name'> & Partial<KioskPage>): KioskPage {
  return {
    heading: noTexts,
    subheading: noTexts,
    has_header: true,
    background: palette.page,
    color: palette.ink,
    image: null,
    idle_seconds: null,
    buttons: [],
    ...given,
  };
}
