import { isDigest } from '../../files/file-digest.ts';

/** Images and sounds of a touch screen in the order of their numbers in the specification (section 4, parameters 0 to 8). */
export const kioskParameters = [
  'error_image',
  'error_sound',
  'blocked_image',
  'blocked_sound',
  'paper_out_image',
  'paper_out_sound',
  'outside_hours_image',
  'printing_sound',
  'offline_image',
] as const;
export type KioskParameter = (typeof kioskParameters)[number];

/** What a design has for each of them. */
export type StoredMedia = Readonly<Record<KioskParameter, string | null>>;

/** The field of a design that holds the file of a parameter. */
export const fieldOfParameter = {
  error_image: 'error_image',
  error_sound: 'error_sound',
  blocked_image: 'blocked_image',
  blocked_sound: 'blocked_sound',
  paper_out_image: 'paper_image',
  paper_out_sound: 'paper_sound',
  outside_hours_image: 'closed_image',
  printing_sound: 'printing_sound',
  offline_image: 'offline_image',
} as const satisfies Readonly<Record<KioskParameter, string>>;

/** Digests of the files that are uploaded for parameters; null and what is left out is a notice in words, or silence. */
export type KioskMedia = Readonly<Partial<Record<KioskParameter, string | null>>>;

/** The files that a stored design has for the parameters; of a kiosk without a design, none. */
export function listStoredMedia(design: Readonly<Record<string, unknown>> | undefined): StoredMedia {
  const fileOf = (parameter: KioskParameter): string | null => {
    const digest = design?.[fieldOfParameter[parameter]];
    return typeof digest === 'string' && digest !== '' ? digest : null;
  };
  return {
    error_image: fileOf('error_image'),
    error_sound: fileOf('error_sound'),
    blocked_image: fileOf('blocked_image'),
    blocked_sound: fileOf('blocked_sound'),
    paper_out_image: fileOf('paper_out_image'),
    paper_out_sound: fileOf('paper_out_sound'),
    outside_hours_image: fileOf('outside_hours_image'),
    printing_sound: fileOf('printing_sound'),
    offline_image: fileOf('offline_image'),
  };
}

/** Files of parameters as they were written down; undefined for what is none. */
export function readMedia(value: unknown): StoredMedia | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const values: Readonly<Record<string, unknown>> = { ...value };
  const isKnown = kioskParameters.every((name) => values[name] === null || (typeof values[name] === 'string' && isDigest(values[name])));
  return isKnown ? listStoredMedia(Object.fromEntries(kioskParameters.map((name) => [fieldOfParameter[name], values[name]]))) : undefined;
}

/** What can cover the pages of a kiosk; where several hold, the first one is shown. */
export const kioskConditions = ['error', 'blocked', 'offline', 'paper_out', 'outside_hours', 'printing'] as const;
export type KioskCondition = (typeof kioskConditions)[number];

/** The parameters that belong to each condition: not every one has an image or a sound. */
export const parametersOf: Readonly<Record<KioskCondition, { readonly image?: KioskParameter; readonly sound?: KioskParameter }>> = {
  error: { image: 'error_image', sound: 'error_sound' },
  blocked: { image: 'blocked_image', sound: 'blocked_sound' },
  offline: { image: 'offline_image' },
  paper_out: { image: 'paper_out_image', sound: 'paper_out_sound' },
  outside_hours: { image: 'outside_hours_image' },
  printing: { sound: 'printing_sound' },
};

/** The condition that covers the pages of a kiosk; undefined where visitors see the pages. */
export function shownCondition(conditions: ReadonlySet<KioskCondition>): KioskCondition | undefined {
  return kioskConditions.find((condition) => conditions.has(condition));
}

/** The image and the sound of a condition, as far as there are any. */
export function mediaFor(condition: KioskCondition, media: KioskMedia): { readonly image: string | null; readonly sound: string | null } {
  const { image, sound } = parametersOf[condition];
  return {
    image: image === undefined ? null : (media[image] ?? null),
    sound: sound === undefined ? null : (media[sound] ?? null),
  };
}
