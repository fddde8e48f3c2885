import * as z from 'zod/mini';
import { isDigest } from '../../files/file-digest.ts';

/** States that a button is shown in, by their numbers in the specification (section 4): 0 active, 1 inactive, 2 pressed. */
export const lookStates = ['active', 'inactive', 'pressed'] as const;
export type LookState = (typeof lookStates)[number];

/**
 * What a press of the button does. `arrival` asks for the PIN of an order on a page of its own, `pin_pad` has the keys for it in its
 * own place. `information` does nothing: it is a text or a picture.
 */
export const buttonFunctions = ['ticket', 'page', 'back', 'start', 'arrival', 'pin_pad', 'order', 'language', 'information'] as const;
export type ButtonFunction = (typeof buttonFunctions)[number];

/** What a button that issues tickets says about its service after the name. */
export const buttonDetails = ['none', 'wait', 'people', 'wait_and_people'] as const;

export const kioskLanguages = ['cs', 'en'] as const;
export type KioskLanguage = (typeof kioskLanguages)[number];

/** Limits of a layout: more of each is not a kiosk that people find their way in. */
export const layoutLimits = {
  pages: 60,
  buttonsOfPage: 200,
  textCharacters: 200,
  smallestButton: 24,
  /** Bytes of the document as JSON. */
  bytes: 500_000,
} as const;

const identifier = z.string().check(z.regex(/^[a-z0-9]{1,16}$/u));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/u));
const image = z.nullable(z.string().check(z.refine(isDigest)));
const text = z.string().check(z.maxLength(layoutLimits.textCharacters));
const texts = z.strictObject({ cs: text, en: text });
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const place = whole(-8_000, 8_000);
const size = whole(layoutLimits.smallestButton, 8_000);

const look = z.strictObject({
  background: z.nullable(colour),
  image,
  text: texts,
  note: texts,
  font_size: whole(8, 400),
  font_weight: z.union([z.literal(400), z.literal(700), z.literal(900)]),
  color: colour,
  border_color: colour,
  border_width: whole(0, 40),
  radius: whole(0, 400),
});

const button = z.strictObject({
  id: identifier,
  function: z.enum(buttonFunctions),
  service_id: z.nullable(whole(1, 2_147_483_647)),
  target_page_id: z.nullable(identifier),
  x: place,
  y: place,
  width: size,
  height: size,
  align: z.enum(['left', 'center']),
  /** Whether both languages are shown next to each other, and not only the chosen one. */
  is_bilingual: z.boolean(),
  icon: z.nullable(z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/u))),
  detail: z.enum(buttonDetails),
  // What a state leaves out it has from the active one.
  looks: z.strictObject({ active: look, inactive: z.partial(look), pressed: z.partial(look) }),
});

const page = z.strictObject({
  id: identifier,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  heading: texts,
  subheading: texts,
  /** The name of the store and the time above the heading. */
  has_header: z.boolean(),
  background: colour,
  color: colour,
  image,
  /** Seconds without a touch after which the start page comes back; null as the layout says. */
  idle_seconds: z.nullable(whole(5, 3_600)),
  buttons: z.array(button).check(z.maxLength(layoutLimits.buttonsOfPage)),
});

/** The pages of a kiosk: positions in pixels of the touch screen, texts in the languages that it offers. */
const kioskLayout = z.strictObject({
  format: z.literal(1),
  width: whole(320, 7_680),
  height: whole(240, 7_680),
  languages: z.array(z.enum(kioskLanguages)).check(z.minLength(1), z.maxLength(kioskLanguages.length)),
  start_page_id: identifier,
  idle_seconds: whole(5, 3_600),
  pages: z.array(page).check(z.minLength(1), z.maxLength(layoutLimits.pages)),
});

export type KioskLayout = z.infer<typeof kioskLayout>;
export type KioskPage = KioskLayout['pages'][number];
export type KioskButton = KioskPage['buttons'][number];
export type Look = KioskButton['looks']['active'];
/** The values that a state has of its own; the others come from the active look. */
export type OwnLook = KioskButton['looks']['inactive'];
export type Texts = Look['text'];
export type Rect = Pick<KioskButton, 'x' | 'y' | 'width' | 'height'>;

/** The layout that a value is; undefined where it is none. Where its parts refer to each other is for `checkLayout` to say. */
export function parseLayout(value: unknown): KioskLayout | undefined {
  const parsed = kioskLayout.safeParse(value);
  if (!parsed.success) return undefined;
  const ids = [parsed.data.pages.map(({ id }) => id), parsed.data.pages.flatMap(({ buttons }) => buttons.map(({ id }) => id))];
  return ids.every((each) => new Set(each).size === each.length) ? parsed.data : undefined;
}

/** The look of a button in a state: what the state leaves out comes from the active look. */
export function lookOf({ looks }: Pick<KioskButton, 'looks'>, state: LookState): Look {
  if (state === 'active') return looks.active;
  const { active, [state]: own } = looks;
  return {
    background: own.background === undefined ? active.background : own.background,
    image: own.image === undefined ? active.image : own.image,
    text: own.text ?? active.text,
    note: own.note ?? active.note,
    font_size: own.font_size ?? active.font_size,
    font_weight: own.font_weight ?? active.font_weight,
    color: own.color ?? active.color,
    border_color: own.border_color ?? active.border_color,
    border_width: own.border_width ?? active.border_width,
    radius: own.radius ?? active.radius,
  };
}

/** The page of an identifier. */
export function pageOfLayout({ pages }: KioskLayout, id: string | null): KioskPage | undefined {
  return pages.find((one) => one.id === id);
}
